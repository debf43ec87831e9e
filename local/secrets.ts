import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import { jsonOrNothing } from '../shared/json.ts'
import type { Answer } from './answer.ts'
import { readBody } from './read-body.ts'

/** Where the functions of this machine find the payment provider's key. */
export const paymentSecretName = 'aiki/payments'
/** And the key of the marks that say who had a trial; on one machine it need be no secret. */
export const trialSecretName = 'aiki/trials'
export const trialSecret = 'on one machine this need be no secret'
/** And the keys of the boards that want one. */
export const boardSecretName = 'aiki/boards'

const maxBytes = 16 * 1024
const getSecretValue = z.object({ SecretId: z.string() })

const answer = (status: number, body: object): Answer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})
const refused = (type: string, message: string): Answer => answer(400, { __type: type, message })

/** A stand-in for Secrets Manager, of which our functions say GetSecretValue alone. Secrets by their name. */
export const createSecrets =
  (secrets: Readonly<Record<string, string>>, since: Date) =>
  (target: string, body: string): Answer => {
    if (target !== 'secretsmanager.GetSecretValue')
      return refused('UnknownOperationException', 'This stand-in knows GetSecretValue alone.')
    const wanted = getSecretValue.safeParse(jsonOrNothing(body))
    if (!wanted.success) return refused('InvalidParameterException', z.prettifyError(wanted.error))
    const name = wanted.data.SecretId
    const secret = Object.hasOwn(secrets, name) ? secrets[name] : undefined
    if (secret === undefined)
      return refused('ResourceNotFoundException', "Secrets Manager can't find the specified secret.")
    return answer(200, {
      ARN: `arn:aws:secretsmanager:local:000000000000:secret:${name}`,
      Name: name,
      VersionId: 'local',
      VersionStages: ['AWSCURRENT'],
      SecretString: secret,
      CreatedDate: since.getTime() / 1000,
    })
  }

/** Its endpoint below `/secrets`. */
export const createSecretsDoor = (secrets: Readonly<Record<string, string>>) => {
  const manager = createSecrets(secrets, new Date())
  return async (request: IncomingMessage): Promise<Answer> => {
    const target = request.headers['x-amz-target']
    return manager(typeof target === 'string' ? target : '', await readBody(request, maxBytes))
  }
}

import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import { jsonOrNothing } from '../shared/json.ts'
import { type Answer, readBody } from './http.ts'

/** The name of the secret with the payment provider's key. */
export const paymentSecretName = 'aiki/payments'
/** The name and the value of the key for the hashes of trials. On one machine the key does not have to be secret. */
export const trialSecretName = 'aiki/trials'
export const trialSecret = 'on one machine this need be no secret'
/** The name of the secret with the keys of job boards. */
export const boardSecretName = 'aiki/boards'

const maxBytes = 16 * 1024
const getSecretValue = z.object({ SecretId: z.string() })

const answer = (status: number, body: object): Answer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})
const refused = (type: string, message: string): Answer => answer(400, { __type: type, message })

/**
 * Makes the stand-in for Secrets Manager. It has GetSecretValue only, which is all that our functions use. `secrets`
 * has the values by name.
 */
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

/** Makes the route below `/secrets`. */
export const createSecretsRoute = (secrets: Readonly<Record<string, string>>) => {
  const manager = createSecrets(secrets, new Date())
  return async (request: IncomingMessage): Promise<Answer> => {
    const target = request.headers['x-amz-target']
    return manager(typeof target === 'string' ? target : '', await readBody(request, maxBytes))
  }
}

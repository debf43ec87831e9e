import * as z from 'zod'
import { createLog, describeError, type Log } from '../../functions/runtime/log.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { watchedCalls } from '../../shared/watched-calls.ts'
import { diskFullWords, isDiskFull } from '../disk-full.ts'
import { openDatabase } from './database.ts'
import { CognitoError, serialization, unknownOperation } from './errors.ts'
import { jwksOf } from './keys.ts'
import { operations } from './operations.ts'
import { createPool, type PoolOptions } from './pool.ts'
import { createReplays, type Reply } from './replays.ts'
import type { AccessClaims } from './tokens.ts'

/** Whom a call is about. */
const named = z.object({ AccessToken: z.string().optional(), Username: z.string().optional() })

export type CognitoOptions = PoolOptions & {
  /** Where accounts are kept; left out: in memory. */
  readonly dataFile?: string | undefined
  readonly log?: Log
}

/** One request as it came over HTTP: the headers `x-amz-target` and `amz-sdk-invocation-id`, and the body. */
export type CognitoRequest = {
  readonly target: string
  readonly body: string
  readonly invocationId?: string | undefined
}

export type Cognito = {
  /** Answers with JSON, whatever comes. */
  readonly handle: (request: CognitoRequest) => Promise<Reply>
  /** What an access token says. Throws when it is not ours, or has expired. A session that was ended says nothing to it. */
  readonly claimsOf: (token: string) => Promise<AccessClaims>
  /** Resolves when the audit trail has been told of all calls so far, and what heard of them has done. */
  readonly auditTrailRead: () => Promise<void>
  /** The JSON Web Key Set that checks our tokens. */
  readonly jwks: () => ReturnType<typeof jwksOf>
  readonly close: () => void
}

/** A stand-in for one user pool of Amazon Cognito and its one client, as aws-amplify and the AWS SDK speak to it. */
export const createCognito = (options: CognitoOptions): Cognito => {
  const database = openDatabase(options.dataFile)
  const pool = createPool(options, database)
  const replays = createReplays()
  const log = options.log ?? createLog()

  const reading = new Set<Promise<unknown>>()
  /** As CloudTrail tells EventBridge of a call, and that tells a function. Nobody who called waits for it on AWS. */
  const writeDown = async (eventName: string, input: unknown): Promise<void> => {
    const { AccessToken, Username } = named.parse(input)
    const sub = AccessToken ? (await pool.tokens.claimsOf(AccessToken, Date.now())).sub : Username
    if (!options.auditTrail || !watchedCalls.some(name => name === eventName) || sub === undefined) return
    // The audit trail knows no parts of a second.
    const eventTime = new Date().toISOString().replace(/\.\d+/, '')
    const detail = { eventName, eventTime, additionalEventData: { sub } }
    const read = options
      .auditTrail({ source: 'aws.cognito-idp', detail })
      .catch((error: unknown) => log.error('audit trail not read', describeError(error)))
      .finally(() => reading.delete(read))
    reading.add(read)
  }

  const answer = async ({ target, body }: CognitoRequest): Promise<Reply> => {
    try {
      const name = target.replace(/^AWSCognitoIdentityProviderService\./, '')
      const operation = operations.get(name)
      if (!operation) throw unknownOperation(`This stand-in does not know ${target}.`)
      const input = jsonOrNothing(body)
      if (input === undefined) throw serialization('The body is not JSON.')
      const answer = await operation(input, pool, Date.now())
      await writeDown(name, input)
      return { status: 200, body: JSON.stringify(answer) }
    } catch (error) {
      if (error instanceof CognitoError)
        return { status: 400, body: JSON.stringify({ __type: error.name, message: error.message }) }
      const isFull = isDiskFull(error)
      log.error(isFull ? diskFullWords : 'cognito failed', { target, ...describeError(error) })
      const message = isFull ? diskFullWords : 'The stand-in for Cognito failed.'
      // After a 500 a client sends the same again, and a session that the first try has used up is a wrong password.
      return {
        status: isFull ? 400 : 500,
        body: JSON.stringify({ __type: 'InternalErrorException', message }),
      }
    }
  }

  return {
    handle: request => replays(request, Date.now(), () => answer(request)),
    claimsOf: token => pool.tokens.claimsOf(token, Date.now()),
    auditTrailRead: async () => {
      while (reading.size > 0) await Promise.all(reading)
    },
    jwks: () => jwksOf(pool.keys),
    close: () => database.close(),
  }
}

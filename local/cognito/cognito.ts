import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import { createLog, describeError, type Log } from '../../functions/runtime/log.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { watchedCalls } from '../../shared/watched-calls.ts'
import { type Answer, json, readBody } from '../http.ts'
import { diskFullWords, isDiskFull } from '../sqlite.ts'
import { CognitoError, serialization, unknownOperation } from './errors.ts'
import { createReplays, type Reply } from './expiring.ts'
import { operations } from './operations.ts'
import { createPool, openDatabase, type PoolOptions } from './pool.ts'
import { type AccessClaims, jwksOf } from './tokens.ts'

/** The user of a call. */
const userOfCall = z.object({ AccessToken: z.string().optional(), Username: z.string().optional() })

export type CognitoOptions = PoolOptions & {
  /** The file of the accounts. Without it, they are in memory. */
  readonly dataFile?: string | undefined
  readonly log?: Log
}

/** One HTTP request: the headers `x-amz-target` and `amz-sdk-invocation-id`, and the body. */
type CognitoRequest = {
  readonly target: string
  readonly body: string
  readonly invocationId?: string | undefined
}

export type Cognito = {
  /** Answers every request with JSON. */
  readonly handle: (request: CognitoRequest) => Promise<Reply>
  /** Returns the claims of an access token. Throws for another or an expired token, but not for an ended session. */
  readonly claimsOf: (token: string) => Promise<AccessClaims>
  /** Resolves when the function of the audit trail has handled all calls until now. */
  readonly auditTrailRead: () => Promise<void>
  /** Returns the JSON Web Key Set with which tokens are verified. */
  readonly jwks: () => ReturnType<typeof jwksOf>
  readonly close: () => void
}

/** Makes the stand-in for one user pool of Amazon Cognito and its client, as aws-amplify and the AWS SDK use it. */
export const createCognito = (options: CognitoOptions): Cognito => {
  const database = openDatabase(options.dataFile)
  const pool = createPool(options, database)
  const replays = createReplays()
  const log = options.log ?? createLog()

  const reading = new Set<Promise<unknown>>()
  /**
   * Sends the event of a call to the function of the audit trail, as CloudTrail and EventBridge do. On AWS no caller
   * waits for this.
   */
  const reportCall = async (eventName: string, input: unknown): Promise<void> => {
    const { AccessToken, Username } = userOfCall.parse(input)
    const sub = AccessToken ? (await pool.tokens.claimsOf(AccessToken, Date.now())).sub : Username
    if (!options.auditTrail || !watchedCalls.some(name => name === eventName) || sub === undefined) return
    // The audit trail has no fractions of a second.
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
      await reportCall(name, input)
      return { status: 200, body: JSON.stringify(answer) }
    } catch (error) {
      if (error instanceof CognitoError)
        return { status: 400, body: JSON.stringify({ __type: error.name, message: error.message }) }
      const isFull = isDiskFull(error)
      log.error(isFull ? diskFullWords : 'cognito failed', { target, ...describeError(error) })
      const message = isFull ? diskFullWords : 'The stand-in for Cognito failed.'
      // After a 500 a client repeats the request. The session of the first try is then used up, so the client would get
      // a wrong password.
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

const maxBytes = 256 * 1024

const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/**
 * Makes Cognito's endpoint below `/idp`. Each operation is a POST request, and the public keys have the path of
 * Cognito.
 */
export const createIdentityRoute =
  (cognito: Cognito) =>
  async (request: IncomingMessage, url: URL): Promise<Answer> => {
    if (request.method === 'GET' && url.pathname.endsWith('/.well-known/jwks.json'))
      return json(200, cognito.jwks())
    const reply = await cognito.handle({
      target: header(request, 'x-amz-target') ?? '',
      invocationId: header(request, 'amz-sdk-invocation-id'),
      body: await readBody(request, maxBytes),
    })
    const headers = { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store' }
    return { status: reply.status, headers, body: reply.body }
  }

import { createLog, describeError, type Log } from '../../functions/runtime/log.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { openDatabase } from './database.ts'
import { CognitoError, serialization, unknownOperation } from './errors.ts'
import { jwksOf } from './keys.ts'
import { operations } from './operations.ts'
import { createPool, type PoolOptions } from './pool.ts'
import { createReplays, type Reply } from './replays.ts'
import type { AccessClaims } from './tokens.ts'

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
  /** What an access token says. Throws when it is not ours, has expired, or its session was ended. */
  readonly verifyAccessToken: (token: string) => Promise<AccessClaims>
  /** Whether the session that a token's `origin_jti` names still stands: nobody signed it out or ended it. */
  readonly hasSession: (originJti: string) => boolean
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

  const answer = async ({ target, body }: CognitoRequest): Promise<Reply> => {
    try {
      const operation = operations.get(target.replace(/^AWSCognitoIdentityProviderService\./, ''))
      if (!operation) throw unknownOperation(`This stand-in does not know ${target}.`)
      const input = jsonOrNothing(body)
      if (input === undefined) throw serialization('The body is not JSON.')
      return { status: 200, body: JSON.stringify(await operation(input, pool, Date.now())) }
    } catch (error) {
      if (error instanceof CognitoError)
        return { status: 400, body: JSON.stringify({ __type: error.name, message: error.message }) }
      log.error('cognito failed', { target, ...describeError(error) })
      const message = 'The stand-in for Cognito failed.'
      return { status: 500, body: JSON.stringify({ __type: 'InternalErrorException', message }) }
    }
  }

  return {
    handle: request => replays(request, Date.now(), () => answer(request)),
    verifyAccessToken: token => pool.tokens.verifyAccessToken(token, Date.now()),
    hasSession: originJti => pool.sessions.find(originJti) !== undefined,
    jwks: () => jwksOf(pool.keys),
    close: () => database.close(),
  }
}

import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { settings } from '../settings.ts'
import { attemptTable } from './attempts.ts'
import { codeTable } from './codes.ts'
import { keysFrom, makePrivateKey } from './keys.ts'
import { createMessages, type Deliver } from './messages.ts'
import { sessionTable } from './sessions.ts'
import type { Exchange } from './srp.ts'
import { createTokens } from './tokens.ts'
import { createTriggerCalls, type Triggers } from './triggers.ts'
import { type User, userTable } from './users.ts'
import { createWaiting } from './waiting.ts'

export type PoolOptions = {
  readonly region: string
  /** Such as `eu-west-1_aiki`. What follows `_` is part of every verifier: another name, and nobody can sign in. */
  readonly userPoolId: string
  readonly clientId: string
  readonly triggers: Triggers
  /** Told of each call that was made, as CloudTrail tells EventBridge. Left out: nobody listens. */
  readonly auditTrail?: (event: object) => Promise<void>
  readonly deliver: Deliver
  readonly accessTokenMinutes?: number
}

/** Everything that an operation may use. */
export type Pool = ReturnType<typeof createPool>

/** A password exchange under way: who it is for, and who failed when it fails. */
type PasswordExchange = { holder: string; userId: string; exchange: Exchange }

export const createPool = (options: PoolOptions, database: DatabaseSync) => {
  const { region, userPoolId, clientId, accessTokenMinutes = 15 } = options
  const setting = settings(database)
  const keys = keysFrom(setting('privateKey', makePrivateKey))
  const sessions = sessionTable(database)
  const triggers = createTriggerCalls(options, options.triggers)
  const poolName = userPoolId.slice(userPoolId.indexOf('_') + 1)
  return {
    userPoolId,
    clientId,
    keys,
    /** Whose password it is, for SRP. */
    identity: (userId: string) => ({ poolName, userId }),
    ghostSecret: setting('ghostSecret', () => randomBytes(32).toString('hex')),
    users: userTable(database),
    codes: codeTable(database),
    attempts: attemptTable(database),
    sessions,
    exchanges: createWaiting<PasswordExchange>(),
    secondSteps: createWaiting<{ sub: string }>(),
    tokens: createTokens({
      issuer: `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`,
      clientId,
      keys,
      sessions,
      lifetimeSeconds: accessTokenMinutes * 60,
    }),
    triggers,
    sendCode: createMessages(triggers, options.deliver),
  }
}

/** Removes a person and all that is kept under their name. */
export const removeUser = (pool: Pool, { sub }: User): void => {
  pool.codes.forget(sub)
  pool.attempts.forget(sub)
  pool.users.remove(sub)
}

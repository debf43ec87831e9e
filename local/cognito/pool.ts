import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { openSqlite, settings } from '../sqlite.ts'
import { attemptTable } from './attempts.ts'
import { codeTable } from './codes.ts'
import { createSignInStates } from './expiring.ts'
import { sessionTable } from './sessions.ts'
import type { Exchange } from './srp.ts'
import { createTokens, keysFrom, makePrivateKey } from './tokens.ts'
import { createMessages, createTriggerCalls, type Deliver, type Triggers } from './triggers.ts'
import { type User, userTable } from './users.ts'

export type PoolOptions = {
  readonly region: string
  /**
   * An id such as `eu-west-1_aiki`. The part after `_` is in every verifier: with another name no person can sign in.
   */
  readonly userPoolId: string
  readonly clientId: string
  readonly triggers: Triggers
  /** Gets an event of each call, as EventBridge gets it from CloudTrail. Without it, no function gets events. */
  readonly auditTrail?: (event: object) => Promise<void>
  readonly deliver: Deliver
  readonly accessTokenMinutes?: number
}

/** Everything that an operation may use. */
export type Pool = ReturnType<typeof createPool>

/** A password exchange under way: its user, and the holder for whom a failure is counted. */
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
    /** Returns the owner of a password, for SRP. */
    identity: (userId: string) => ({ poolName, userId }),
    unknownUserSecret: setting('ghostSecret', () => randomBytes(32).toString('hex')),
    users: userTable(database),
    codes: codeTable(database),
    attempts: attemptTable(database),
    sessions,
    exchanges: createSignInStates<PasswordExchange>(),
    secondSteps: createSignInStates<{ sub: string }>(),
    challenges: createSignInStates<{ username: string }>(),
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

/** Removes a person, and their codes and failed attempts. */
export const removeUser = (pool: Pool, { sub }: User): void => {
  pool.codes.forget(sub)
  pool.attempts.forget(sub)
  pool.users.remove(sub)
}

// Times are milliseconds since 1970. A `holder` is a person's sub or, for an address without an account, the address.
// Codes and failed attempts of an unknown address are counted like those of a known one, so that the answers do not
// differ.
const schema = `
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS users (
    sub TEXT PRIMARY KEY, address TEXT NOT NULL UNIQUE, person TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS codes (
    holder TEXT NOT NULL, purpose TEXT NOT NULL, address TEXT NOT NULL, salt TEXT NOT NULL, hash TEXT NOT NULL,
    wrong INTEGER NOT NULL, sent INTEGER NOT NULL, firstSentAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL,
    PRIMARY KEY (holder, purpose)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS attempts (
    holder TEXT PRIMARY KEY, failed INTEGER NOT NULL, lastAt INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    originJti TEXT PRIMARY KEY, sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
    startedAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sessionsOfPerson ON sessions (sub);
  CREATE TABLE IF NOT EXISTS refreshTokens (
    hash TEXT PRIMARY KEY, originJti TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE, replacedAt INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS refreshTokensOfSession ON refreshTokens (originJti);
`

export const openDatabase = (file?: string): DatabaseSync => openSqlite({ holds: 'accounts', schema, file })

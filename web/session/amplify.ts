import { Amplify } from 'aws-amplify'
import { type AuthTokens, fetchAuthSession } from 'aws-amplify/auth'
import { ConsoleLogger } from 'aws-amplify/utils'
import * as z from 'zod/mini'
import { config } from '../api/config.ts'
import { withDeadline } from '../api/connection-lost.ts'
import { AccountError, type AccountErrorReason, accountErrorOf } from './account-error.ts'
import { type Person, session } from './store.ts'

// Amplify, set up for our user pool, and what it renews. Only this file and identity*.ts import Amplify. They are loaded on
// demand, because it is large: see load-identity.ts.

// Amplify warns of every endpoint that is not AWS's own, as on one machine, each time a page opens. It still logs errors.
ConsoleLogger.LOG_LEVEL = 'ERROR'

const { userPoolId, userPoolClientId, userPoolEndpoint } = config
Amplify.configure({
  Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
})

/** Amplify itself retries a lost line for some seconds. After so many milliseconds, a silent one counts as lost. */
const timeout = 30_000

/** Throws ConnectionLost or AccountError. `meaning`: the reasons of errors that mean something else for this call. */
export const callAmplify = async <T>(
  work: () => Promise<T>,
  meaning: Partial<Record<AccountErrorReason, AccountErrorReason>> = {},
): Promise<T> => {
  try {
    return await withDeadline(work(), timeout)
  } catch (thrown) {
    const error = accountErrorOf(thrown)
    const reason = error instanceof AccountError && meaning[error.reason]
    throw reason ? new AccountError(reason, { cause: error }) : error
  }
}

let before: Promise<unknown> = Promise.resolve()

/** Runs one work at a time: Amplify has one storage of tokens, and a proof replaces it for a moment. */
export const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
  const done = before.then(work, work)
  before = done.catch(() => undefined)
  return done
}

const claims = z.object({ sub: z.string(), email: z.string(), name: z._default(z.string(), '') })

export const personOf = (tokens: AuthTokens | undefined): Person => claims.parse(tokens?.idToken?.payload)

/** The reasons why the service refuses a renewal: the token was revoked or used before, or the account is gone. */
const renewalRefused: ReadonlySet<AccountErrorReason> = new Set(['wrong-password', 'session-over'])

/** New tokens may name a new address, which was confirmed here or on another device. */
const followAddress = (tokens: AuthTokens | undefined) => {
  const now = session.current()
  if (now.state === 'signed-out' || !tokens?.idToken) return
  const person = personOf(tokens)
  if (person.sub === now.person.sub && person.email !== now.person.email) session.set(person)
}

/**
 * The access token, renewed where it has run out, or in any case; null when the session can't be renewed any more. Other
 * rooms ask for it by tokens.ts.
 */
export const renewedToken = async ({ renew }: { renew: boolean }): Promise<string | null> => {
  try {
    const { tokens } = await oneAtATime(() => callAmplify(() => fetchAuthSession({ forceRefresh: renew })))
    followAddress(tokens)
    return tokens?.accessToken.toString() ?? null
  } catch (error) {
    if (error instanceof AccountError && renewalRefused.has(error.reason)) return null
    throw error
  }
}

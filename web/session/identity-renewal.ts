import { type AuthTokens, fetchAuthSession } from 'aws-amplify/auth'
import * as z from 'zod/mini'
import { AccountError, type AccountErrorReason } from './account-error.ts'
import { alone, plainly } from './amplify.ts'
import type { Person } from './person.ts'
import { session } from './store.ts'

// The tokens of who is here, by Amplify. Other screens ask for them by tokens.ts.

const claims = z.object({ sub: z.string(), email: z.string(), name: z._default(z.string(), '') })

export const personOf = (tokens: AuthTokens | undefined): Person => claims.parse(tokens?.idToken?.payload)

/** What a refresh that the service refused is called: its token was revoked or used before, or the account is gone. */
const renewalRefused: ReadonlySet<AccountErrorReason> = new Set(['wrong-password', 'session-over'])

/** New tokens may tell of a new address: it was confirmed here, or on another device. */
const followAddress = (tokens: AuthTokens | undefined) => {
  const now = session.current()
  if (now.state === 'signed-out' || !tokens?.idToken) return
  const person = personOf(tokens)
  if (person.sub === now.person.sub && person.email !== now.person.email) session.set(person)
}

/** The access token, renewed where it has run out, or in any case; null when the session can't be renewed any more. */
export const renewedToken = async ({ renew }: { renew: boolean }): Promise<string | null> => {
  try {
    const { tokens } = await alone(() => plainly(() => fetchAuthSession({ forceRefresh: renew })))
    followAddress(tokens)
    return tokens?.accessToken.toString() ?? null
  } catch (error) {
    if (error instanceof AccountError && renewalRefused.has(error.reason)) return null
    throw error
  }
}

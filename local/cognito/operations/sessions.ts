import * as z from 'zod'
import { forClient, forPerson } from '../operation.ts'
import { renewTokens } from '../sign-in.ts'

export const GetTokensFromRefreshToken = forClient({ RefreshToken: z.string() }, async (input, pool, now) => {
  const { AuthenticationResult } = await renewTokens(pool, input.RefreshToken, now)
  return { AuthenticationResult }
})

/** Ends the session of a refresh token. A token that is not known any more has no session to end: that is no error. */
export const RevokeToken = forClient({ Token: z.string() }, ({ Token }, pool) => {
  pool.sessions.end(Token)
  return {}
})

export const GlobalSignOut = forPerson({}, ({ user }, pool) => {
  pool.sessions.endAll(user.sub)
  return {}
})

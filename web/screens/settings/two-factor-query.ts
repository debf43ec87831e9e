import { queryOptions } from '@tanstack/react-query'
import { totpIsOn } from '../../session/totp-is-on.ts'

/** Whether the user pool asks for a code of the authenticator app. Nobody else knows for sure. */
export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: totpIsOn,
})

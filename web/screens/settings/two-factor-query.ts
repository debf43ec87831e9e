import { queryOptions } from '@tanstack/react-query'
import { loadSecurity } from '../../session/load-identity.ts'

/** Whether the user pool asks for a code of the authenticator app. Nobody else knows for sure. */
export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: async () => (await loadSecurity()).totpIsOn(),
})

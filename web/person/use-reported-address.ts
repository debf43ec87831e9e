import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../api.ts'
import { useSession } from '../session.tsx'
import { profileQuery } from './queries.ts'
import { useWarn } from './use-warn.ts'

/**
 * The profile learns of a new address by the app's report. Where the person came with an address that the profile does
 * not have, that report was lost on its way, and is sent again. What changes while they are here is told by who changed it.
 */
export const useReportedAddress = (): void => {
  const session = useSession()
  const now = session.state === 'signed-in' ? session.person.email : null
  const [came] = useState(now)
  const client = useQueryClient()
  const { data: profile } = useQuery(profileQuery)
  const { mutate: report, error } = useMutation({
    mutationFn: () => api.account.report({ body: { event: 'email-changed' } }),
    onSuccess: () => client.invalidateQueries({ queryKey: profileQuery.queryKey }),
  })

  const isBehind = Boolean(profile && now !== null && now === came && profile.email !== now)
  useEffect(() => {
    if (isBehind) report()
  }, [isBehind, report])

  useWarn('The new address was not reported', error)
}

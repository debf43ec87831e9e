import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { subscriptionQuery } from '../../person/plan.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { paymentsQuery } from './queries.ts'

/** Loads the subscription and the payments again. */
export const RefreshButton = () => {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await client.fetchQuery({ ...subscriptionQuery, staleTime: 0 })
      await client.invalidateQueries({ queryKey: paymentsQuery.queryKey })
    },
    onSuccess: () =>
      notify({ kind: 'success', title: 'Status Updated', description: 'This is your plan now.' }),
    onError: error =>
      notify({
        kind: error instanceof ConnectionLost ? 'offline' : 'error',
        title: 'Failed to refresh subscription status.',
        description: 'What you see may be out of date. Please try again in a minute.',
      }),
  })
  return (
    <Button variant="outline" loading={isPending} loadingText="Refreshing..." onClick={() => mutate()}>
      Refresh status
    </Button>
  )
}

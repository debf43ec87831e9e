import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/errors.ts'
import type { Subscription } from '../../../shared/api/subscription.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { subscriptionQuery } from '../../person/plan.ts'
import { putSubscription } from '../../person/take-subscription.ts'
import { type Notice, notify } from '../../ui/notify.ts'

type Change = {
  readonly make: () => Promise<Subscription>
  readonly done: (subscription: Subscription) => Notice
  /** The title of the toast where it was not done; the reason stands below it. */
  readonly failed: string
}

const reasonOf = (error: unknown): string | undefined => {
  if (error instanceof ConnectionLost) return 'The connection was lost. Please try again.'
  return error instanceof ApiError ? error.message : undefined
}

/** A change of the subscription: shown as the server answers it, and said. */
export const useChange = () => {
  const client = useQueryClient()
  const { queryKey } = subscriptionQuery
  return useMutation({
    mutationKey: queryKey,
    mutationFn: ({ make }: Change) => make(),
    onSuccess: async (subscription, { done }) => {
      await putSubscription(client, subscription)
      notify(done(subscription))
    },
    onError: (error, { failed }) => {
      const kind = error instanceof ConnectionLost ? 'offline' : 'error'
      notify({ kind, title: failed, description: reasonOf(error) })
      // It may be done, with its answer lost; or another device was quicker.
      void client.invalidateQueries({ queryKey })
    },
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/errors.ts'
import type { Subscription } from '../../../shared/api/subscription.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { errorMessage } from '../../kit/error-reference.ts'
import { putSubscription, subscriptionQuery } from '../../person/plan.ts'
import { type Notice, notify } from '../../ui/notify.ts'

/** The toast of an error, with its reason where that is known. */
export const failedNotice = (title: string, error: unknown): Notice =>
  error instanceof ConnectionLost
    ? { kind: 'offline', title, description: 'The connection was lost. Please try again.' }
    : { kind: 'error', title, description: error instanceof ApiError ? errorMessage(error) : undefined }

type Change = {
  readonly send: () => Promise<Subscription>
  /** The toast afterwards. */
  readonly done: (subscription: Subscription) => Notice
  /** The title of the toast after an error. */
  readonly failed: string
}

/** Changes the subscription, with a toast, and shows it as the server answers. */
export const useChangeSubscription = () => {
  const client = useQueryClient()
  const { queryKey } = subscriptionQuery
  return useMutation({
    mutationKey: queryKey,
    mutationFn: ({ send }: Change) => send(),
    onSuccess: async (subscription, { done }) => {
      await putSubscription(client, subscription)
      notify(done(subscription))
    },
    onError: (error, { failed }) => {
      notify(failedNotice(failed, error))
      // The answer of a change may be lost, or another device was quicker.
      void client.invalidateQueries({ queryKey })
    },
  })
}

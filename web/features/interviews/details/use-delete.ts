import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../../shared/api/errors.ts'
import type { Interview } from '../../../../shared/api/interviews.ts'
import { api } from '../../../api/api.ts'
import { clearDrafts } from '../../../kit/draft.ts'
import { notifyFailed } from '../../../kit/notify-failed.ts'
import { dismissAll, notify } from '../../../ui/notify.ts'
import {
  changeInterviews,
  interviewQuery,
  interviewsQuery,
  withoutInterview,
} from '../practice/practice-queries.ts'

/** Deleted elsewhere, or by a first try whose answer was lost: it is gone, as asked. */
const remove = async ({ id }: Interview): Promise<void> => {
  try {
    await api.interviews.remove({ params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error
  }
}

/** Asks first. There is no way back, so it is shown as gone when it is. */
export const useDelete = (sub: string, onDeleted: () => void) => {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, isSuccess } = useMutation({
    mutationKey: [...interviewsQuery.queryKey, 'remove'],
    mutationFn: remove,
    onMutate: dismissAll,
    onSuccess: async (_done, { id }) => {
      setAsking(false)
      onDeleted()
      await changeInterviews(client, list => withoutInterview(list, id))
      // Answers that were typed and never sent.
      clearDrafts(sub, `practice.${id}.`)
      client.removeQueries({ queryKey: interviewQuery(id).queryKey })
      notify({
        kind: 'success',
        title: 'Session Deleted',
        description: 'The interview session has been deleted successfully.',
      })
    },
    onError: (error, session) => {
      setAsking(false)
      notifyFailed('Failed to delete session. Please try again.', error, () => mutate(session))
    },
  })
  return {
    isAsking,
    busy: isPending,
    /** It is not there any more, or about to go: nothing is to be asked of it. */
    isGoing: isPending || isSuccess,
    ask: () => setAsking(true),
    keep: () => setAsking(false),
    confirm: mutate,
  }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/errors.ts'
import { api } from '../api/api.ts'
import { notifyFailed } from '../kit/notify-failed.ts'
import { dismissAll, notify } from '../ui/notify.ts'
import { changeResumes, resumeQuery, resumesQuery } from './resume-queries.ts'

/** Deleted elsewhere, or by a first try whose answer was lost: it is gone, as asked. */
const remove = async (id: string): Promise<void> => {
  try {
    await api.resumes.remove({ params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error
  }
}

type Options = {
  /** It is gone: whoever shows it leaves it. */
  onGone: () => unknown
  /** It is still there, and the toast says so. */
  onKept: () => void
}

/** Deletes a resume for good, so that it is shown as gone when it is. */
export const useDeleteResume = ({ onGone, onKept }: Options) => {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationKey: [...resumesQuery.queryKey, 'remove'],
    mutationFn: remove,
    onMutate: dismissAll,
    onSuccess: async (_done, id) => {
      await changeResumes(client, list => ({
        ...list,
        resumes: list.resumes.filter(resume => resume.id !== id),
      }))
      await onGone()
      client.removeQueries({ queryKey: resumeQuery(id).queryKey })
      // Another one may be the primary one now, and what the plan has left is more.
      void client.invalidateQueries({ queryKey: resumesQuery.queryKey, exact: true })
      notify({ kind: 'success', title: 'Success', description: 'Resume deleted successfully' })
    },
    onError: (error, id) => {
      onKept()
      notifyFailed('Failed to delete resume', error, () => mutate(id))
    },
  })
  return { remove: mutate, busy: isPending }
}

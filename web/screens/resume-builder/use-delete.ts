import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/errors.ts'
import type { ResumeHead } from '../../../shared/api/resumes.ts'
import { api } from '../../api.ts'
import { dismissAll, notify } from '../../ui/notify.ts'
import { changeResumes, resumeQuery, resumesQuery } from '../../writing/resume-queries.ts'

/** Deleted elsewhere, or by a first try whose answer was lost: it is gone, as asked. */
const remove = async ({ id }: ResumeHead): Promise<void> => {
  try {
    await api.resumes.remove({ params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error
  }
}

/** Asks first. There is no way back, so it is shown as gone when it is. */
export const useDelete = () => {
  const client = useQueryClient()
  const [asked, setAsked] = useState<ResumeHead | null>(null)
  const { mutate, isPending } = useMutation({
    mutationKey: [...resumesQuery.queryKey, 'remove'],
    mutationFn: remove,
    onMutate: dismissAll,
    onSuccess: async (_done, { id }) => {
      await changeResumes(client, list => ({
        ...list,
        resumes: list.resumes.filter(resume => resume.id !== id),
      }))
      setAsked(null)
      client.removeQueries({ queryKey: resumeQuery(id).queryKey })
      // Another one may be the primary one now.
      void client.invalidateQueries({ queryKey: resumesQuery.queryKey, exact: true })
      notify({ kind: 'success', title: 'Success', description: 'Resume deleted successfully' })
    },
    onError: (error, resume) => {
      setAsked(null)
      if (error instanceof ApiError && error.code === 'unauthenticated') return
      notify({
        kind: 'error',
        title: 'Error',
        description: 'Failed to delete resume',
        action: { label: 'Try again', onClick: () => mutate(resume) },
      })
    },
  })
  return { asked, busy: isPending, ask: setAsked, keep: () => setAsked(null), confirm: mutate }
}

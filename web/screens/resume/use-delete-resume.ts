import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../../shared/api/errors.ts'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'
import { changeResumes, resumeQuery, resumesQuery } from '../../writing/resume-queries.ts'

/** Deleted elsewhere, or by a first try whose answer was lost: it is gone, as asked. */
const remove = async (id: string): Promise<void> => {
  try {
    await api.resumes.remove({ params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
  }
}

/** Deletes the resume of the screen, and goes back to the others. `forget` drops what was typed and not saved. */
export const useDeleteResume = (id: string, forget: () => void) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationKey: [...resumesQuery.queryKey, 'remove'],
    mutationFn: () => remove(id),
    onSuccess: async () => {
      forget()
      await changeResumes(client, list => ({ ...list, resumes: list.resumes.filter(one => one.id !== id) }))
      // Which one is primary now, and what the plan has left, the server says.
      void client.invalidateQueries({ queryKey: resumesQuery.queryKey, exact: true })
      await navigate(paths.resumeBuilder, { replace: true })
      client.removeQueries({ queryKey: resumeQuery(id).queryKey })
      notify({ kind: 'success', title: 'Resume deleted successfully' })
    },
    onError: () => notify({ kind: 'error', title: 'Error', description: 'Failed to delete resume' }),
  })
  return { remove: () => mutate(), deleting: isPending }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { notify } from '../../ui/notify.ts'
import { changeResumes, resumeQuery, resumesQuery } from '../../writing/resume-queries.ts'

/** Makes the resume the primary one; the one before is it no more. */
export const usePrimary = (id: string) => {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationKey: [...resumesQuery.queryKey, 'primary'],
    mutationFn: () => api.resumes.setPrimary({ params: { id } }),
    onSuccess: async () => {
      client.setQueryData(
        resumeQuery(id).queryKey,
        whole => whole && { ...whole, resume: { ...whole.resume, isPrimary: true } },
      )
      await changeResumes(client, list => ({
        ...list,
        resumes: list.resumes.map(one => ({ ...one, isPrimary: one.id === id })),
      }))
      notify({ kind: 'success', title: 'This is your primary resume now.' })
    },
    onError: () =>
      notify({ kind: 'error', title: 'Error', description: 'Failed to update resume. Please try again.' }),
  })
  return { makePrimary: () => mutate(), marking: isPending }
}

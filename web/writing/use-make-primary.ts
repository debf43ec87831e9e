import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ResumeHead } from '../../shared/api/resumes.ts'
import { api } from '../api/api.ts'
import { notifyFailed } from '../kit/notify-failed.ts'
import { dismissAll, notify } from '../ui/notify.ts'
import { changeResumes, resumeQuery, resumesQuery } from './resume-queries.ts'

type Named = Pick<ResumeHead, 'id' | 'title'>

/** Makes a resume the primary one: shown at once, and as the server has it where that is otherwise. */
export const useMakePrimary = () => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: [...resumesQuery.queryKey, 'primary'],
    mutationFn: ({ id }: Named) => api.resumes.setPrimary({ params: { id } }),
    onMutate: ({ id }) => {
      dismissAll()
      client.setQueryData(
        resumeQuery(id).queryKey,
        whole => whole && { ...whole, resume: { ...whole.resume, isPrimary: true } },
      )
      return changeResumes(client, list => ({
        ...list,
        resumes: list.resumes.map(resume => ({ ...resume, isPrimary: resume.id === id })),
      }))
    },
    onSuccess: (_done, { title }) =>
      notify({ kind: 'success', title: 'Success', description: `“${title}” is your primary resume now.` }),
    onError: (error, resume) => notifyFailed('Failed to update resume', error, () => mutate(resume)),
    onSettled: () => client.invalidateQueries({ queryKey: resumesQuery.queryKey }),
  })
  return mutate
}

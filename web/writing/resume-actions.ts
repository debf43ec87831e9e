import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ResumeHead, ResumeWithFacts } from '../../shared/api/resumes.ts'
import type { ResumeFormat } from '../../shared/lists.ts'
import { api } from '../api/api.ts'
import { lazyFile } from '../browser/load-file.ts'
import { clearDrafts } from '../kit/draft.ts'
import { notifyFailed } from '../kit/notify-failed.ts'
import { useDelete } from '../kit/use-delete.ts'
import { session } from '../session/store.ts'
import { dismissAll, notify } from '../ui/notify.ts'
import type { DocumentDownloads } from './download.tsx'
import { resumeQuery, resumeRows, resumesQuery } from './resumes.ts'

/** Deletes a resume. The editor passes `onDeleted` to leave the screen before the resume's query is removed. */
export const useDeleteResume = (onDeleted?: () => unknown) => {
  const client = useQueryClient()
  return useDelete<Pick<ResumeHead, 'id' | 'title'>>({
    mutationKey: [...resumesQuery.queryKey, 'remove'],
    remove: ({ id }) => api.resumes.remove({ params: { id } }),
    onDeleted: async ({ id }) => {
      await resumeRows.remove(client, id)
      await onDeleted?.()
      client.removeQueries({ queryKey: resumeQuery(id).queryKey })
      clearDrafts(session.sub() ?? '', `resume.${id}`)
      // The server may have made another resume the primary one.
      void resumeRows.reload(client)
    },
    successToast: () => ({ title: 'Success', description: 'Resume deleted successfully' }),
    failed: 'Failed to delete resume',
  })
}

/** Makes a resume the primary one. The change is shown at once, and reloaded when the server has answered. */
export const useMakePrimary = () => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: [...resumesQuery.queryKey, 'primary'],
    mutationFn: ({ id }: Pick<ResumeHead, 'id' | 'title'>) => api.resumes.setPrimary({ params: { id } }),
    onMutate: ({ id }) => {
      dismissAll()
      client.setQueryData(
        resumeQuery(id).queryKey,
        loaded => loaded && { ...loaded, resume: { ...loaded.resume, isPrimary: true } },
      )
      return resumeRows.change(client, rows => rows.map(row => ({ ...row, isPrimary: row.id === id })))
    },
    onSuccess: (_done, { title }) =>
      notify({ kind: 'success', title: 'Success', description: `“${title}” is your primary resume now.` }),
    onError: (error, resume) => notifyFailed('Failed to update resume', error, () => mutate(resume)),
    onSettled: () => client.invalidateQueries({ queryKey: resumesQuery.queryKey }),
  })
  return mutate
}

const textFile = lazyFile(async () => (await import('./resume-text-file.ts')).resumeTextFile)

export const resumeDownloads: DocumentDownloads<ResumeWithFacts, ResumeFormat> = {
  load: (client, id) => client.fetchQuery({ ...resumeQuery(id), staleTime: 0 }),
  loadTextFile: textFile.load,
  formats: [
    { value: 'pdf', label: 'PDF' },
    { value: 'docx', label: 'Word (.docx)' },
    { value: 'json', label: 'JSON Resume' },
  ],
  file: (id, format) => api.documents.resume({ params: { id, format } }),
  successToast: { title: 'Success', description: 'Resume downloaded successfully' },
  failed: 'Failed to download resume',
  unit: 'line',
}

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ResumeHead, ResumeWithFacts } from '../../shared/api/resumes.ts'
import { api } from '../api/api.ts'
import { collection } from '../kit/collection.ts'

/** The person's resumes, newest first, and the limits of their plan. The key starts with the live topic `resumes`. */
export const resumesQuery = queryOptions({
  queryKey: ['resumes'],
  queryFn: ({ signal }) => api.resumes.list({}, { signal }),
})
export type Resumes = Awaited<ReturnType<typeof api.resumes.list>>

export const resumeRows = collection<Resumes, ResumeHead>({
  queryKey: resumesQuery.queryKey,
  rows: ({ resumes }) => resumes,
  withRows: (list, resumes) => ({ ...list, resumes }),
})

/** A resume with its text, and the facts that its lines are compared with. */
export const resumeQuery = (id: string) =>
  queryOptions({
    queryKey: [...resumesQuery.queryKey, id],
    queryFn: ({ signal }) => api.resumes.get({ params: { id } }, { signal }),
  })

/** Puts a resume from the server's answer into the cache: as a resume, and in the list. */
export const putResume = (client: QueryClient, whole: ResumeWithFacts): Promise<void> => {
  const { markdown: _, form: __, kept: ___, citations: ____, jobDescription: _____, ...head } = whole.resume
  client.setQueryData(resumeQuery(head.id).queryKey, whole)
  return resumeRows.put(client, head)
}

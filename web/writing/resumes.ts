import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ResumeHead, ResumeWithFacts } from '../../shared/api/resumes.ts'
import { api } from '../api/api.ts'
import { collection } from '../kit/collection.ts'

// Keys begin with the live topic that makes them stale.

/** The person's resumes, newest first, and what their plan has left. */
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

/** One resume whole, with the facts that its lines are compared with. */
export const resumeQuery = (id: string) =>
  queryOptions({
    queryKey: [...resumesQuery.queryKey, id],
    queryFn: ({ signal }) => api.resumes.get({ params: { id } }, { signal }),
  })

/** Shows a resume as the server has just answered it, alone and in the list, without asking again. */
export const putResume = (client: QueryClient, whole: ResumeWithFacts): Promise<void> => {
  const { markdown: _, form: __, kept: ___, ...head } = whole.resume
  client.setQueryData(resumeQuery(head.id).queryKey, whole)
  return resumeRows.put(client, head)
}

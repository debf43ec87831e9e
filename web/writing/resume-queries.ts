import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Resume, ResumeHead, ResumeWithFacts } from '../../shared/api/resumes.ts'
import { api } from '../api/api.ts'

// Keys begin with the live topic that makes them stale.

/** The person's resumes, newest first, and what their plan has left. */
export const resumesQuery = queryOptions({
  queryKey: ['resumes'],
  queryFn: ({ signal }) => api.resumes.list({}, { signal }),
})
export type Resumes = Awaited<ReturnType<typeof api.resumes.list>>

/** One of them whole, with the facts that its lines are compared with. */
export const resumeQuery = (id: string) =>
  queryOptions({
    queryKey: [...resumesQuery.queryKey, id],
    queryFn: ({ signal }) => api.resumes.get({ params: { id } }, { signal }),
  })

const headOf = ({ markdown: _, form: __, kept: ___, ...head }: Resume): ResumeHead => head

/** The list with this one in it, as it is now: in its place, or first where it is new. */
export const withResume = (list: Resumes, resume: Resume): Resumes => {
  const head = headOf(resume)
  const known = list.resumes.some(({ id }) => id === head.id)
  return {
    ...list,
    resumes: known ? list.resumes.map(one => (one.id === head.id ? head : one)) : [head, ...list.resumes],
  }
}

/** Changes the list that is shown. A reload on its way would bring back the list as it was. */
export const changeResumes = async (
  client: QueryClient,
  change: (list: Resumes) => Resumes,
): Promise<void> => {
  await client.cancelQueries({ queryKey: resumesQuery.queryKey, exact: true })
  client.setQueryData(resumesQuery.queryKey, list => list && change(list))
}

/** Shows a resume as the server has just answered it, alone and in the list, without asking again. */
export const takeResume = (client: QueryClient, whole: ResumeWithFacts): Promise<void> => {
  client.setQueryData(resumeQuery(whole.resume.id).queryKey, whole)
  return changeResumes(client, list => withResume(list, whole.resume))
}

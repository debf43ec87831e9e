import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Interview, InterviewSession } from '../../../../shared/api/interviews.ts'
import { api } from '../../../api/api.ts'

// Keys begin with the live topic that makes them stale.

/** The person's practice sessions, newest first. */
export const interviewsQuery = queryOptions({
  queryKey: ['interviews'],
  queryFn: ({ signal }) => api.interviews.list({}, { signal }),
})
export type Interviews = Awaited<ReturnType<typeof api.interviews.list>>

/** One of them whole, with its questions and answers. */
export const interviewQuery = (id: string) =>
  queryOptions({
    queryKey: [...interviewsQuery.queryKey, id],
    queryFn: ({ signal }) => api.interviews.get({ params: { id } }, { signal }),
  })

/** The list with this one in it, as it is now: in its place, or first where it is new. */
export const withInterview = (list: Interviews, interview: Interview): Interviews => ({
  ...list,
  interviews: list.interviews.some(({ id }) => id === interview.id)
    ? list.interviews.map(one => (one.id === interview.id ? interview : one))
    : [interview, ...list.interviews],
})

export const withoutInterview = (list: Interviews, gone: string): Interviews => ({
  ...list,
  interviews: list.interviews.filter(({ id }) => id !== gone),
})

/**
 * Changes the list that is shown. A reload on its way would bring back the list as it was; a first load is let be, for
 * who ends it leaves a screen that waits for ever.
 */
export const changeInterviews = async (
  client: QueryClient,
  change: (list: Interviews) => Interviews,
): Promise<void> => {
  if (client.getQueryData(interviewsQuery.queryKey) === undefined) return
  await client.cancelQueries({ queryKey: interviewsQuery.queryKey, exact: true })
  client.setQueryData(interviewsQuery.queryKey, list => list && change(list))
}

/** Shows a session as the server has just answered it, alone and in the list, without asking again. */
export const takeSession = (client: QueryClient, session: InterviewSession): Promise<void> => {
  client.setQueryData(interviewQuery(session.interview.id).queryKey, session)
  return changeInterviews(client, list => withInterview(list, session.interview))
}

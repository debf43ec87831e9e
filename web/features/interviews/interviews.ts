import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Interview, InterviewAnswer, InterviewSession } from '../../../shared/api/interviews.ts'
import { api } from '../../api/api.ts'
import { collection } from '../../kit/collection.ts'

// Keys begin with the live topic that makes them stale.

/** The person's interviews, newest first. */
export const interviewsQuery = queryOptions({
  queryKey: ['interviews'],
  queryFn: ({ signal }) => api.interviews.list({}, { signal }),
})
export type Interviews = Awaited<ReturnType<typeof api.interviews.list>>

export const interviewRows = collection<Interviews, Interview>({
  queryKey: interviewsQuery.queryKey,
  rows: ({ interviews }) => interviews,
  withRows: (list, interviews) => ({ ...list, interviews }),
})

/** One interview, with its questions and answers. */
export const interviewQuery = (id: string) =>
  queryOptions({
    queryKey: [...interviewsQuery.queryKey, id],
    queryFn: ({ signal }) => api.interviews.get({ params: { id } }, { signal }),
  })

/** Shows an interview of a response, alone and in the list, without loading it again. */
export const putInterview = (client: QueryClient, whole: InterviewSession): Promise<void> => {
  client.setQueryData(interviewQuery(whole.interview.id).queryKey, whole)
  return interviewRows.put(client, whole.interview)
}

/** Changes a loaded interview and its row. A running reload is cancelled first, because it would undo the change. */
export const changeInterview = async (
  client: QueryClient,
  interview: Interview,
  change: (whole: InterviewSession) => InterviewSession = whole => whole,
): Promise<void> => {
  const { queryKey } = interviewQuery(interview.id)
  if (client.getQueryData(queryKey) !== undefined) {
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, whole => whole && { ...change(whole), interview })
  }
  await interviewRows.put(client, interview)
}

type Answered = { readonly interview: Interview; readonly answer: InterviewAnswer }

/** Shows an answer that the server has just stored. */
export const putAnswer = (client: QueryClient, { interview, answer }: Answered): Promise<void> =>
  changeInterview(client, interview, whole => ({
    ...whole,
    answers: [...whole.answers.filter(({ question }) => question !== answer.question), answer].toSorted(
      (one, other) => one.question - other.question,
    ),
  }))

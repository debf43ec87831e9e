import type { QueryClient } from '@tanstack/react-query'
import type { Interview, InterviewAnswer, InterviewSession } from '../../../../shared/api/interviews.ts'
import { changeInterviews, interviewQuery, withInterview } from './practice-queries.ts'

type Answered = { readonly interview: Interview; readonly answer: InterviewAnswer }

/** The session with this answer in its place. */
export const withAnswer = (session: InterviewSession, { interview, answer }: Answered): InterviewSession => ({
  ...session,
  interview,
  answers: [...session.answers.filter(({ question }) => question !== answer.question), answer].toSorted(
    (a, b) => a.question - b.question,
  ),
})

/** Shows an answer as the server has just kept it. A reload on its way would bring back the session as it was. */
export const takeAnswer = async (client: QueryClient, answered: Answered): Promise<void> => {
  const { queryKey } = interviewQuery(answered.interview.id)
  if (client.getQueryData(queryKey) !== undefined) {
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, session => session && withAnswer(session, answered))
  }
  await changeInterviews(client, list => withInterview(list, answered.interview))
}

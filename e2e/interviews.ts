import { ulid } from 'ulid'
import type { Client } from '../shared/api/client.ts'
import type { Api } from '../shared/api/index.ts'
import type { InterviewSession } from '../shared/api/interviews.ts'

/** An answer of 98 words, with a cause, an action and a figure. */
export const goodAnswer =
  'At Gani Haulage in April our Kano trucks kept missing the 6 a.m. slot at Apapa. My task was to find out why and bring late arrivals below 12 percent. I pulled three months of gate records into SQL, and saw that most delays began at one fuel stop near Ogere. I moved the stop to Ibafo, agreed it with the drivers, and checked the numbers every Monday. In eight months late deliveries went from 18 to 11 percent, and the client renewed for a year. I learned to look at the records before blaming the drivers.'

/** Starts an interview session on Pro, from another device. */
export const startInterview = async (api: Client<Api>): Promise<InterviewSession> => {
  const { tier } = await api.subscription.get({})
  if (tier === 'free') await api.subscription.startTrial({ body: { tier: 'pro' } })
  return api.interviews.start({
    body: {
      id: ulid(),
      jobTitle: 'Operations Analyst',
      companyName: 'Gani Haulage',
      industry: 'technology',
      difficulty: 'intermediate',
      applicationId: null,
      jobDescription: '',
      repeats: null,
    },
  })
}

/** Answers these questions, counted from 0, from another device. */
export const answerQuestions = async (
  api: Client<Api>,
  { interview: { id } }: InterviewSession,
  questions: readonly number[],
): Promise<void> => {
  for (const question of questions)
    await api.interviews.answer({ params: { id, question: String(question) }, body: { text: goodAnswer } })
}

import { interviewStore } from '../../functions/store/interviews.ts'
import type { Table } from '../../functions/store/table.ts'
import { localFeedback } from '../../shared/domain/interview/local-feedback.ts'
import { answeredInterview } from './requests.ts'

/** Adds an interview with one answered question, so it can be completed. */
export const addAnsweredInterview = async (table: Table, sub: string): Promise<void> => {
  const now = new Date()
  const sessions = interviewStore(table)
  const of = { jobTitle: 'Teller', companyName: '', industry: 'finance', difficulty: 'beginner' } as const
  const it = { ...of, id: answeredInterview, applicationId: null, askedBy: 'standard' as const }
  await sessions.add(sub, { ...it, questions: ['Why this bank?'] }, now)
  const whole = await sessions.get(sub, answeredInterview)
  if (!whole) return
  const text = 'I have banked here since school.'
  const answer = await sessions.saveAnswer(sub, whole.interview, { question: 0, text, now })
  await sessions.addFeedback(sub, answeredInterview, answer, localFeedback(text))
}

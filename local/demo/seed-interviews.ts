import { ulid } from 'ulid'
import { giveFeedback } from '../../functions/prompts/give-feedback.ts'
import { interviewStore } from '../../functions/store/interviews.ts'
import type { Table } from '../../functions/store/table.ts'
import { feedbackDraft } from '../../shared/domain/interview/draft.ts'
import { feedbackFrom } from '../../shared/domain/interview/feedback.ts'
import { drafterFor } from '../bedrock/draft/drafters.ts'
import { drawsFor } from '../boards/world/prng.ts'
import type { PastInterviews } from './people.ts'

const day = 86_400_000
/** The time for one answer, in milliseconds. */
const thinking = 3 * 60_000

/** Adds past interviews to the table, scored by the model of this machine. */
export const seedInterviews = async (
  table: Table,
  sub: string,
  { questions, answers, sessions, ...of }: PastInterviews,
  now: Date,
): Promise<void> => {
  const store = interviewStore(table)
  for (const { daysAgo, better, of: given } of sessions) {
    const began = now.getTime() - daysAgo * day
    const id = ulid(began)
    const it = { ...of, id, applicationId: null, askedBy: 'model' as const, questions }
    await store.add(sub, it, new Date(began))
    for (const [question, { atFirst, now: later }] of answers.slice(0, given).entries()) {
      const text = question < better ? later : atFirst
      const at = new Date(began + (question + 1) * thinking)
      const whole = await store.get(sub, id)
      if (!whole) return
      const answer = await store.saveAnswer(sub, whole.interview, { question, text, now: at })
      const task = giveFeedback({ ...of, question: questions[question] ?? '', answer: text })
      const draft = feedbackDraft.parse(drafterFor(task.name)?.(task.prompt, drawsFor(1, id)) ?? {})
      await store.addFeedback(sub, id, answer, feedbackFrom(draft, text))
    }
    if (given === questions.length) await store.complete(sub, id, new Date(began + (given + 1) * thinking))
  }
}

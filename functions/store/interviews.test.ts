import { ulid } from 'ulid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import type { AnswerFeedback } from '../../shared/api/interviews.ts'
import { localFeedback } from '../../shared/domain/interview/local-feedback.ts'
import { interviewStore } from './interviews.ts'
import type { Table } from './table.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const interviews = interviewStore(table)

const began = new Date('2026-11-20T08:00:00Z')
const after = (seconds: number) => new Date(began.getTime() + seconds * 1000)
const answerText = 'I counted the stock with two others each Friday, and found the loss in a month.'
const byModel: AnswerFeedback = { ...localFeedback(answerText), overall: 90, by: 'model' }

let sub: string
let id: string
beforeEach(async () => {
  sub = crypto.randomUUID()
  id = ulid(began.getTime())
  const of = { jobTitle: 'Clerk', companyName: '', industry: 'retail', difficulty: 'beginner' } as const
  const questions = ['What did you count?', 'And what came of it?']
  await interviews.add(sub, { ...of, id, applicationId: null, askedBy: 'model', questions }, began)
})
const whole = async () => {
  const found = await interviews.get(sub, id)
  if (!found) throw new Error('no session')
  return found
}
const keep = async (question: number, text: string, now: Date) =>
  interviews.saveAnswer(sub, (await whole()).interview, { question, text, now })
const scored = async (question: number, now: Date) =>
  interviews.addFeedback(sub, id, await keep(question, answerText, now), localFeedback(answerText))

/** Completes the interview. Calls `happens` after the interview was read, and before it is written. */
const completedWhile = (happens: () => Promise<unknown>) => {
  let isFirst = true
  const update: Table['update'] = async (...change) => {
    if (isFirst) {
      isFirst = false
      await happens()
    }
    return table.update(...change)
  }
  return interviewStore({ ...table, update }).complete(sub, id, after(300))
}

test('an answer that changes while the session is completed is not left without feedback', async () => {
  for (const question of [0, 1]) await scored(question, after(60))
  await expect(completedWhile(() => keep(0, 'I counted it alone.', after(299)))).rejects.toMatchObject({
    code: 'unanswered',
  })
  expect((await whole()).interview).toMatchObject({ completed: false, overallScore: null })
})

test('feedback that arrives at the same moment is in the score', async () => {
  for (const question of [0, 1]) await scored(question, after(60))
  const { answers } = await whole()
  const join = async () => {
    for (const answer of answers) await interviews.addFeedback(sub, id, answer, byModel)
  }
  expect(await completedWhile(join)).toMatchObject({ completed: true, overallScore: 90 })
})

test('feedback by rules does not replace feedback, and feedback of the model replaces that of rules', async () => {
  await scored(0, after(60))
  const [answer] = (await whole()).answers
  if (!answer) throw new Error('no answer')
  expect(await interviews.addFeedback(sub, id, answer, byModel)).toEqual([])
  expect(await interviews.addFeedback(sub, id, answer, localFeedback(answerText))).not.toEqual([])
  expect((await whole()).answers[0]?.feedback).toEqual(byModel)
})

test('of two simultaneous answers the time is counted once', async () => {
  const { interview } = await whole()
  await interviews.saveAnswer(sub, interview, { question: 0, text: answerText, now: after(60) })
  await interviews.saveAnswer(sub, interview, { question: 1, text: answerText, now: after(61) })
  expect((await whole()).interview.activeSeconds).toBe(61)
})

test('an answer to a session that was deleted or completed meanwhile gets that error', async () => {
  const { interview } = await whole()
  for (const question of [0, 1]) await scored(question, after(60))
  await interviews.complete(sub, id, after(70))
  const late = { question: 0, text: 'Late.', now: after(80) }
  await expect(interviews.saveAnswer(sub, interview, late)).rejects.toMatchObject({
    code: 'session_completed',
  })
  await interviews.remove(sub, id)
  await expect(interviews.saveAnswer(sub, interview, late)).rejects.toMatchObject({ code: 'not_found' })
  expect(await interviews.get(sub, id)).toBeNull()
})

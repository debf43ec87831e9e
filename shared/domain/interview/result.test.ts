import { expect, test } from 'vitest'
import type { InterviewAnswer } from '../../api/interviews.ts'
import { activeSeconds, minutesOf, resultOf } from './result.ts'

const answer = (question: number, overall: number, more: object = {}): InterviewAnswer => ({
  question,
  text: 'x',
  answeredAt: '2026-11-20T10:00:00.000Z',
  feedback: {
    overall,
    communication: overall,
    content: overall - 20,
    confidence: overall,
    assessment: '',
    strengths: [],
    improvements: [`Do more at ${question + 1}.`],
    by: 'model',
    ...more,
  },
})

test('the score is the mean, and the feedback names the best answer and the one to improve', () => {
  const { overallScore, feedback } = resultOf([answer(0, 80), answer(1, 51), answer(2, 70)])
  expect(overallScore).toBe(67)
  expect(feedback).toBe(
    'Your best answer was to question 1 (80). You can improve most on question 2 (51). Your strongest part was communication (67), and your weakest part was content quality (47). Begin with question 2. Do more at 2.',
  )
})

test('the feedback says which answers the rules scored', () => {
  expect(resultOf([answer(0, 80, { by: 'rules' }), answer(1, 70)]).feedback).toContain(
    '1 of 2 answers were scored by fixed rules',
  )
  expect(resultOf([answer(0, 80, { by: 'rules' })]).feedback).toContain('All of 1 answers')
})

test.each([
  ['2026-11-20T10:00:00.000Z', '2026-11-20T10:04:10.000Z', 250],
  ['2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z', 600],
  ['2026-11-20T10:00:00.000Z', '2026-11-20T09:59:00.000Z', 0],
])('from %s to %s there are %s seconds of work on the session', (before, now, seconds) => {
  expect(activeSeconds(new Date(before), new Date(now))).toBe(seconds)
})

test.each([
  [0, 1],
  [89, 1],
  [90, 2],
  [1500, 25],
])('%s seconds are %s minutes', (seconds, minutes) => {
  expect(minutesOf(seconds)).toBe(minutes)
})

import { expect, test } from 'vitest'
import type { Interview } from '../../../shared/api/interviews.ts'
import { changeWords, scoreChange } from './score-change.ts'

const session = (of: Partial<Interview>): Interview => ({
  id: '01JD0000000000000000000000',
  jobTitle: 'Supply Planner',
  companyName: '',
  industry: 'retail',
  difficulty: 'beginner',
  applicationId: null,
  askedBy: 'model',
  questionCount: 8,
  answered: 8,
  completed: true,
  overallScore: 70,
  durationMinutes: 12,
  feedback: 'Good.',
  createdAt: '2026-11-10T08:00:00.000Z',
  completedAt: '2026-11-10T09:00:00.000Z',
  ...of,
})
const on = (day: string, overallScore: number, of: Partial<Interview> = {}) =>
  session({ completedAt: `2026-11-${day}T09:00:00.000Z`, overallScore, ...of })

test.each([
  ['the last one before it', on('20', 76), [on('20', 76), on('18', 70), on('10', 90)], 6],
  ['whichever order they come in', on('20', 76), [on('10', 90), on('18', 70)], 6],
  [
    'the same role, however it is written',
    on('20', 60),
    [on('18', 70, { jobTitle: ' supply planner' })],
    -10,
  ],
  ['no later one', on('18', 70), [on('20', 90), on('10', 70)], 0],
  ['no other role', on('20', 76), [on('18', 70, { jobTitle: 'Bursar' })], null],
  ['no other difficulty', on('20', 76), [on('18', 70, { difficulty: 'advanced' })], null],
  [
    'none that is not completed',
    on('20', 76),
    [session({ completed: false, overallScore: null, completedAt: null })],
    null,
  ],
  [
    'nothing while it lasts itself',
    session({ completed: false, overallScore: null, completedAt: null }),
    [on('18', 70)],
    null,
  ],
])('a score is compared with %s', (_, one, all, points) => {
  expect(scoreChange(one, all)).toBe(points)
})

test.each([
  [6, '6 points more than in your previous session'],
  [1, '1 point more than in your previous session'],
  [0, 'The same score as in your previous session'],
  [-3, '3 points less than in your previous session'],
])('%i more points are put into words', (points, words) => {
  expect(changeWords(points)).toBe(words)
})

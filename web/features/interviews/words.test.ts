import { expect, test } from 'vitest'
import type { Interview } from '../../../shared/api/interviews.ts'
import { answeredWords, completionWords, durationWords, kindWords, statusWords } from './words.ts'

const lasting: Interview = {
  id: '01JD0000000000000000000000',
  jobTitle: 'Nurse',
  companyName: '',
  industry: 'healthcare',
  difficulty: 'intermediate',
  applicationId: null,
  askedBy: 'model',
  questionCount: 8,
  answered: 3,
  completed: false,
  overallScore: null,
  durationMinutes: null,
  feedback: '',
  createdAt: '2026-11-10T08:00:00.000Z',
  completedAt: null,
}
const done: Interview = { ...lasting, answered: 8, completed: true, overallScore: 81, durationMinutes: 1 }

test('an unfinished session says so, and does not count yet', () => {
  expect([durationWords(lasting), statusWords(lasting), completionWords(lasting)]).toEqual([
    'In Progress',
    'In Progress',
    '0%',
  ])
  expect(answeredWords(lasting)).toBe('3 of 8')
  expect(kindWords(lasting)).toBe('Healthcare · Intermediate')
})

test('a completed session has a duration, and counts', () => {
  expect([durationWords(done), statusWords(done), completionWords(done)]).toEqual([
    '1 minute',
    'Completed',
    '100%',
  ])
  expect(durationWords({ ...done, durationMinutes: 14 })).toBe('14 minutes')
})

import { expect, test } from 'vitest'
import type { ApplicationDigest } from '../../../shared/api/home.ts'
import { dayLine, greeting, missingWords, quotaWords, sentFigure, sentWords, trackedFigure } from './words.ts'

test.each([
  ['2026-11-20T22:59:00Z', 'Good evening', 'Friday 20 November'],
  ['2026-11-20T23:00:00Z', 'Good morning', 'Saturday 21 November'],
  ['2026-11-21T10:59:00Z', 'Good morning', 'Saturday 21 November'],
  ['2026-11-21T11:00:00Z', 'Good afternoon', 'Saturday 21 November'],
  ['2026-11-21T16:00:00Z', 'Good evening', 'Saturday 21 November'],
])('%s in Lagos', (instant, words, day) => {
  expect(greeting(new Date(instant))).toBe(words)
  expect(dayLine(new Date(instant))).toBe(day)
})

test.each([
  [['Skills'], 'Skills'],
  [['Industry', 'Skills'], 'Industry and Skills'],
  [['Phone number', 'Industry', 'Skills'], 'Phone number, Industry and Skills'],
  [['Phone number', 'Industry', 'Skills', 'About you'], 'Phone number, Industry, Skills and 1 more'],
])('%j is said in words', (labels, words) => {
  expect(missingWords(labels)).toBe(words)
})

const applications = { of: 5, one: 'application', many: 'applications' }
const resumes = { of: 1, one: 'resume', many: 'resumes' }

test.each([
  [0, '0 of 5 applications. More than 5 are free too.'],
  [5, '5 of 5 applications. More than 5 are free too.'],
  [6, '6 applications. More than 5 are free too.'],
])('%i applications', (used, words) => {
  expect(quotaWords({ ...applications, used }, 'Free', true)).toBe(words)
})

test.each([
  [1, '1 of 1 resume'],
  [3, '3 resumes. The Free plan includes 1.'],
])('%i resumes', (used, words) => {
  expect(quotaWords({ ...resumes, used }, 'Free', false)).toBe(words)
})

const figures = (digest: Pick<ApplicationDigest, 'total' | 'sent' | 'answered' | 'byStatus'>) =>
  [trackedFigure(digest), sentFigure(digest)].map(({ value, label }) => `${value} ${label}`)

test.each([
  [{ total: 10, sent: 0, answered: 0, byStatus: { saved: 10 } }, ['10 saved jobs', '0 sent so far']],
  [{ total: 1, sent: 0, answered: 0, byStatus: { viewed: 1 } }, ['1 tracked job', '0 sent so far']],
  [
    { total: 10, sent: 1, answered: 0, byStatus: { saved: 9, applied: 1 } },
    ['10 tracked jobs', '1 sent so far'],
  ],
  [{ total: 4, sent: 4, answered: 1, byStatus: {} }, ['4 applications', '4 sent, 1 answered']],
  [
    { total: 6, sent: 5, answered: 2, byStatus: { saved: 1 } },
    ['6 tracked jobs', '40% answered, 2 of 5 sent'],
  ],
])('the figures name what was sent, and give a share of at least five: %j', (digest, words) => {
  expect(figures(digest)).toEqual(words)
})

const weeks = (...counts: number[]) => counts.map(count => ({ monday: '2026-11-16', count }))

test.each([
  [
    { weeks: weeks(0, 0), sent: 1, undated: 1, interviews: 1 },
    '1 sent in total, 1 without a day. 1 application led to an interview.',
  ],
  [
    { weeks: weeks(0, 0), sent: 2, undated: 0, interviews: 0 },
    '2 sent in total. None in the last 2 weeks. 0 applications led to an interview.',
  ],
  [
    { weeks: weeks(0, 2), sent: 2, undated: 0, interviews: 2 },
    '2 sent in total. 2 applications led to an interview.',
  ],
])('%j', (sent, words) => {
  expect(sentWords(sent)).toBe(words)
})

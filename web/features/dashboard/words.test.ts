import { expect, test } from 'vitest'
import { dayLine, greeting, missingWords, quotaWords } from './words.ts'

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
  [0, '0 of 5 applications, a first goal and not a limit.'],
  [5, '5 of 5 applications, a first goal and not a limit.'],
  [6, '6 applications. The Free plan includes 5; you can still add more.'],
])('%i applications', (used, words) => {
  expect(quotaWords({ ...applications, used }, 'Free', true)).toBe(words)
})

test.each([
  [1, '1 of 1 resume'],
  [3, '3 resumes. The Free plan includes 1.'],
])('%i resumes', (used, words) => {
  expect(quotaWords({ ...resumes, used }, 'Free', false)).toBe(words)
})

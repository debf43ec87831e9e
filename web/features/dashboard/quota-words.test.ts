import { expect, test } from 'vitest'
import { quotaWords } from './quota-words.ts'

const applications = { of: 5, one: 'application', many: 'applications' }
const resumes = { of: 1, one: 'resume', many: 'resumes' }

test.each([
  [0, '0 of 5 applications'],
  [5, '5 of 5 applications'],
  [6, "6 applications. The Free plan's quota is 5; you can go on adding."],
])('%i applications', (used, words) => {
  expect(quotaWords({ ...applications, used }, 'Free', '; you can go on adding')).toBe(words)
})

test.each([
  [1, '1 of 1 resume'],
  [3, "3 resumes. The Free plan's quota is 1."],
])('%i resumes', (used, words) => {
  expect(quotaWords({ ...resumes, used }, 'Free', '')).toBe(words)
})

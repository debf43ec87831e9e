import { expect, test } from 'vitest'
import { firstSwitches } from '../../../shared/domain/notification-switches.ts'
import { matchingWords, payWords, silencedBy, wayWords } from './words.ts'

test.each([
  [250_000, 400_000, '₦250,000 to ₦400,000 a month'],
  [400_000, 250_000, '₦250,000 to ₦400,000 a month'],
  [250_000, null, 'From ₦250,000 a month'],
  [null, 400_000, 'Up to ₦400,000 a month'],
  [0, null, 'From ₦0 a month'],
  [null, null, ''],
])('%s and %s: %s', (min, max, words) => {
  expect(payWords(min, max)).toBe(words)
})

const settings = { theme: 'system' as const, ...firstSwitches }

test.each([
  ['nothing', {}, null],
  ['the switch of alerts', { jobAlerts: false }, 'mail'],
  ['the switch of all mails', { emailNotifications: false }, 'mail'],
  ['the master switch', { notificationsEnabled: false, jobAlerts: false }, 'all'],
] as const)('%s off: %s', (_, off, silenced) => {
  expect(silencedBy({ ...settings, ...off })).toBe(silenced)
})

test('an alert whose mails are possible shows its address', () => {
  expect(wayWords(true, null)).toBe('in the app and by email')
  expect(wayWords(true, 'mail')).toBe('in the app')
  expect(wayWords(false, null)).toBe('in the app')
  expect(wayWords(true, 'all')).toBe('shown only here')
})

test.each([
  [null, ''],
  [undefined, ''],
  [0, 'No job matches it now.'],
  [1, '1 job matches it now.'],
  [12, '12 jobs match it now.'],
  [100, '100 or more jobs match it now.'],
])('%s matching jobs: %s', (matching, words) => {
  expect(matchingWords(matching)).toBe(words)
})

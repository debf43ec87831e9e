import { expect, test } from 'vitest'
import { morningMail } from './morning-mail.ts'

test.each([
  [0, '2026-11-23T06:00:00.000Z'],
  [0.5, '2026-11-23T06:27:30.000Z'],
  [0.9999, '2026-11-23T06:54:59.670Z'],
])('a person at %d of the hour has a mail of Monday at %s', (share, at) => {
  expect(morningMail('2026-11-23', share).toISOString()).toBe(at)
})

import { expect, test } from 'vitest'
import {
  afterEvent,
  afterRetry,
  bounceKind,
  isComplaint,
  isSuppressed,
  type MailEvent,
  noSuppression,
  retryFrom,
} from './suppression.ts'

const event = (kind: MailEvent['kind'], day: number, messageId = `mail ${day}`): MailEvent => ({
  kind,
  messageId,
  sentAt: `2026-11-${day}T06:00:00.000Z`,
  at: `2026-11-${day}T06:00:02.000Z`,
})
const after = (...events: MailEvent[]) => events.reduce(afterEvent, noSuppression)

test.each<[string, MailEvent[], boolean]>([
  ['a mailbox that does not exist', [event('hard-bounce', 20)], true],
  ['a complaint', [event('complaint', 20)], true],
  ['a mailbox that is full once', [event('soft-bounce', 20)], false],
  ['full for three mails of one day', ['a', 'b', 'c'].map(id => event('soft-bounce', 20, id)), false],
  ['one event of a full mailbox three times', [20, 21, 22].map(day => event('soft-bounce', day, 'a')), false],
  ['full on three days', [20, 21, 25].map(day => event('soft-bounce', day)), true],
  ['full on three days of a month', [10, 11, 26].map(day => event('soft-bounce', day)), false],
])('%s', (_, events, suppressed) => {
  expect(isSuppressed(after(...events))).toBe(suppressed)
})

test.each([
  ['hard-bounce', 'complaint'],
  ['soft-bounce', 'complaint'],
] as const)('%s and %s lead to the same in both orders, and repeated', (one, other) => {
  const [first, second] = [event(one, 20), event(other, 21)]
  const there = after(first, second)
  expect(after(second, first, first, second)).toEqual(there)
  expect(afterEvent(there, first)).toBe(there)
})

test('a bounce of a mail from before the retry says nothing, and one after it counts', () => {
  const retried = afterRetry(new Date('2026-11-21T12:00:00Z'))
  expect(afterEvent(retried, event('hard-bounce', 21))).toBe(retried)
  expect(isSuppressed(afterEvent(retried, event('hard-bounce', 22)))).toBe(true)
  expect(retryFrom(retried, new Date('2026-11-22T11:59:00Z'))).toEqual(new Date('2026-11-22T12:00:00Z'))
  expect(retryFrom(retried, new Date('2026-11-22T12:00:00Z'))).toBeNull()
})

test('what SES calls a bounce or a complaint', () => {
  expect(['Permanent', 'Transient', 'Undetermined'].map(bounceKind)).toEqual([
    'hard-bounce',
    'soft-bounce',
    'soft-bounce',
  ])
  expect([undefined, 'abuse', 'not-spam'].map(isComplaint)).toEqual([true, true, false])
})

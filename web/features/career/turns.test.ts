import { expect, test } from 'vitest'
import type { CoachMessage } from '../../../shared/api/career.ts'
import type { SentMessage } from './chat-drafts.ts'
import { turnsOf, withAnswer } from './turns.ts'

const now = '2026-11-21T09:00:00.000Z'
const id = (n: number) => `01KADEM000000000000000000${n}`
const answered = (n: number, createdAt = now): CoachMessage => ({
  id: id(n),
  message: `Question ${n}`,
  reply: `Reply ${n}`,
  createdAt,
})
const unanswered = (n: number, sentAt = now): SentMessage => ({
  id: id(n),
  message: `Question ${n}`,
  sentAt,
})

const days = (...turns: Parameters<typeof turnsOf>) => turnsOf(...turns).map(({ day }) => day)

test('the newest message is at the bottom, and an unanswered one is at its place', () => {
  const turns = turnsOf([answered(3), answered(1)], [unanswered(2)], now)
  expect(turns.map(({ message, reply }) => [message, reply])).toEqual([
    ['Question 1', 'Reply 1'],
    ['Question 2', null],
    ['Question 3', 'Reply 3'],
  ])
})

test('a message that is answered meanwhile is listed once', () => {
  expect(turnsOf([answered(1)], [unanswered(1)], now)).toMatchObject([{ id: id(1), reply: 'Reply 1' }])
})

test('each day is named once, by the clock of Lagos', () => {
  const messages = [
    answered(5, '2026-11-20T23:30:00.000Z'),
    answered(4, '2026-11-20T22:30:00.000Z'),
    answered(3, '2026-11-14T12:00:00.000Z'),
    answered(2, '2026-11-14T10:00:00.000Z'),
    answered(1, '2025-12-31T10:00:00.000Z'),
  ]
  expect(days(messages, [], now)).toEqual(['31 December 2025', '14 November', null, 'Yesterday', 'Today'])
})

test('a late answer does not change the order of the days', () => {
  const messages = [answered(2, '2026-11-20T10:00:00.000Z'), answered(1, now)]
  expect(days(messages, [unanswered(3)], now)).toEqual(['Today', null, null])
})

test('an answer that arrived twice is listed once, at its place', () => {
  const page = { messages: [answered(3), answered(1)], older: id(1) }
  const pages = { pages: [page, { messages: [answered(0)], older: null }], pageParams: ['', id(1)] }
  const twice = withAnswer(withAnswer(pages, answered(2)), { ...answered(2), reply: 'Other' })
  expect(twice.pages[0]?.messages.map(({ reply }) => reply)).toEqual(['Reply 3', 'Other', 'Reply 1'])
  expect(twice.pages[1]?.messages).toHaveLength(1)
})

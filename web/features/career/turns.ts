import type { InfiniteData } from '@tanstack/react-query'
import type { CoachMessage } from '../../../shared/api/career.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { onDay } from '../../person/day-words.ts'
import type { SentMessage } from './chat-drafts.ts'

/** The loaded pages of the chat, newest first. */
export type Pages = InfiniteData<{ messages: CoachMessage[]; older: string | null }, unknown>

/** The pages with this answer once, on the newest page. */
export const withAnswer = ({ pages, pageParams }: Pages, answer: CoachMessage): Pages => ({
  pageParams,
  pages: pages.map((page, at) => {
    const others = page.messages.filter(({ id }) => id !== answer.id)
    return {
      ...page,
      messages: at === 0 ? [answer, ...others].sort((one, other) => (one.id < other.id ? 1 : -1)) : others,
    }
  }),
})

/** A message of the person and the reply of the coach; null: no reply yet. */
export type Turn = {
  readonly id: string
  readonly message: string
  readonly reply: string | null
  /** `Yesterday`, if the turn is the first of its day; else null. */
  readonly day: string | null
}

const dayMs = 86_400_000

/** Both are instants. `Today`, `Yesterday`, `20 November`, and `31 December 2025` if the year is not that of `now`. */
const dayWords = (instant: string, now: string): string => {
  const day = dayInLagos(new Date(instant))
  if (day === dayInLagos(new Date(now))) return 'Today'
  return day === dayInLagos(new Date(Date.parse(now) - dayMs)) ? 'Yesterday' : onDay(instant, now)
}

/**
 * The chat, oldest first. A message that is sent again stays in its first place, with a later day. So a day is named only
 * if it is later than all days above it.
 */
export const turnsOf = (
  messages: readonly CoachMessage[],
  sent: readonly SentMessage[],
  now: string,
): Turn[] => {
  const answered = new Set(messages.map(({ id }) => id))
  const all = [
    ...messages.map(({ id, message, reply, createdAt }) => ({ id, message, reply, at: createdAt })),
    ...sent
      .filter(({ id }) => !answered.has(id))
      .map(({ id, message, sentAt }) => ({ id, message, reply: null, at: sentAt })),
  ].sort((one, other) => (one.id < other.id ? -1 : 1))
  let latest = ''
  return all.map(({ at, ...turn }) => {
    const day = dayInLagos(new Date(at))
    const isNew = day > latest
    if (isNew) latest = day
    return { ...turn, day: isNew ? dayWords(at, now) : null }
  })
}

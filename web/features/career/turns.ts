import type { InfiniteData } from '@tanstack/react-query'
import type { CoachMessage } from '../../../shared/api/career.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { onDay } from '../../person/day-words.ts'
import type { SentMessage } from './chat-drafts.ts'

/** What is loaded of the chat, newest first. */
export type Pages = InfiniteData<{ messages: CoachMessage[]; older: string | null }, unknown>

/** The pages with this answer among the newest, once. */
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

/** What the person asked, and what the coach replied; null: nothing yet. */
export type Turn = {
  readonly id: string
  readonly message: string
  readonly reply: string | null
  /** The day that begins with the turn, such as `Yesterday`; null: it is the day of the turn before. */
  readonly day: string | null
}

const dayMs = 86_400_000

/** `Today`, `Yesterday`, `20 November`, and with its year where it is another one. Instants. */
const dayWords = (instant: string, now: string): string => {
  const day = dayInLagos(new Date(instant))
  if (day === dayInLagos(new Date(now))) return 'Today'
  return day === dayInLagos(new Date(Date.parse(now) - dayMs)) ? 'Yesterday' : onDay(instant, now)
}

/** The sent messages that the server has no answer to. */
export const stillUnanswered = (
  sent: readonly SentMessage[],
  messages: readonly CoachMessage[],
): SentMessage[] => {
  const answered = new Set(messages.map(({ id }) => id))
  return sent.filter(({ id }) => !answered.has(id))
}

/**
 * The chat, oldest first. A message that is sent again on a later day stands where it was sent at first, so a day is
 * named only where it is later than all days before it.
 */
export const turnsOf = (
  messages: readonly CoachMessage[],
  sent: readonly SentMessage[],
  now: string,
): Turn[] => {
  const all = [
    ...messages.map(({ id, message, reply, createdAt }) => ({ id, message, reply, at: createdAt })),
    ...stillUnanswered(sent, messages).map(({ id, message, sentAt }) => ({
      id,
      message,
      reply: null,
      at: sentAt,
    })),
  ].sort((one, other) => (one.id < other.id ? -1 : 1))
  let latest = ''
  return all.map(({ at, ...turn }) => {
    const day = dayInLagos(new Date(at))
    const isNew = day > latest
    if (isNew) latest = day
    return { ...turn, day: isNew ? dayWords(at, now) : null }
  })
}

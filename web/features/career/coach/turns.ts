import type { CoachMessage } from '../../../../shared/api/career.ts'
import { dayInLagos } from '../../../../shared/domain/calendar.ts'
import { onDay } from '../../../person/day-words.ts'
import type { SentMessage } from './kept-here.ts'

/** What somebody asked, and what was said to it; null: nothing yet. */
export type Turn = {
  readonly id: string
  readonly message: string
  readonly reply: string | null
  /** The day that begins with it, such as `Yesterday`; null where it is the same day still. */
  readonly day: string | null
}

const dayMs = 86_400_000

/** `Today`, `Yesterday`, `20 November`, and with its year where it is another one. Instants. */
const dayWords = (instant: string, now: string): string => {
  const day = dayInLagos(new Date(instant))
  if (day === dayInLagos(new Date(now))) return 'Today'
  return day === dayInLagos(new Date(Date.parse(now) - dayMs)) ? 'Yesterday' : onDay(instant, now)
}

/** Those that the server does not have. */
export const stillUnanswered = (
  sent: readonly SentMessage[],
  messages: readonly CoachMessage[],
): SentMessage[] => {
  const answered = new Set(messages.map(({ id }) => id))
  return sent.filter(({ id }) => !answered.has(id))
}

/**
 * The chat, oldest first. What was asked once more on a later day stands where it was asked at first, so that a day is
 * named only where it is later than all before it.
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

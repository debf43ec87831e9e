import { useState } from 'react'
import * as z from 'zod/mini'
import { instant, ulid } from '../../../shared/api/fields.ts'
import type { StoredValue } from '../../browser/stored-value.ts'
import { draft } from '../../kit/draft.ts'

const sentMessage = z.object({
  /** The same when the message is sent again, so that the server answers it once. */
  id: ulid,
  message: z.string(),
  sentAt: instant,
})
/** A message that was sent and has no answer yet. */
export type SentMessage = z.infer<typeof sentMessage>

export const unansweredDraft = (sub: string) => draft(sub, 'coach.unanswered', z.array(sentMessage))

export const useUnanswered = (sub: string) => {
  const [sent, setSent] = useState(() => unansweredDraft(sub).read() ?? [])
  // Each change starts from the stored messages, because another tab may have sent one.
  const change = (make: (sent: readonly SentMessage[]) => SentMessage[]) => {
    const stored = unansweredDraft(sub)
    const next = make(stored.read() ?? [])
    stored.write(next.length > 0 ? next : null)
    setSent(make)
  }
  return {
    sent,
    add: (message: SentMessage) => change(now => [...now.filter(({ id }) => id !== message.id), message]),
    forget: (ids: readonly string[]) => change(now => now.filter(({ id }) => !ids.includes(id))),
    forgetAll: () => change(() => []),
  }
}

/** A value on this device. The initial value is not stored. */
const useStoredValue = <T>(stored: () => StoredValue<T>, initial: T) => {
  const [value, setValue] = useState(() => stored().read() ?? initial)
  const set = (next: T): void => {
    setValue(next)
    stored().write(next === initial ? null : next)
  }
  return [value, set] as const
}

/** The message that is typed and not sent. */
export const useTypedMessage = (sub: string) =>
  useStoredValue(() => draft(sub, 'coach.words', z.string()), '')

/** Whether the coach may see the profile and the applications. Off until the person switches it on. */
export const useShares = (sub: string) => useStoredValue(() => draft(sub, 'coach.shares', z.boolean()), false)

import { useState } from 'react'
import { type SentMessage, unansweredOf } from './kept-here.ts'

/**
 * The messages without an answer, here and on this device. Each change reads what is kept first: another tab may have
 * sent one meanwhile.
 */
export const useUnanswered = (sub: string) => {
  const [sent, setSent] = useState(() => unansweredOf(sub).read() ?? [])
  const change = (to: (sent: readonly SentMessage[]) => SentMessage[]) => {
    const store = unansweredOf(sub)
    const kept = to(store.read() ?? [])
    store.write(kept.length > 0 ? kept : null)
    setSent(to)
  }
  return {
    sent,
    add: (message: SentMessage) => change(now => [...now.filter(({ id }) => id !== message.id), message]),
    forget: (ids: readonly string[]) => change(now => now.filter(({ id }) => !ids.includes(id))),
    forgetAll: () => change(() => []),
  }
}

import { queues } from '../queues/payload.ts'
import type { Mailer } from '../services/mail.ts'

/** The part of the account's rate that the queue uses. The rest is for mails that are sent at once, such as codes. */
const queueShare = 0.8

/** How many mails a second the queue sends, of the `rate` that SES takes from the account. */
export const queueRate = (rate: number): number => rate * queueShare

export type Clock = {
  /** In milliseconds. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

const realClock: Clock = {
  now: Date.now,
  wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
}

/**
 * Returns what makes mailers that together send no faster than their part of `rate`. Each of the functions that the queue
 * calls at the same time has an equal part, so together they keep the rate, and none asks another one.
 */
export const pacer = (rate: number, { now, wait }: Clock = realClock): ((mailer: Mailer) => Mailer) => {
  const spacing = (1000 * queues['send-mail'].concurrency) / queueRate(rate)
  // The first mail waits too, because another run of this function may just have sent one.
  let turn = now()
  return ({ send }) => ({
    send: async mail => {
      turn = Math.max(turn + spacing, now())
      await wait(Math.max(0, turn - now()))
      await send(mail)
    },
  })
}

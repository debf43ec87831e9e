import { afterEach, expect, test, vi } from 'vitest'
import { queues as register } from '../queues/payload.ts'
import { recordedQueues } from '../queues/queues.testing.ts'
import { logTo, toStdout } from '../runtime/log.ts'
import { runSendMailings } from '../schedules/send-mailings.ts'
import type { MailRef } from '../store/outbox.ts'
import { pacer } from './pace.ts'

/** A clock whose time passes only while everybody waits. */
const fakeClock = (start = 0) => {
  let time = start
  const waiting: { at: number; go: () => void }[] = []
  return {
    now: () => time,
    wait: (milliseconds: number) =>
      new Promise<void>(resolve => void waiting.push({ at: time + milliseconds, go: resolve })),
    /** Lets time pass until the work is done. */
    until: async (work: Promise<unknown>): Promise<void> => {
      let isDone = false
      void work.finally(() => {
        isDone = true
      })
      while (!isDone) {
        for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
        waiting.sort((one, other) => one.at - other.at)
        const next = waiting.shift()
        if (!next) continue
        time = Math.max(time, next.at)
        next.go()
      }
    },
  }
}

const mail = { to: 'ada@example.com', subject: '', html: '', text: '' }
/** The most of the times that are in any one second. */
const mostInASecond = (times: readonly number[]): number => {
  let first = 0
  return times.reduce((most, time, index) => {
    while (time - (times[first] ?? 0) >= 1000) first += 1
    return Math.max(most, index - first + 1)
  }, 0)
}

test.each([1, 14, 100])('two functions together keep their part of %d mails a second', async rate => {
  const clock = fakeClock()
  const times: number[] = []
  const mailer = { send: async () => void times.push(clock.now()) }
  const work = Array.from({ length: register['send-mail'].concurrency }, async () => {
    const pace = pacer(rate, clock)
    // Notices and mailings have mailers of their own, and take turns.
    const mailers = [pace(mailer), pace(mailer)]
    await Promise.all(Array.from({ length: 50 }, (_, n) => mailers[n % 2]?.send(mail)))
  })
  await clock.until(Promise.all(work))
  expect(times).toHaveLength(100)
  expect(mostInASecond(times)).toBeLessThanOrEqual(Math.ceil(rate * 0.8) + 1)
})

afterEach(() => {
  vi.useRealTimers()
  logTo(toStdout)
})

test('of 100,000 mails that are due at one 07:00, each is sent once, within the rate', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T06:00:00Z') })
  logTo(() => {})
  const rate = 14
  const people = 100_000
  /** The instants at which the rows are due. */
  const rows = new Map(Array.from({ length: people }, (_, n) => [String(n), Date.now()]))
  const sent = new Map<string, number>()
  const { queues, sent: messages } = recordedQueues()
  const alertMails = {
    due: async function* (now: Date) {
      for (const [id, at] of rows) if (at <= now.getTime()) yield { sub: id, id }
    },
    queue: async ({ id }: MailRef, now: Date, until: Date) => {
      const isDue = (rows.get(id) ?? Number.POSITIVE_INFINITY) <= now.getTime()
      if (isDue) rows.set(id, until.getTime())
      return isDue
    },
  }
  const nothing = { due: async function* () {}, queue: async () => false }
  const find = runSendMailings({ billingMails: nothing, alertMails, mailings: nothing, queues, rate })
  let runs = 0
  while (rows.size > 0 && runs < 100) {
    await find({ verb: 'send-mailings' })
    runs += 1
    // What two functions send in the five minutes until the next run.
    expect(messages.length).toBeLessThanOrEqual(rate * 300)
    for (const { message } of messages.splice(0)) {
      const { id } = register['send-mail'].message.parse(message)
      if (rows.delete(id)) sent.set(id, (sent.get(id) ?? 0) + 1)
    }
    vi.setSystemTime(Date.now() + 5 * 60_000)
  }
  expect(sent.size).toBe(people)
  expect([...sent.values()].every(times => times === 1)).toBe(true)
  // 100,000 / (14 × 0.8 × 300) runs of five minutes: two and a half hours.
  expect(runs).toBe(30)
}, 20_000)

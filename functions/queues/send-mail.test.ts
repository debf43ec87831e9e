import { afterAll, expect, test, vi } from 'vitest'
import { noSuppression } from '../../shared/domain/suppression.ts'
import { siteUrl, startMailings } from '../mailings/mailings.testing.ts'
import { suppressionStore } from '../store/suppressions.ts'
import { mailSender } from './send-mail.testing.ts'

const { table, mails, person, clock } = await startMailings()
const { find, send, run } = mailSender({ table, mailer: mails.mailer, siteUrl })
const viewed = { status: 'viewed', origin: 'search' } as const
const due = '2026-11-18T11:05:00Z'

const waiting = async () => {
  const ada = await person()
  await ada.add(viewed)
  clock(due)
  const messages = (await find()).filter(message => JSON.stringify(message).includes(ada.sub))
  return { ...ada, messages }
}

test('a message names the row and nothing of the person, and is sent once while the queue has it', async () => {
  const ada = await waiting()
  expect(ada.messages).toEqual([{ kind: 'updates', sub: ada.sub, id: 'all' }])
  expect(JSON.stringify(await find())).not.toContain(ada.sub)
})

test('a doubled message, also at the same time and late, sends one mail', async () => {
  const ada = await waiting()
  await Promise.all([send(ada.messages), send(ada.messages)])
  clock('2026-11-18T11:40:00Z')
  await send(ada.messages)
  expect(ada.mails()).toHaveLength(1)
})

test('a lost message is found again after half an hour', async () => {
  const ada = await waiting()
  clock('2026-11-18T11:34:00Z')
  await run()
  expect(ada.mails()).toEqual([])
  clock('2026-11-18T11:36:00Z')
  await run()
  expect(ada.mails()).toHaveLength(1)
})

test('mails that SES could not take now are no tries, and leave when it takes mails again', async () => {
  const ada = await waiting()
  const throttled = Object.assign(new Error('Maximum sending rate exceeded.'), {
    name: 'TooManyRequestsException',
  })
  const refusing = { send: vi.fn(async () => Promise.reject(throttled)) }
  for (let minutes = 0; minutes < 60; minutes += 5) {
    clock(new Date(Date.parse(due) + minutes * 60_000).toISOString())
    await run({ mailer: refusing })
  }
  expect(refusing.send.mock.calls.length).toBeGreaterThan(5)
  clock('2026-11-18T12:10:00Z')
  await run()
  expect(ada.mails()).toHaveLength(1)
})

test('a mailbox that refuses mails gets none that may wait', async () => {
  const ada = await waiting()
  const suppressions = suppressionStore(table)
  const now = new Date()
  const found = await suppressions.get(ada.sub, now)
  if (!found) throw new Error('There is no such person.')
  const suppression = { ...noSuppression, bouncedAt: now.toISOString() }
  await suppressions.put(ada.sub, found, { suppression, notice: null }, now)
  await send(ada.messages)
  expect(ada.mails()).toEqual([])
  expect(await ada.waiting()).not.toContain('UPDATES')
})

afterAll(() => vi.useRealTimers())

import { expect, test, vi } from 'vitest'
import { noSuppression } from '../../shared/domain/suppression.ts'
import { siteUrl, startMailings } from '../mailings/mailings.testing.ts'
import { mailSender } from '../queues/send-mail.testing.ts'
import { makePayment } from '../receipts/paid.testing.ts'
import { logTo } from '../runtime/log.ts'
import { recordedMails } from '../services/mail.testing.ts'
import type { BillingNews } from '../store/billing-news.ts'
import { profileKey } from '../store/profile-row.ts'
import { subscriptionStore } from '../store/subscriptions.ts'
import { suppressionStore } from '../store/suppressions.ts'
import { changeAndNotify } from './notify.ts'

const { table, mails, person, clock } = await startMailings()
const { find, send, run } = mailSender({ table, mailer: mails.mailer, siteUrl })
const subscriptions = subscriptionStore(table)

const cancelled = { kind: 'cancelled', tier: 'pro', endsAt: '2026-12-01T10:00:00.000Z' } as const

/** A person whose plan was cancelled now. */
const customer = async (news: readonly BillingNews[] = [cancelled]) => {
  const ada = await person()
  await changeAndNotify({ subscriptions }, ada.sub, new Date(), () => ({ news }))
  const rows = async () =>
    (await table.query({ partition: `USER#${ada.sub}`, startsWith: 'BILLING-MAIL#' })).rows
  const messages = async () => (await find()).filter(it => JSON.stringify(it).includes(ada.sub))
  return { ...ada, rows, messages }
}

test('a message names the row and nothing of the person; doubled and late, it sends one mail, of which nothing is left', async () => {
  const ada = await customer()
  const messages = await ada.messages()
  expect(messages).toEqual([{ kind: 'billing', sub: ada.sub, id: expect.any(String) }])
  expect(await ada.messages()).toEqual([])
  await Promise.all([send(messages), send(messages)])
  clock('2026-11-18T10:40:00Z')
  await send(messages)
  expect(ada.mails()).toMatchObject([{ subject: 'Your Pro plan is cancelled – Aiki' }])
  expect(await ada.rows()).toEqual([])
})

test('a mail whose event was not written does not exist', async () => {
  const ada = await customer([])
  const refused = {
    write: { check: profileKey('nobody'), condition: { is: {} } },
    refused: 'daily_limit',
  } as const
  await expect(
    changeAndNotify({ subscriptions }, ada.sub, new Date(), () => ({
      news: [cancelled],
      condition: refused,
    })),
  ).rejects.toMatchObject({ code: 'daily_limit' })
  expect(await ada.rows()).toEqual([])
})

test('a lost message is found again after half an hour', async () => {
  const ada = await customer()
  expect(await ada.messages()).toHaveLength(1)
  clock('2026-11-18T10:29:00Z')
  await run()
  expect(ada.mails()).toEqual([])
  clock('2026-11-18T10:31:00Z')
  await run()
  expect(ada.mails()).toHaveLength(1)
})

test('it is sent as a notice, also to a mailbox that gets no mail that may wait', async () => {
  const ada = await customer()
  const suppressions = suppressionStore(table)
  const found = await suppressions.get(ada.sub, new Date())
  if (!found) throw new Error('There is no such person.')
  const suppression = { ...noSuppression, complainedAt: new Date().toISOString() }
  await suppressions.put(ada.sub, found, { suppression, notice: null, mails: false }, new Date())
  const mailings = recordedMails()
  await run({ mailer: mailings.mailer })
  expect(ada.mails()).toHaveLength(1)
  expect(mailings.sent).toEqual([])
})

test('a receipt goes to the address of its payment, with what was paid, whatever the person changed since', async () => {
  const reference = 'aiki-01KAHV5W8Q0000000000000001'
  const paid = { tier: 'pro', purchase: 'month', amount: 350_000, automatic: false } as const
  const ada = await customer([{ kind: 'paid', ...paid, reference, endsAt: '2026-12-01T10:00:00.000Z' }])
  await makePayment(table, ada.sub, reference)
  await table.update(profileKey(ada.sub), { set: { fullName: 'Another Name' } })
  await run()
  const receipts = mails.sent.filter(({ text }) => text.includes(reference))
  expect(receipts).toMatchObject([{ to: 'ngozi@example.com', subject: 'Receipt for your payment – Aiki' }])
  expect(receipts[0]?.text).not.toContain('Another Name')
  expect(await ada.rows()).toEqual([])
})

test('a refused mail is tried for almost three days, and then given up; one that SES could not take now is no try', async () => {
  const lines: Record<string, unknown>[] = []
  logTo(line => void lines.push(JSON.parse(line)))
  const ada = await customer()
  const throttled = Object.assign(new Error('Rate exceeded'), { name: 'ThrottlingException' })
  const send = vi.fn(async () => Promise.reject(new Error('The mail service answered 500.')))
  send.mockImplementationOnce(async () => Promise.reject(throttled))
  const began = Date.parse('2026-11-18T10:00:00Z')
  for (const minutes of [0, 2, 7, 22, 82, 322, 1042, 2482, 3922]) {
    vi.setSystemTime(began + minutes * 60_000)
    await run({ notices: { send } })
  }
  expect(send).toHaveBeenCalledTimes(8)
  expect(lines).toContainEqual(expect.objectContaining({ message: 'billing mail given up', tries: 7 }))
  expect(await ada.rows()).toEqual([])
})

test('nothing is mailed about a person who was purged', async () => {
  const ada = await customer()
  await table.remove(profileKey(ada.sub))
  await run()
  expect(ada.mails()).toEqual([])
  expect(await ada.rows()).toEqual([])
})

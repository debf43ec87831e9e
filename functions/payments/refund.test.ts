import { afterAll, describe, expect, test } from 'vitest'
import { createLog } from '../runtime/log.ts'
import { createPaystack, type Paystack } from '../services/paystack.ts'
import { paymentStore } from '../store/payments.ts'
import { purgePerson } from '../store/purge.ts'
import { subscriptionStore } from '../store/subscriptions.ts'
import type { Table } from '../store/table.ts'
import { settle } from './settle.ts'
import { emptyCard, goodCard, openShop } from './shop.testing.ts'

const shop = await openShop()
afterAll(() => shop.stop())
const log = createLog()

const { paystack } = shop.services()

/** Signs up a person with a cancelled month of Pro and an open page for its upgrade. */
const withOpenUpgrade = async () => {
  const ada = await shop.person()
  await ada.buy('pro')
  await (await ada.api()).subscription.cancel({})
  const upgrade = await ada.checkout('elite')
  return { ada, upgrade }
}
/** The same person, who pays the upgrade an hour after the end of the month. */
const paidTooLate = async (card = goodCard) => {
  const { ada, upgrade } = await withOpenUpgrade()
  await ada.toTheEnd()
  await upgrade.customer.payByCard(card)
  const { reference } = upgrade
  const given = () => shop.payments.transactions().find(it => it.reference === reference)
  const stored = async () => (await paymentStore(shop.table).get(reference))?.state
  return { ada, reference, amount: upgrade.amount, given, stored }
}
const refundsOf = (reference: string) =>
  shop.payments.webhooks().filter(it => it.reference === reference && it.event === 'refund.pending').length

describe('an upgrade that is paid after the end of the month', () => {
  test('changes nothing, is refunded automatically, and the person is notified in the app and by mail', async () => {
    const { ada, reference, amount, given } = await paidTooLate()
    const before = shop.alarms().length
    const paid = await (await ada.api()).payments.verify({ params: { reference } })
    expect(paid).toMatchObject({ state: 'refunding', amount, refunded: 0, periodEnd: null })
    expect(given()).toMatchObject({ status: 'reversed', refunded: amount })
    expect(await ada.plan()).toBe('free expired')
    expect(await ada.subscription()).toMatchObject({ renews: false })
    expect(await ada.notices()).toContain('We are refunding your payment')
    expect(
      (await ada.mails()).filter(subject => subject.startsWith('We are refunding your payment')),
    ).toHaveLength(1)
    expect((await ada.mails()).filter(subject => subject.startsWith('Receipt'))).toHaveLength(1)
    await shop.deliverEvents()
    expect((await ada.payments())[0]).toMatchObject({ reference, state: 'refunded', refunded: amount })
    expect(await ada.mails()).toContainEqual(expect.stringContaining('Your money is on its way back'))
    expect(shop.alarms().slice(before)).toEqual([])
  })

  test("doesn't agree to renewals: nothing is charged, and its card is not stored", async () => {
    const { ada, reference } = await paidTooLate(emptyCard)
    await shop.deliverEvents()
    const { history } = await subscriptionStore(shop.table).get(ada.sub)
    expect(history.map(({ type }) => type)).toContain('refunded')
    expect((await ada.subscription()).card).toMatchObject({ last4: '4081' })
    shop.later(3)
    await shop.runSchedule('charge-renewals')
    expect(ada.charges().map(it => it.reference)).toHaveLength(2)
    await expect((await ada.api()).receipts.download({ params: { reference } })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test("doesn't affect a plan whose renewal is late", async () => {
    const ada = await shop.person()
    await ada.buy('pro', emptyCard)
    const { customer } = await ada.checkout('elite')
    await ada.toTheEnd()
    await shop.runSchedule('charge-renewals')
    expect(await ada.plan()).toBe('pro past_due')
    await customer.payByCard(goodCard)
    await shop.deliverEvents()
    await shop.deliverEvents()
    expect(await ada.subscription()).toMatchObject({ tier: 'pro', status: 'past_due', renews: true })
  })

  test('that is paid by transfer is refunded too', async () => {
    const { ada, upgrade } = await withOpenUpgrade()
    await ada.toTheEnd()
    await upgrade.customer.payByTransfer()
    shop.payments.settle()
    await shop.deliverEvents()
    await shop.deliverEvents()
    expect((await ada.payments())[0]).toMatchObject({ state: 'refunded', refunded: upgrade.amount })
    expect(await ada.plan()).toBe('free expired')
  })
})

describe('is requested once', () => {
  test('however often the payment is reported, at once and again', async () => {
    const { ada, reference } = await paidTooLate()
    const verify = async () => (await ada.api()).payments.verify({ params: { reference } })
    await Promise.all([...Array.from({ length: 10 }, verify), shop.deliverEvents()])
    await verify()
    await shop.deliverEvents()
    await shop.runSchedule('reconcile-payments')
    expect(refundsOf(reference)).toBe(1)
    expect((await ada.payments())[0]).toMatchObject({ state: 'refunded' })
  })

  test('also by two simultaneous runs of the schedule', async () => {
    const { reference, stored } = await paidTooLate()
    const dead = { refund: () => Promise.reject(new Error('killed')) }
    await settle(shop.services(dead), reference, new Date(), log)
    expect([await stored(), refundsOf(reference)]).toEqual(['refunding', 0])
    shop.clock.advance(11 * 60)
    await Promise.all([shop.runSchedule('reconcile-payments'), shop.runSchedule('reconcile-payments')])
    expect(refundsOf(reference)).toBe(1)
  })

  test('by a Lambda that timed out between the ledger and the provider: the schedule requests it', async () => {
    const { reference, ada } = await paidTooLate()
    let writes = 0
    const dying: Table = {
      ...shop.table,
      transact: written => {
        writes += 1
        return writes === 1 ? shop.table.transact(written) : Promise.reject(new Error('killed'))
      },
    }
    await settle(shop.services({ table: dying }), reference, new Date(), log).catch(() => undefined)
    expect(refundsOf(reference)).toBe(0)
    await shop.runSchedule('reconcile-payments')
    expect(refundsOf(reference)).toBe(0)
    shop.clock.advance(11 * 60)
    await shop.runSchedule('reconcile-payments')
    await shop.deliverEvents()
    expect((await ada.payments())[0]).toMatchObject({ state: 'refunded' })
    expect(refundsOf(reference)).toBe(1)
  })

  test.each([
    ['is through', 'ok'],
    ['takes its time', 'pending'],
  ] as const)('whose answer was lost, and which %s, is not requested again', async (_, refunds) => {
    const { reference, ada, stored } = await paidTooLate()
    shop.mode({ refunds })
    const silent: Partial<Paystack> = {
      refund: async wanted => {
        await paystack.refund(wanted)
        throw new Error('the line went dead')
      },
    }
    await settle(shop.services(silent), reference, new Date(), log)
    expect(await stored()).toBe('refunding')
    shop.clock.advance(11 * 60)
    await shop.runSchedule('reconcile-payments')
    expect(refundsOf(reference)).toBe(1)
    shop.payments.settle()
    shop.clock.advance(3600)
    await shop.runSchedule('reconcile-payments')
    expect((await ada.payments())[0]).toMatchObject({ state: 'refunded' })
    const told = (await ada.mails()).length
    await shop.deliverEvents()
    expect((await ada.payments())[0]).toMatchObject({ state: 'refunded' })
    expect(await ada.mails()).toHaveLength(told)
  })
})

describe('a provider that does not refund at once', () => {
  test('and does not answer: the schedule asks again until it answers', async () => {
    const { reference, stored } = await paidTooLate()
    const { refund } = createPaystack({ url: 'http://localhost:1', key: async () => 'a key' })
    await settle(shop.services({ refund }), reference, new Date(), log)
    shop.mode({ api: 'down' })
    shop.clock.advance(11 * 60)
    await expect(shop.runSchedule('reconcile-payments')).rejects.toThrow('could not be done')
    expect(await stored()).toBe('refunding')
    shop.payments.mode({ api: 'ok' })
    shop.clock.advance(3601)
    await shop.runSchedule('reconcile-payments')
    await shop.deliverEvents()
    expect(await stored()).toBe('refunded')
  })

  test('and refuses the refund: the operator is notified, and the refund is requested again', async () => {
    const { reference, ada, stored } = await paidTooLate()
    shop.mode({ refunds: 'refused' })
    const before = shop.alarms().length
    await (await ada.api()).payments.verify({ params: { reference } })
    expect(shop.alarms().slice(before)).toEqual(['refund-failed'])
    expect(await stored()).toBe('refunding')
    shop.payments.mode({ refunds: 'ok' })
    shop.clock.advance(11 * 60)
    await shop.runSchedule('reconcile-payments')
    await shop.deliverEvents()
    expect(await stored()).toBe('refunded')
  })

  test('and reports that the refund failed: the operator is notified, and the refund is requested again', async () => {
    const { stored } = await paidTooLate()
    shop.mode({ refunds: 'failing' })
    const before = shop.alarms().length
    await shop.deliverEvents()
    await shop.deliverEvents()
    expect(shop.alarms().slice(before)).toEqual(['refund-failed'])
    shop.payments.mode({ refunds: 'ok' })
    shop.clock.advance(11 * 60)
    await shop.runSchedule('reconcile-payments')
    await shop.deliverEvents()
    expect(await stored()).toBe('refunded')
  })

  test("and asks for the customer's account: the operator is notified", async () => {
    const { reference } = await paidTooLate()
    shop.mode({ refunds: 'pending' })
    await shop.deliverEvents()
    const before = shop.alarms().length
    const data = { transaction_reference: reference, amount: '100', status: 'needs-attention' }
    expect(await shop.webhook({ event: 'refund.needs-attention', data })).toBe(200)
    expect(shop.alarms().slice(before)).toEqual(['refund-failed'])
  })

  test('and reports `pending` for two weeks: then the operator is notified', async () => {
    const { reference, stored } = await paidTooLate()
    shop.mode({ refunds: 'pending' })
    await shop.deliverEvents()
    for (let day = 0; day < 15; day += 1) {
      shop.later(1)
      await shop.runSchedule('reconcile-payments')
    }
    expect(await stored()).toBe('refunding')
    const rung = shop.lines.filter(line => line.reference === reference && line.alarm === 'refund-failed')
    expect(rung).toHaveLength(1)
  })
})

test('the money is refunded even if the account was purged meanwhile, and nothing of the person is written', async () => {
  const { ada, reference, stored } = await paidTooLate()
  await settle(
    shop.services({ refund: () => Promise.reject(new Error('killed')) }),
    reference,
    new Date(),
    log,
  )
  await purgePerson(shop.table, ada.sub, new Date())
  shop.clock.advance(11 * 60)
  await shop.runSchedule('reconcile-payments')
  const before = shop.alarms().length
  await shop.deliverEvents()
  expect(await stored()).toBe('refunded')
  expect(shop.alarms().slice(before)).toEqual([])
  for (const sub of [ada.sub, ''])
    expect((await shop.table.query({ partition: `USER#${sub}` })).rows).toEqual([])
})

import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { createLog } from '../runtime/log.ts'
import { paymentStore } from '../store/payments.ts'
import { purgePerson } from '../store/purge.ts'
import { subscriptionKey } from '../store/subscription-row.ts'
import { subscriptionStore } from '../store/subscriptions.ts'
import type { Table } from '../store/table.ts'
import { advance } from './advance.ts'
import { renew } from './renew.ts'
import { settle } from './settle.ts'
import { goodCard, openShop } from './shop.testing.ts'

const shop = await openShop()
const { table } = shop
afterAll(() => shop.stop())
const log = createLog()

describe('a Lambda that timed out', () => {
  test('before the plan was granted: the next request grants the plan once', async () => {
    const ada = await shop.person()
    const { reference, customer } = await ada.checkout('pro')
    await customer.payByCard(goodCard)
    const dying: Table = { ...table, transact: () => Promise.reject(new Error('killed')) }
    await expect(settle(shop.services({ table: dying }), reference, new Date(), log)).rejects.toThrow(
      'killed',
    )
    expect(await ada.plan()).toBe('free active')
    expect(await shop.services().payments.get(reference)).toMatchObject({ state: 'open' })
    await shop.deliverEvents()
    expect(await ada.plan()).toBe('pro active')
    expect(await ada.payments()).toMatchObject([{ state: 'paid' }])
  })

  test('after the grant: its receipt was written with it, and is sent once', async () => {
    const ada = await shop.person()
    const { reference, customer } = await ada.checkout('pro')
    await customer.payByCard(goodCard)
    await settle(shop.services(), reference, new Date(), log)
    expect(shop.mail.list(ada.email).filter(({ subject }) => subject.startsWith('Receipt'))).toEqual([])
    await settle(shop.services(), reference, new Date(), log)
    for (let run = 0; run < 2; run += 1)
      expect((await ada.mails()).filter(subject => subject.startsWith('Receipt'))).toHaveLength(1)
  })

  test('before it read the answer of a write: the write is recognised, and not repeated', async () => {
    const ada = await shop.person()
    const { reference, customer } = await ada.checkout('pro')
    await customer.payByCard(goodCard)
    const silent: Table = {
      ...table,
      transact: async writes => {
        await table.transact(writes)
        throw new Error('the line went dead')
      },
    }
    await expect(settle(shop.services({ table: silent }), reference, new Date(), log)).rejects.toThrow(
      'the line went dead',
    )
    const { currentPeriodEnd } = await ada.subscription()
    await settle(shop.services(), reference, new Date(), log)
    expect((await ada.subscription()).currentPeriodEnd).toBe(currentPeriodEnd)
  })
})

test("a payment with a time in the future, by the provider's clock, begins now", async () => {
  const ada = await shop.person()
  const { reference, customer } = await ada.checkout('pro')
  await customer.payByCard(goodCard)
  const { paystack } = shop.services()
  const verify = async (asked: string) => {
    const charge = await paystack.verify(asked)
    return charge && { ...charge, paidAt: new Date(Date.now() + 60_000).toISOString() }
  }
  await settle(shop.services({ verify }), reference, new Date(), log)
  expect(await ada.plan()).toBe('pro active')
})

describe('a purge leaves nothing of the person', () => {
  const rowsOf = async (sub: string) => (await table.query({ partition: `USER#${sub}` })).rows

  test('also when a payment is settled at the same moment', async () => {
    const ada = await shop.person()
    const { reference, customer } = await ada.checkout('pro')
    await customer.payByCard(goodCard)
    const late: Table = {
      ...table,
      transact: async writes => {
        await purgePerson(table, ada.sub, new Date())
        return table.transact(writes)
      },
    }
    await settle(shop.services({ table: late }), reference, new Date(), log)
    expect(await rowsOf(ada.sub)).toEqual([])
    const kept = { sub: '', email: '', name: '', state: 'open' }
    expect(await paymentStore(table).get(reference)).toMatchObject(kept)
    const before = shop.alarms().length
    await shop.deliverEvents()
    expect(shop.alarms().slice(before)).toEqual(['unknown-reference'])
    expect(await rowsOf('')).toEqual([])
  })

  test('also when a schedule processes the person at the same moment', async () => {
    const services = shop.services()
    await advance({ ...services, removePaidData: async () => true }, 'gone', new Date())
    await renew(services, 'gone', new Date(), log)
    expect(await rowsOf('gone')).toEqual([])
  })
})

test("every order of the provider's events gives the same plan and the same ledger", async () => {
  /** A month, an upgrade that is refunded, and a dispute of the first month that we won. */
  const story = async () => {
    const ada = await shop.person()
    const [one, other] = [await ada.checkout('pro'), await ada.checkout('elite')]
    for (const { customer } of [one, other]) await customer.payByTransfer()
    shop.payments.settle()
    const [first, second] = [one.reference, other.reference]
    const charged = ({ reference, amount }: typeof one) => ({
      event: 'charge.success',
      data: { reference, amount, currency: 'NGN', customer: { email: ada.email } },
    })
    const disputed = (event: string, resolution: string | null) => ({
      event,
      data: { id: 7, resolution, transaction: { reference: first } },
    })
    const events = [
      charged(one),
      charged(other),
      { event: 'refund.processed', data: { transaction_reference: second, id: 'r1', amount: '700000' } },
      disputed('charge.dispute.create', null),
      disputed('charge.dispute.resolve', 'declined'),
    ]
    return { ada, events }
  }
  const outcomeOf = async (order: readonly number[]) => {
    const { ada, events } = await story()
    for (const index of order) expect(await shop.webhook(events[index] ?? {})).toBe(200)
    const { tier, status, renews, currentPeriodStart, currentPeriodEnd } = await ada.subscription()
    const days = Math.round(
      (Date.parse(currentPeriodEnd ?? '') - Date.parse(currentPeriodStart ?? '')) / 86_400_000,
    )
    const payments = (await ada.payments()).map(({ state, refunded }) => `${state} ${refunded}`)
    return { tier, status, renews, isOneMonth: days >= 28 && days <= 31, payments: payments.toSorted() }
  }
  const wanted = {
    tier: 'pro',
    status: 'active',
    renews: false,
    isOneMonth: true,
    payments: ['paid 0', 'refunded 700000'],
  }
  expect(await outcomeOf([0, 1, 2, 3, 4])).toEqual(wanted)
  const all = [0, 1, 2, 3, 4]
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...all, ...all], { minLength: 10, maxLength: 10 }), async order => {
      expect(await outcomeOf(order)).toEqual(wanted)
    }),
    { numRuns: 12 },
  )
})

test('a plan that the code does not know is an error, and never Free', async () => {
  const ada = await shop.person()
  await ada.buy('pro')
  const { history } = await subscriptionStore(table).get(ada.sub)
  const golden = history.map(event => (event.type === 'paid' ? { ...event, tier: 'gold' } : event))
  await table.update(subscriptionKey(ada.sub), { set: { history: golden } })
  await expect(ada.plan()).rejects.toMatchObject({ code: 'internal' })
})

import { afterAll, describe, expect, test } from 'vitest'
import { unpaidStatus } from './settle.ts'
import { goodCard, openShop } from './shop.testing.ts'

const shop = await openShop()
afterAll(() => shop.stop())

/** Makes the event of a payment as the provider documents it. */
const eventOf = (reference: string, change: object = {}) => {
  const transaction = shop.payments.transactions().find(it => it.reference === reference)
  return {
    event: 'charge.success',
    data: {
      id: 1,
      reference,
      amount: transaction?.amount,
      currency: 'NGN',
      status: 'success',
      customer: { email: transaction?.email },
      ...change,
    },
  }
}

test.each([
  ['abandoned', 'card', 'open', false],
  ['failed', 'card', 'failed', false],
  ['reversed', 'card', 'failed', false],
  // The bank asks the holder of the card a question, or the customer was asked to make a transfer.
  ['ongoing', 'card', 'open', false],
  ['ongoing', 'bank_transfer', 'open', true],
  ['ongoing', null, 'open', true],
  ['pending', 'ussd', 'open', true],
  ['processing', 'card', 'open', true],
  ['queued', 'card', 'open', true],
] as const)(
  'an unpaid page that the provider calls %s, by %s, is %s; awaited: %s',
  (status, channel, state, awaited) => {
    const seen = { state: 'open', awaited: false, automatic: false } as const
    expect(unpaidStatus(seen, { status, channel })).toEqual({ state, awaited })
    // A closed payment opens again only for money.
    const closed = { ...seen, state: 'failed' } as const
    expect(unpaidStatus(closed, { status, channel }).state).toBe(awaited ? 'open' : 'failed')
    // A renewal whose holder is asked counts as under way, so that no second try charges it too.
    const renewal = { ...seen, automatic: true }
    expect(unpaidStatus(renewal, { status, channel }).awaited).toBe(awaited || status === 'ongoing')
  },
)

describe('a month of Pro', () => {
  test('by card gives the plan, the card, the receipt and the notification, once', async () => {
    const ada = await shop.person()
    const { reference, amount } = await ada.buy('pro')
    expect(amount).toBe(350_000)
    expect(await ada.subscription()).toMatchObject({
      tier: 'pro',
      status: 'active',
      renews: true,
      card: { last4: '4081' },
    })
    expect(await ada.payments()).toMatchObject([
      { reference, state: 'paid', channel: 'card', amount, automatic: false },
    ])
    expect((await ada.mails()).filter(subject => subject.startsWith('Receipt'))).toHaveLength(1)
    expect(await ada.notices()).toContain('We have your payment')
    await shop.deliverEvents()
    await (await ada.api()).payments.verify({ params: { reference } })
    expect((await ada.payments()).length).toBe(1)
    expect((await ada.mails()).filter(subject => subject.startsWith('Receipt'))).toHaveLength(1)
    expect((await ada.notices()).filter(title => title === 'We have your payment')).toHaveLength(1)
  })

  test('by transfer that settles after the browser has gone gets the plan from the webhook, and no card', async () => {
    const ada = await shop.person()
    const { reference, customer } = await ada.checkout('pro')
    await customer.payByTransfer()
    const { state } = await (await ada.api()).payments.verify({ params: { reference } })
    expect(state).toBe('open')
    expect(await ada.plan()).toBe('free active')
    shop.payments.settle()
    await shop.deliverEvents()
    expect(await ada.subscription()).toMatchObject({ tier: 'pro', renews: false, card: null })
  })

  test('without a webhook and without the browser is settled by the schedule', async () => {
    const ada = await shop.person()
    const { customer } = await ada.checkout('elite')
    await customer.payByCard(goodCard)
    expect(await ada.plan()).toBe('free active')
    shop.clock.advance(11 * 60)
    await shop.runSchedule('reconcile-payments')
    expect(await ada.plan()).toBe('elite active')
    expect((await ada.mails()).filter(subject => subject.startsWith('Receipt'))).toHaveLength(1)
    shop.clock.advance(11 * 60)
    await shop.runSchedule('reconcile-payments')
    expect((await ada.mails()).filter(subject => subject.startsWith('Receipt'))).toHaveLength(1)
  })

  test('whose verification times out is not granted, and the next request grants it', async () => {
    const ada = await shop.person()
    const { reference, customer } = await ada.checkout('pro')
    await customer.payByCard(goodCard)
    shop.mode({ api: 'down' })
    await expect((await ada.api()).payments.verify({ params: { reference } })).rejects.toMatchObject({
      code: 'payment_unavailable',
    })
    expect(await shop.webhook(eventOf(reference))).toBe(503)
    expect(await ada.plan()).toBe('free active')
    shop.payments.mode({ api: 'ok' })
    expect(await shop.webhook(eventOf(reference))).toBe(200)
    expect(await ada.plan()).toBe('pro active')
  })

  test('that begins while the provider is down has a row in the ledger, and nothing is charged', async () => {
    const ada = await shop.person()
    shop.mode({ api: 'down' })
    const body = { tier: 'pro' as const, amount: 350_000 }
    await expect((await ada.api()).payments.checkout({ body })).rejects.toMatchObject({
      code: 'payment_unavailable',
    })
    const { payments, checkouts } = shop.services()
    const reference = (await checkouts.get(ada.sub))?.reference ?? ''
    expect(await payments.get(reference)).toMatchObject({ state: 'open', amount: 350_000 })
    shop.payments.mode({ api: 'ok' })
    shop.later(4)
    await shop.runSchedule('reconcile-payments')
    expect(await payments.get(reference)).toMatchObject({ state: 'failed', paidAt: null })
    expect(await ada.payments()).toEqual([])
  })
})

describe('a repeated report', () => {
  test('twice, and fifty times at once: one month, one receipt', async () => {
    const ada = await shop.person()
    const { reference, customer } = await ada.checkout('pro')
    await customer.payByCard(goodCard)
    const statuses = await Promise.all(Array.from({ length: 50 }, () => shop.webhook(eventOf(reference))))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await shop.webhook(eventOf(reference))).toBe(200)
    const { currentPeriodStart, currentPeriodEnd } = await ada.subscription()
    const days = (Date.parse(currentPeriodEnd ?? '') - Date.parse(currentPeriodStart ?? '')) / 86_400_000
    expect(days).toBeLessThanOrEqual(31)
    expect((await ada.mails()).filter(subject => subject.startsWith('Receipt'))).toHaveLength(1)
  })

  test('a month later adds no time', async () => {
    const ada = await shop.person()
    const { reference } = await ada.buy('pro')
    await (await ada.api()).subscription.cancel({})
    const event = JSON.stringify(eventOf(reference))
    shop.later(32)
    expect(await ada.plan()).toBe('free expired')
    expect(await shop.webhook(event)).toBe(200)
    expect(await ada.plan()).toBe('free expired')
  })
})

describe("a webhook that is not the provider's", () => {
  const attempt = async (body: (text: string) => string, signature: (text: string) => string) => {
    const ada = await shop.person()
    const { reference, customer } = await ada.checkout('pro')
    await customer.payByCard(goodCard)
    const text = JSON.stringify(eventOf(reference))
    const status = await shop.webhook(body(text), signature(text))
    const stored = await shop.services().payments.get(reference)
    return { status, plan: await ada.plan(), state: stored?.state }
  }
  const same = (text: string) => text
  const refused = { status: 401, plan: 'free active', state: 'open' }

  test.each<[string, (text: string) => string, (text: string) => string]>([
    ['one byte of it changed', text => text.replace('charge', 'cherge'), text => shop.payments.sign(text)],
    [
      'written anew with other spaces',
      text => JSON.stringify(JSON.parse(text), null, 1),
      text => shop.payments.sign(text),
    ],
    ['no signature', same, () => ''],
    ['a signature of another length', same, text => shop.payments.sign(text).slice(2)],
    ['a signature that is no hexadecimal number', same, () => 'z'.repeat(128)],
    ['the signature of another body', same, () => shop.payments.sign('{}')],
  ])('%s: 401, and nothing is written', async (_, body, signature) => {
    expect(await attempt(body, signature)).toEqual(refused)
  })

  test('that is signed, of a kind that we use and in an unknown shape: accepted, with an alarm', async () => {
    const before = shop.alarms().length
    expect(await shop.webhook({ event: 'refund.processed', data: { amount: 350_000 } })).toBe(200)
    expect(shop.alarms().slice(before)).toEqual(['unreadable-event'])
  })

  test("that is signed and of a kind that we don't use: accepted, and nothing is written", async () => {
    expect(await shop.webhook({ event: 'customeridentification.failed', data: { customer_id: 7 } })).toBe(200)
    expect(await shop.webhook('not json')).toBe(200)
  })
})

describe('an event is never trusted: `settle` asks the provider, and only that answer counts', () => {
  test.each<[string, object]>([
    ['amount', { amount: 100 }],
    ['currency', { currency: 'USD' }],
    ['person', { customer: { email: 'somebody@else.example' } }],
  ])("another %s in the event doesn't put a good payment under review", async (_, change) => {
    const ada = await shop.person()
    const { reference, customer } = await ada.checkout('pro')
    await customer.payByCard(goodCard)
    const before = shop.alarms().length
    expect(await shop.webhook(eventOf(reference, change))).toBe(200)
    expect(await ada.plan()).toBe('pro active')
    expect(shop.alarms().slice(before)).toEqual([])
  })

  test.each<[string, Parameters<typeof shop.payments.alter>[1]]>([
    ['amount', { amount: 100 }],
    ['currency', { currency: 'USD' }],
    ['person', { email: 'somebody@else.example' }],
  ])(
    "another %s in the provider's answer: no plan, an alarm, and the payment is under review",
    async (_, change) => {
      const ada = await shop.person()
      const { reference, customer } = await ada.checkout('pro')
      await customer.payByCard(goodCard)
      const event = eventOf(reference)
      shop.payments.alter(reference, change)
      const before = shop.alarms().length
      expect(await shop.webhook(event)).toBe(200)
      expect(await ada.plan()).toBe('free active')
      expect(shop.alarms().slice(before)).toEqual(['payment-mismatch'])
      expect((await ada.payments())[0]?.state).toBe('held')
    },
  )

  test('an unknown reference', async () => {
    const before = shop.alarms().length
    expect(
      await shop.webhook(eventOf('aiki-NOBODY', { amount: 1, customer: { email: 'a@b.example' } })),
    ).toBe(200)
    expect(shop.alarms().slice(before)).toEqual(['unknown-reference'])
  })
})

describe('the owner of a payment', () => {
  test("another person's reference finds nothing", async () => {
    const [ada, bala] = [await shop.person(), await shop.person('Bala')]
    const { reference, customer } = await ada.checkout('pro')
    await customer.payByCard(goodCard)
    await expect((await bala.api()).payments.verify({ params: { reference } })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await bala.payments()).toEqual([])
    expect(await bala.plan()).toBe('free active')
  })

  test('the amount comes from the server: any other is refused, and no payment begins', async () => {
    const ada = await shop.person()
    const body = { tier: 'elite' as const, amount: 100 }
    await expect((await ada.api()).payments.checkout({ body })).rejects.toMatchObject({
      code: 'price_changed',
    })
    expect(await ada.payments()).toEqual([])
  })
})

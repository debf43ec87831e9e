import { createHmac } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startPaystack, successCard } from './paystack.testing.ts'

type Started = Awaited<ReturnType<typeof startPaystack>>

const pay = async ({ initialize }: Started) => {
  const { reference, customer } = await initialize()
  await customer.payByCard(successCard)
  return reference
}
const names = ({ merchant }: Started) => merchant.received.map(({ event }) => event)
const bodies = ({ merchant }: Started): { event: string; data: Record<string, unknown> }[] =>
  merchant.received.map(({ body }) => JSON.parse(body))

test('a success sends an event, signed over its bytes', async () => {
  const started = await startPaystack()
  const reference = await pay(started)
  await vi.waitFor(() => expect(started.merchant.received).toHaveLength(1))
  const [told] = started.merchant.received
  const { secretKey, sign } = started.payments
  expect(told?.signature).toBe(
    createHmac('sha512', secretKey)
      .update(told?.body ?? '')
      .digest('hex'),
  )
  expect(told?.signature).toBe(sign(told?.body ?? ''))
  expect(bodies(started)).toMatchObject([
    {
      event: 'charge.success',
      data: {
        ...{ reference, status: 'success', amount: 299_900, currency: 'NGN', domain: 'test', metadata: 0 },
        customer: { email: 'amina@example.com' },
        authorization: { reusable: true },
        plan: {},
      },
    },
  ])
})

test('a refund and a dispute send events of their own shapes', async () => {
  const started = await startPaystack()
  const { payments, verify } = started
  const [refunded, disputed] = [await pay(started), await pay(started)]
  payments.refund(refunded)
  payments.dispute(disputed, 'opened')
  payments.dispute(disputed, 'lost')
  await payments.deliver()
  const told = bodies(started).filter(({ event }) => event !== 'charge.success')
  expect(told).toMatchObject([
    { event: 'refund.pending', data: { transaction_reference: refunded } },
    { event: 'refund.processed', data: { transaction_reference: refunded, amount: '299900' } },
    {
      event: 'charge.dispute.create',
      data: { resolution: null, transaction: { reference: disputed }, transaction_reference: null },
    },
    {
      event: 'charge.dispute.resolve',
      data: { status: 'resolved', resolution: 'merchant-accepted', transaction: { reference: disputed } },
    },
  ])
  expect(told[2]?.data.id).toBe(told[3]?.data.id)
  for (const reference of [refunded, disputed])
    expect(await verify(reference)).toMatchObject({ status: 'reversed' })
})

test('a dispute that the merchant wins changes nothing', async () => {
  const started = await startPaystack()
  const reference = await pay(started)
  started.payments.dispute(reference, 'opened')
  started.payments.dispute(reference, 'won')
  await started.payments.deliver()
  expect(bodies(started).at(-1)?.data).toMatchObject({ resolution: 'declined' })
  expect(await started.verify(reference)).toMatchObject({ status: 'success' })
})

test('an event that is not answered with 200 comes again after 3 minutes four times, then hourly for 72 hours', async () => {
  const started = await startPaystack()
  const { merchant, payments, clock } = started
  merchant.status = 404
  const began = Date.now()
  await pay(started)
  const after: number[] = []
  for (;;) {
    await payments.deliver()
    const [webhook] = payments.webhooks()
    if (!webhook || webhook.dueAt === null) break
    after.push(Math.round((webhook.dueAt - began) / 60_000))
    clock.advance((webhook.dueAt - Date.now()) / 1000)
  }
  expect(after.slice(0, 6)).toEqual([3, 6, 9, 12, 72, 132])
  expect(after.at(-1)).toBeGreaterThan(71 * 60)
  expect(after.at(-1)).toBeLessThanOrEqual(72 * 60)
  expect(new Set(merchant.received.map(({ body }) => body)).size).toBe(1)
})

test('an event that was answered is not sent again', async () => {
  const started = await startPaystack()
  const { merchant, payments, clock } = started
  merchant.status = 500
  await pay(started)
  await vi.waitFor(() => expect(merchant.received).toHaveLength(1))
  merchant.status = 200
  await payments.deliver()
  clock.advance(7200)
  await payments.deliver()
  expect(merchant.received).toHaveLength(2)
  expect(payments.webhooks()).toMatchObject([{ dueAt: null, attempts: 2, status: 200 }])
})

test('moving the clock sends a due retry, without another call', async () => {
  const started = await startPaystack()
  const { merchant, clock } = started
  merchant.status = 503
  await pay(started)
  await vi.waitFor(() => expect(merchant.received).toHaveLength(1))
  merchant.status = 200
  clock.advance(181)
  await vi.waitFor(() => expect(merchant.received).toHaveLength(2), 5000)
})

test('while webhooks are switched off, events wait', async () => {
  const started = await startPaystack()
  const { merchant, payments } = started
  payments.mode({ webhooks: 'off' })
  await pay(started)
  await payments.deliver()
  expect(merchant.received).toEqual([])
  payments.mode({ webhooks: 'ok' })
  await vi.waitFor(() => expect(merchant.received).toHaveLength(1))
})

test('duplicate: each event is sent twice', async () => {
  const started = await startPaystack()
  started.payments.mode({ webhooks: 'duplicate' })
  const reference = await pay(started)
  await started.payments.deliver()
  expect(bodies(started).map(({ data }) => data.reference)).toEqual([reference, reference])
  expect(started.merchant.received[0]).toEqual(started.merchant.received[1])
})

test('reordered: the newest event is sent first', async () => {
  const started = await startPaystack()
  const { payments, clock } = started
  payments.mode({ webhooks: 'reordered' })
  const reference = await pay(started)
  payments.refund(reference)
  expect(started.merchant.received).toEqual([])
  clock.advance(11)
  await vi.waitFor(() => expect(started.merchant.received).toHaveLength(3), 5000)
  expect(names(started)).toEqual(['refund.processed', 'refund.pending', 'charge.success'])
})

test('events that were not sent when the stack stopped are sent after a restart, with the same key', async () => {
  const dataFile = join(mkdtempSync(join(tmpdir(), 'aiki-payments-')), 'payments.db')
  const before = await startPaystack({ dataFile })
  before.payments.mode({ webhooks: 'off' })
  const reference = await pay(before)
  const { secretKey } = before.payments
  await before.stop()

  const after = await startPaystack({ dataFile })
  expect(after.payments.secretKey).toBe(secretKey)
  expect(await after.verify(reference)).toMatchObject({ status: 'success' })
  await vi.waitFor(() => expect(names(after)).toEqual(['charge.success']))
})

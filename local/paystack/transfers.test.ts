import { expect, test, vi } from 'vitest'
import { startPaystack } from './paystack.testing.ts'

const ways = [
  ['ussd', 'payByUssd', 'I have dialled it'],
  ['bank_transfer', 'payByTransfer', 'I have sent the money'],
] as const

test.each(ways)(
  '%s is pending until the bank settles it, and is never reusable',
  async (channel, pay, words) => {
    const { initialize, verify, clock } = await startPaystack()
    const { reference, customer } = await initialize()
    expect((await customer.look(`?way=${channel}`)).page).toContain(words)
    await customer[pay]()
    expect(await verify(reference)).toMatchObject({ status: 'pending', channel, paid_at: null })
    const waiting = await customer.look()
    expect(waiting.status).toBe(200)
    expect(waiting.page).toContain('Waiting for the bank')
    clock.advance(6)
    expect(await customer.look()).toMatchObject({
      status: 303,
      location: `https://aiki.example/dashboard/success?trxref=${reference}&reference=${reference}`,
    })
    expect(await verify(reference)).toMatchObject({
      status: 'success',
      channel,
      authorization: { reusable: false, channel, signature: null },
    })
  },
)

test('a transfer is paid at the time when the bank settled it, however late it is read', async () => {
  const { initialize, verify, clock } = await startPaystack()
  const { reference, customer } = await initialize()
  const sent = Date.now()
  await customer.payByTransfer()
  clock.advance(3600)
  const paidAt = Date.parse(String((await verify(reference)).paid_at))
  expect(paidAt).toBeGreaterThanOrEqual(sent + 5000)
  expect(paidAt).toBeLessThan(sent + 60_000)
})

test('a transfer settles and sends its event without a reader', async () => {
  const { initialize, merchant } = await startPaystack({ settleAfter: 20 })
  const { customer } = await initialize()
  await customer.payByUssd()
  await vi.waitFor(() => expect(merchant.received).toHaveLength(1), 5000)
})

test('all pending transfers can be settled at once', async () => {
  const { initialize, verify, payments } = await startPaystack()
  const [one, other] = [await initialize(), await initialize()]
  await one.customer.payByTransfer()
  await other.customer.payByUssd()
  payments.settle()
  for (const { reference } of [one, other])
    expect(await verify(reference)).toMatchObject({ status: 'success' })
})

test('the page of a pending transfer reloads by itself', async () => {
  const { initialize } = await startPaystack()
  const { authorization_url, customer } = await initialize()
  await customer.payByTransfer()
  expect((await fetch(authorization_url)).headers.get('refresh')).toBe('3')
})

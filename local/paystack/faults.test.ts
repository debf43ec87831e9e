import { expect, test } from 'vitest'
import * as z from 'zod'
import { startPaystack, successCard } from './paystack.testing.ts'

type Started = Awaited<ReturnType<typeof startPaystack>>

const overview = z.object({
  mode: z.object({ api: z.string(), webhooks: z.string() }),
  transactions: z.array(z.looseObject({ reference: z.string(), status: z.string() })),
  webhooks: z.array(z.looseObject({ event: z.string() })),
})

const tool = async ({ url }: Started, name: string, input?: unknown) => {
  const init = input === undefined ? {} : { method: 'POST', body: JSON.stringify(input) }
  const response = await fetch(`${url}/tools/${name}`, init)
  const text = await response.text()
  return {
    status: response.status,
    text,
    body: overview.safeParse(response.ok ? JSON.parse(text) : null).data,
  }
}

test('down: the answers are no JSON, until the fault is off', async () => {
  const started = await startPaystack()
  expect((await tool(started, '', { api: 'down' })).body?.mode).toEqual({ api: 'down', webhooks: 'ok' })
  expect(await started.call('GET', '/transaction/verify/aiki-1')).toMatchObject({
    status: 503,
    body: expect.stringContaining('<html>'),
  })
  await tool(started, '', { api: 'ok' })
  await started.initialize()
})

test('refuses-key: even the right one', async () => {
  const started = await startPaystack()
  started.payments.mode({ api: 'refuses-key' })
  expect(await started.call('GET', '/transaction/verify/aiki-1')).toMatchObject({
    status: 401,
    body: { status: false, message: 'Invalid key' },
  })
})

test('slow: a request is executed even if its caller no longer waits', async () => {
  const started = await startPaystack({ slowAnswer: 60_000 })
  const { payments, url } = started
  payments.mode({ api: 'slow' })
  const request = fetch(`${url}/paystack/transaction/initialize`, {
    method: 'POST',
    headers: { authorization: `Bearer ${payments.secretKey}` },
    body: JSON.stringify({ email: 'amina@example.com', amount: 299_900, reference: 'aiki-slow' }),
    signal: AbortSignal.timeout(300),
  })
  await expect(request).rejects.toThrow('timeout')
  payments.mode({ api: 'ok' })
  expect(await started.verify('aiki-slow')).toMatchObject({ status: 'abandoned' })
})

test('slow: a stack that stops ends the waiting requests', async () => {
  const started = await startPaystack({ slowAnswer: 60_000 })
  started.payments.mode({ api: 'slow' })
  const answer = started.call('GET', '/transaction/verify/aiki-1')
  const settled = Promise.allSettled([answer])
  await started.stop()
  await settled
})

test('the tools over HTTP settle, refund, dispute, deliver, and list', async () => {
  const started = await startPaystack()
  await tool(started, '', { webhooks: 'off' })
  const transfer = await started.initialize()
  await transfer.customer.payByTransfer()
  const card = await started.initialize()
  await card.customer.payByCard(successCard)

  await tool(started, 'settle', {})
  await tool(started, 'refund', { reference: card.reference, amount: 100 })
  await tool(started, 'dispute', { reference: transfer.reference, outcome: 'opened' })
  const { body } = await tool(started, '')
  expect(body?.transactions).toMatchObject([
    { reference: card.reference, status: 'success', refunded: 100, dispute: null },
    { reference: transfer.reference, status: 'success', dispute: 'opened' },
  ])
  expect(body?.webhooks.map(({ event }) => event)).toEqual([
    ...['charge.dispute.create', 'refund.processed', 'refund.pending', 'charge.success', 'charge.success'],
  ])
  await tool(started, '', { webhooks: 'ok' })
  expect((await tool(started, 'deliver', {})).body?.webhooks).toEqual([])
  expect(started.merchant.received).toHaveLength(5)
})

test.each([
  ['', { api: 'broken' }, 400, 'It takes {"api": "ok"|"down"'],
  ['dispute', { reference: 'aiki-1', outcome: 'maybe' }, 400, 'It takes {"reference", "outcome"'],
  ['refund', { reference: 'aiki-1' }, 400, 'Transaction reference not found.'],
  ['nothing', {}, 404, 'refund, dispute, settle, deliver'],
])('the tool %s with the invalid body %o explains its input', async (name, input, status, words) => {
  const started = await startPaystack()
  const answer = await tool(started, name, input)
  expect(answer.status).toBe(status)
  expect(answer.text).toContain(words)
})

test('the fault of verify can return other values than agreed', async () => {
  const { initialize, payments, verify } = await startPaystack()
  const { reference, customer } = await initialize()
  await customer.payByCard(successCard)
  payments.alter(reference, { amount: 100, currency: 'USD', email: 'bola@example.com' })
  expect(await verify(reference)).toMatchObject({
    ...{ status: 'success', amount: 100, currency: 'USD' },
    customer: { email: 'bola@example.com' },
  })
})

test('a browser gets a page with the same switches, and its forms return to it', async () => {
  const { url, initialize, payments } = await startPaystack()
  const { customer } = await initialize({ metadata: { note: '<script>' } })
  await customer.payByCard(successCard)
  const set = await fetch(`${url}/tools/`, {
    method: 'POST',
    body: new URLSearchParams({ api: 'slow', webhooks: 'off' }),
    redirect: 'manual',
  })
  expect([set.status, set.headers.get('location')]).toEqual([303, '/local/payments'])
  expect(payments.mode()).toEqual({ api: 'slow', webhooks: 'off', refunds: 'ok' })
  const page = await (await fetch(`${url}/tools/`, { headers: { accept: 'text/html' } })).text()
  expect(page).toContain('<option selected>slow</option>')
  expect(page).toContain('₦2,999.00 · success')
  expect(page).not.toContain('<script')
})

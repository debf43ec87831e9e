import { expect, test } from 'vitest'
import * as z from 'zod'
import { startPaystack, successCard } from './paystack.testing.ts'

const listed = z.object({ data: z.array(z.looseObject({ status: z.string(), amount: z.int() })) })

const startPaid = async () => {
  const started = await startPaystack()
  const { call, initialize, verify, payments } = started
  const { reference, customer } = await initialize()
  await customer.payByCard(successCard)
  return {
    ...started,
    reference,
    refund: (fields: object = {}) => call('POST', '/refund', { transaction: reference, ...fields }),
    status: async () => (await verify(reference)).status,
    refunds: async (transaction?: unknown) => {
      const { id } = await verify(reference)
      const { body } = await call('GET', `/refund?transaction=${transaction ?? id}`)
      return listed.parse(body).data
    },
    told: async () => {
      await payments.deliver()
      return started.merchant.received.map(({ event }) => event).filter(event => event.startsWith('refund'))
    },
  }
}

test('a refund is listed by the number of its transaction, and never by its reference', async () => {
  const { refund, refunds, reference } = await startPaid()
  expect(await refunds()).toEqual([])
  await refund({ merchant_note: 'It bought nothing.' })
  expect(await refunds()).toMatchObject([
    { status: 'processed', amount: 299_900, merchant_note: 'It bought nothing.' },
  ])
  expect(await refunds(reference)).toEqual([])
})

test('a refunded payment cannot be refunded again', async () => {
  const { refund } = await startPaid()
  await refund()
  expect(await refund()).toMatchObject({
    status: 400,
    body: { message: 'Transaction has been fully reversed', code: 'transaction_reversed' },
  })
})

test('pending: the payment stays paid until the refund is processed', async () => {
  const { refund, refunds, status, told, payments } = await startPaid()
  payments.mode({ refunds: 'pending' })
  expect((await refund()).status).toBe(200)
  expect(await refund()).toMatchObject({ status: 400 })
  expect([await status(), (await refunds())[0]?.status]).toEqual(['success', 'pending'])
  expect(await told()).toEqual(['refund.pending'])
  payments.settle()
  expect([await status(), (await refunds())[0]?.status]).toEqual(['reversed', 'processed'])
  expect(await told()).toEqual(['refund.pending', 'refund.processed'])
})

test('failing: the payment stays paid, and can be refunded again', async () => {
  const { refund, refunds, status, told, payments } = await startPaid()
  payments.mode({ refunds: 'failing' })
  await refund()
  expect([await status(), (await refunds())[0]?.status]).toEqual(['success', 'failed'])
  expect(await told()).toEqual(['refund.pending', 'refund.failed'])
  payments.mode({ refunds: 'ok' })
  expect((await refund()).status).toBe(200)
  expect(await status()).toBe('reversed')
})

test('refused: nothing happens', async () => {
  const { refund, refunds, status, payments } = await startPaid()
  payments.mode({ refunds: 'refused' })
  expect(await refund()).toMatchObject({
    status: 400,
    body: { message: 'Insufficient balance to fulfill this refund. Please top up.' },
  })
  expect([await status(), await refunds()]).toEqual(['success', []])
})

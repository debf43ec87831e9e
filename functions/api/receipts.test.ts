import { afterAll, expect, test } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import { beginPayment, makePayment } from '../receipts/paid.testing.ts'
import { readPdf } from '../receipts/read-pdf.testing.ts'
import { paymentStore } from '../store/payments.ts'
import { serveReceipts } from './receipts.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const gateway = serveReceipts({ payments: paymentStore(table) })
const download = (sub: string, reference: string) =>
  call(gateway, { route: 'GET /receipts/{reference}', sub, params: { reference } })

test('a person who paid gets the receipt as a file', async () => {
  await makePayment(table, 'ngozi', 'aiki-0001')
  const { status, body } = await download('ngozi', 'aiki-0001')
  expect(status).toBe(200)
  expect(body.name).toBe('aiki-receipt-2026-11-20.pdf')
  const { elements } = readPdf(Buffer.from(body.pdf, 'base64'))
  expect(elements).toContain('₦3,500')
  expect(elements).toContain('Ngozi Ọkafọ̀ ngozi@example.com')
})

test("another person's receipt, an unknown one, and one of an unpaid payment are not found", async () => {
  await makePayment(table, 'ada', 'aiki-2-ada')
  await beginPayment(table, 'ada', 'aiki-2-open')
  for (const answer of [
    await download('ngozi', 'aiki-2-ada'),
    await download('ada', 'aiki-2-none'),
    await download('ada', 'aiki-2-open'),
  ])
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
})

test('an invalid reference is refused', async () => {
  expect((await download('ngozi', 'PAYMENT#aiki-0001')).status).toBe(400)
})

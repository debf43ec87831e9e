import { expect, test } from 'vitest'
import { email, startPaystack, successCard } from './paystack.testing.ts'

const wanted = { email, amount: 299_900 }

test('initialize returns a page, an access code and the requested reference', async () => {
  const { call, url } = await startPaystack()
  const { status, body } = await call('POST', '/transaction/initialize', { ...wanted, reference: 'aiki-01' })
  expect(status).toBe(200)
  expect(body).toEqual({
    status: true,
    message: 'Authorization URL created',
    data: {
      authorization_url: `${url}/checkout/${body.data.access_code}`,
      access_code: expect.stringMatching(/^[a-z0-9]{15}$/),
      reference: 'aiki-01',
    },
  })
})

test.each([
  [{ email: 'amina' }, 'Invalid Email Address Passed'],
  [{ email: undefined }, 'Invalid Email Address Passed'],
  [{ amount: 2999.5 }, 'Invalid Amount Sent'],
  [{ amount: '₦2,999' }, 'Invalid Amount Sent'],
  [{ amount: undefined }, 'Invalid Amount Sent'],
  [{ amount: 4999 }, 'Invalid Amount Sent'],
  [{ currency: 'USD' }, 'Currency not supported by merchant'],
  [{ reference: 'aiki_01' }, 'Invalid transaction reference. Use letters, digits and -, ., ='],
  [{ channels: ['cash'] }, 'No active channel. This merchant has: card, ussd, bank_transfer'],
  [{ channels: ['qr'] }, 'No active channel. This merchant has: card, ussd, bank_transfer'],
  [{ callback_url: 'javascript:alert(1)' }, 'Invalid callback URL'],
  [{ metadata: 7 }, 'Invalid metadata: it must be an object, or one as JSON'],
])('initialize refuses %o', async (fields, message) => {
  const { call } = await startPaystack()
  const { status, body } = await call('POST', '/transaction/initialize', { ...wanted, ...fields })
  expect(status).toBe(400)
  expect(body).toEqual({
    status: false,
    message,
    meta: { nextStep: expect.any(String) },
    type: 'validation_error',
    code: expect.any(String),
  })
})

test('₦50, and an amount as a string of digits, are accepted', async () => {
  const { call } = await startPaystack()
  for (const amount of [5000, '5000'])
    expect(await call('POST', '/transaction/initialize', { ...wanted, amount })).toMatchObject({
      status: 200,
    })
})

test('a reference can be used for one transaction', async () => {
  const { call } = await startPaystack()
  const once = { ...wanted, reference: 'aiki-01' }
  await call('POST', '/transaction/initialize', once)
  expect(await call('POST', '/transaction/initialize', once)).toMatchObject({
    status: 400,
    body: {
      status: false,
      message: 'Duplicate Transaction Reference',
      type: 'validation_error',
      code: 'duplicate_reference',
    },
  })
})

test('verify reports an untouched transaction as abandoned, with status true', async () => {
  const { call, initialize } = await startPaystack()
  const { reference } = await initialize({ metadata: { cancel_action: 'https://aiki.example/plans' } })
  const { status, body } = await call('GET', `/transaction/verify/${reference}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: true,
    message: 'Verification successful',
    data: {
      status: 'abandoned',
      amount: 299_900,
      requested_amount: 299_900,
      currency: 'NGN',
      gateway_response: 'The transaction was not completed',
      paid_at: null,
      authorization: {},
      metadata: { cancel_action: 'https://aiki.example/plans' },
      customer: { email, customer_code: expect.stringMatching(/^CUS_\w+$/) },
    },
  })
  expect(body.data.id).toBeGreaterThan(2 ** 32)
})

test('verify does not find an unknown reference', async () => {
  const { call } = await startPaystack()
  expect(await call('GET', '/transaction/verify/aiki-99')).toMatchObject({
    status: 400,
    body: { status: false, message: 'Transaction reference not found.' },
  })
})

test.each(['sk_test_another', ''])('the key %s is refused', async key => {
  const { call } = await startPaystack()
  expect(await call('POST', '/transaction/initialize', wanted, key)).toMatchObject({
    status: 401,
    body: { status: false, message: 'Invalid key' },
  })
})

test('invalid JSON and an unknown route get errors of the same shape', async () => {
  const { call } = await startPaystack()
  expect(await call('POST', '/transaction/initialize', '{"email":')).toMatchObject({
    status: 400,
    body: { status: false, message: 'Invalid request body' },
  })
  expect(await call('GET', '/plan')).toMatchObject({ status: 404, body: { status: false } })
})

test('the API refunds a part, and then the rest', async () => {
  const { call, initialize, verify } = await startPaystack()
  const { reference, customer } = await initialize()
  await customer.payByCard(successCard)
  const refund = (fields: object) => call('POST', '/refund', { transaction: reference, ...fields })
  expect(await refund({ amount: 300_000 })).toMatchObject({
    status: 400,
    body: { message: 'Refund amount cannot be more than transaction amount' },
  })
  expect(await refund({ amount: 99_900 })).toMatchObject({
    status: 200,
    body: { status: true, message: 'Refund has been queued for processing', data: { amount: 99_900 } },
  })
  expect(await verify(reference)).toMatchObject({ status: 'success' })
  expect(await refund({})).toMatchObject({ body: { data: { amount: 200_000 } } })
  expect(await verify(reference)).toMatchObject({ status: 'reversed', amount: 299_900 })
  expect(await refund({})).toMatchObject({ status: 400, body: { status: false } })
})

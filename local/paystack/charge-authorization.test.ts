import { expect, test } from 'vitest'
import { customerAt } from './customer.testing.ts'
import { email, startPaystack, successCard } from './paystack.testing.ts'

/** Starts a provider where a card has paid once, and returns a function that charges the card again. */
const withCard = async (number: string) => {
  const started = await startPaystack()
  const { reference, customer } = await started.initialize()
  await customer.payByCard(number)
  const { authorization } = await started.verify(reference)
  const charge = (fields: object = {}) =>
    started.call('POST', '/transaction/charge_authorization', {
      email,
      amount: 299_900,
      authorization_code: authorization.authorization_code,
      reference: 'aiki-renewal-1',
      ...fields,
    })
  return { ...started, charge }
}

test('a good card is charged at once', async () => {
  const { charge, verify } = await withCard(successCard)
  expect(await charge()).toMatchObject({
    status: 200,
    body: {
      status: true,
      message: 'Charge attempted',
      data: {
        status: 'success',
        amount: 299_900,
        currency: 'NGN',
        reference: 'aiki-renewal-1',
        gateway_response: 'Approved',
        transaction_date: expect.any(String),
        authorization: { last4: '4081' },
      },
    },
  })
  expect(await verify('aiki-renewal-1')).toMatchObject({ status: 'success', paid_at: expect.any(String) })
})

test('insufficient funds is an answer with status true, and no event', async () => {
  const { charge, payments, merchant, verify } = await withCard('4084080000000416')
  expect(await charge()).toMatchObject({
    status: 200,
    body: { status: true, data: { status: 'failed', gateway_response: 'Insufficient Funds' } },
  })
  expect(await verify('aiki-renewal-1')).toMatchObject({ status: 'failed', paid_at: null })
  await payments.deliver()
  expect(merchant.received).toHaveLength(1)
})

test('a card whose holder must confirm pauses, and pays after the code', async () => {
  const { charge, payments, merchant, verify } = await withCard('4084080000000614')
  const { status, body } = await charge({ callback_url: 'https://aiki.example/back' })
  expect([status, body.status]).toEqual([200, true])
  expect(body.data).toEqual({
    paused: true,
    reference: 'aiki-renewal-1',
    access_code: expect.any(String),
    authorization_url: expect.stringContaining(body.data.access_code),
  })
  expect(await verify('aiki-renewal-1')).toMatchObject({ status: 'ongoing', paid_at: null })

  const customer = customerAt(body.data.authorization_url)
  expect((await customer.look()).page).toContain('Enter the code from your bank')
  expect((await customer.confirm()).location).toMatch(/^https:\/\/aiki\.example\/back\?trxref=aiki-renewal-1/)
  expect(await verify('aiki-renewal-1')).toMatchObject({ status: 'success' })
  await payments.deliver()
  expect(merchant.received).toHaveLength(2)
})

test('a wrong code ends a charge that was paused', async () => {
  const { charge, verify } = await withCard('4084080000000614')
  const customer = customerAt((await charge()).body.data.authorization_url)
  await customer.submit({ do: 'otp', code: '111111' })
  expect(await verify('aiki-renewal-1')).toMatchObject({
    status: 'failed',
    gateway_response: 'Incorrect OTP',
  })
  expect((await customer.look()).page).toContain('This payment was not made')
  await customer.payByCard(successCard)
  expect(await verify('aiki-renewal-1')).toMatchObject({ status: 'failed' })
})

test('a card that has expired is refused', async () => {
  const { charge, clock } = await withCard(successCard)
  clock.advance(90 * 366 * 86_400)
  expect(await charge()).toMatchObject({
    body: { data: { status: 'failed', gateway_response: 'Expired Card' } },
  })
})

test.each([
  [{ authorization_code: 'AUTH_nobody' }, 'Authorization code is invalid'],
  [{ authorization_code: undefined }, 'Authorization code is invalid'],
  [
    { email: 'bola@example.com' },
    'Email does not match Authorization code. Authorization may be inactive or belong to a different email. Please confirm.',
  ],
  [{ amount: 100 }, 'Invalid Amount Sent'],
])('%o is refused, and the reference stays unused', async (fields, message) => {
  const { charge } = await withCard(successCard)
  expect(await charge(fields)).toMatchObject({ status: 400, body: { status: false, message } })
  expect(await charge()).toMatchObject({ status: 200 })
})

test('a reference is charged once', async () => {
  const { charge } = await withCard(successCard)
  await charge()
  expect(await charge()).toMatchObject({ status: 400, body: { code: 'duplicate_reference' } })
})

test('the authorization of a transfer cannot be charged', async () => {
  const { charge, initialize, payments, verify } = await withCard(successCard)
  const { reference, customer } = await initialize()
  await customer.payByTransfer()
  payments.settle()
  const { authorization } = await verify(reference)
  expect(await charge({ authorization_code: authorization.authorization_code })).toMatchObject({
    status: 400,
    body: { message: 'Authorization code is invalid' },
  })
})

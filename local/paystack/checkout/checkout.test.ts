import { expect, test } from 'vitest'
import { customerAt } from '../customer.testing.ts'
import { email, startPaystack, successCard } from '../paystack.testing.ts'

const pinAndCodeCard = '5060666666666666666'
const pinCard = '507850785078507812'

test.each([
  [successCard, 'visa', '408408', '4081'],
  [pinAndCodeCard, 'verve', '506066', '6666'],
  [pinCard, 'verve', '507850', '7812'],
])('%s pays, returns to the merchant, and can be charged again', async (number, brand, bin, last4) => {
  const { initialize, verify } = await startPaystack()
  const { reference, customer } = await initialize()
  expect(await customer.payByCard(number)).toMatchObject({
    status: 303,
    location: `https://aiki.example/dashboard/success?trxref=${reference}&reference=${reference}`,
  })
  expect(await verify(reference)).toMatchObject({
    status: 'success',
    channel: 'card',
    gateway_response: 'Successful',
    paid_at: expect.stringMatching(/^\d{4}-.*Z$/),
    fees: 14_499,
    authorization: {
      authorization_code: expect.stringMatching(/^AUTH_\w+$/),
      signature: expect.stringMatching(/^SIG_\w+$/),
      ...{ bin, last4, brand, exp_month: '12', exp_year: '2099', card_type: `${brand} `, reusable: true },
    },
  })
})

test.each([
  ['4084080000005408', 'Declined'],
  ['4084080000670037', 'Insufficient Funds'],
])(
  '%s is refused with the words of the gateway, and another card pays for the same reference',
  async (number, words) => {
    const { initialize, verify } = await startPaystack()
    const { reference, customer } = await initialize()
    await customer.payByCard(number)
    expect((await customer.look()).page).toContain(`<strong>${words}.</strong> No money was taken.`)
    expect(await verify(reference)).toMatchObject({
      status: 'failed',
      gateway_response: words,
      paid_at: null,
    })
    await customer.payByCard(successCard)
    expect(await verify(reference)).toMatchObject({ status: 'success', gateway_response: 'Successful' })
  },
)

test('a wrong PIN and a wrong code are refusals', async () => {
  const { initialize, verify } = await startPaystack()
  const { reference, customer } = await initialize()
  const card = { do: 'card', number: pinAndCodeCard, expiry: '12/99', cvv: '123' }
  await customer.submit(card)
  expect(await verify(reference)).toMatchObject({ status: 'ongoing' })
  await customer.submit({ do: 'pin', code: '4321' })
  expect(await verify(reference)).toMatchObject({ status: 'failed', gateway_response: 'Incorrect PIN' })
  await customer.submit(card)
  await customer.submit({ do: 'pin', code: '1234' })
  await customer.submit({ do: 'otp', code: '000000' })
  expect(await verify(reference)).toMatchObject({ status: 'failed', gateway_response: 'Incorrect OTP' })
})

test('a person who is asked for a PIN can pay in another way', async () => {
  const { initialize, verify } = await startPaystack()
  const { reference, customer } = await initialize()
  await customer.submit({ do: 'card', number: pinCard, expiry: '12/99', cvv: '081' })
  expect((await customer.look()).page).toContain('Enter your card PIN')
  await customer.submit({ do: 'again' })
  await customer.payByCard(successCard)
  expect(await verify(reference)).toMatchObject({ status: 'success', authorization: { last4: '4081' } })
})

test.each([
  [{ number: '5555555555554444' }, 'This is none of the test cards.'],
  [{ expiry: '13/30' }, 'Enter month and year as on a card'],
  [{ expiry: '01/24' }, 'This date is past'],
  [{ cvv: '999' }, 'The CVV of this test card is 408.'],
])('a card form with %o shows the error and keeps the typed values', async (fields, words) => {
  const { initialize, verify } = await startPaystack()
  const { reference, customer } = await initialize()
  const form = { do: 'card', number: '4084 0840 8408 4081', expiry: '12 / 99', cvv: '408', ...fields }
  const { status, page } = await customer.submit(form)
  expect(status).toBe(422)
  expect(page).toContain(words)
  expect(page).toContain(`value="${form.expiry}"`)
  expect(await verify(reference)).toMatchObject({ status: 'abandoned' })
})

test('a form that is sent twice pays once', async () => {
  const { initialize, merchant, payments } = await startPaystack()
  const { customer } = await initialize()
  const answers = await Promise.all([customer.payByCard(successCard), customer.payByCard(successCard)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  await payments.deliver()
  expect(merchant.received).toHaveLength(1)
})

test('a card keeps its authorization for one email address, and gets another one for another address', async () => {
  const { initialize, verify } = await startPaystack()
  const pay = async (fields: object) => {
    const { reference, customer } = await initialize(fields)
    await customer.payByCard(successCard)
    return (await verify(reference)).authorization
  }
  const first = await pay({})
  expect(await pay({ email: 'Amina@Example.com' })).toEqual(first)
  const other = await pay({ email: 'bola@example.com' })
  expect(other.signature).toBe(first.signature)
  expect(other.authorization_code).not.toBe(first.authorization_code)
})

test('the page shows merchant, amount, email address and cancel link, and only the requested channels', async () => {
  const { initialize } = await startPaystack()
  const { customer } = await initialize({
    channels: ['ussd', 'bank_transfer'],
    metadata: { cancel_action: 'https://aiki.example/plans?a=1&b=2' },
  })
  const { page } = await customer.look()
  for (const words of ['Pay Aiki', '₦2,999.00', email, 'USSD', 'Bank transfer']) expect(page).toContain(words)
  expect(page).toContain('href="https://aiki.example/plans?a=1&amp;b=2"')
  expect(page).not.toContain('Card number')
  await customer.payByCard(successCard)
  expect((await customer.look()).page).toContain('Choose how to pay')
})

test('values of a request do not become markup or script of the page', async () => {
  const { initialize } = await startPaystack()
  const { authorization_url, customer } = await initialize({
    metadata: { cancel_action: 'javascript:alert(1)' },
  })
  const { page } = await customer.submit({ do: 'card', number: '"><script>alert(2)</script>' })
  expect(page).not.toContain('<script')
  expect(page).not.toContain('javascript:')
  const policy = (await fetch(authorization_url)).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'self' https://aiki.example;")
  expect(policy).not.toContain('unsafe-inline')
})

test('an unknown address says so', async () => {
  const { url } = await startPaystack()
  expect(await customerAt(`${url}/checkout/nothing`).look()).toMatchObject({
    status: 404,
    page: expect.stringContaining('There is no such payment'),
  })
})

test('without a callback the page says that the payment is done', async () => {
  const { initialize } = await startPaystack()
  const { customer } = await initialize({ callback_url: undefined })
  await customer.payByCard(successCard)
  expect((await customer.look()).page).toContain('₦2,999.00 paid')
})

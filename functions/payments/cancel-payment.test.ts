import { afterAll, describe, expect, test } from 'vitest'
import { createLog } from '../runtime/log.ts'
import { cancelPayment } from './cancel-payment.ts'
import { goodCard, openShop } from './shop.testing.ts'

const shop = await openShop()
afterAll(() => shop.stop())

type Person = Awaited<ReturnType<typeof shop.person>>
const cancel = async (ada: Person, reference: string) =>
  (await ada.api()).payments.cancel({ params: { reference } })
const verify = async (ada: Person, reference: string) =>
  (await ada.api()).payments.verify({ params: { reference } })

const declinedCard = '4084080000005408'
const pinCard = { do: 'card', number: '507850785078507812', expiry: '12/99', cvv: '081' }

type Customer = Awaited<ReturnType<Person['checkout']>>['customer']
/** What a person does on the provider's page before they leave it. None of it pays. */
const visits: [string, (customer: Customer) => Promise<unknown>][] = [
  ['was never opened', () => Promise.resolve()],
  ['was only looked at', customer => customer.look()],
  ['declined the card', customer => customer.payByCard(declinedCard)],
  ['asked for a PIN', customer => customer.submit(pinCard)],
]

describe.each(visits)('a page that %s', (_, visit) => {
  test('leaves nothing in the list, whether the person cancels or only goes away', async () => {
    const ada = await shop.person()
    const { reference, customer } = await ada.checkout('pro')
    await visit(customer)
    await verify(ada, reference)
    expect(await ada.payments()).toEqual([])
    expect(await cancel(ada, reference)).toMatchObject({ state: 'failed', awaited: false })
    expect(await cancel(ada, reference)).toMatchObject({ state: 'failed', awaited: false })
    shop.clock.advance(11 * 60)
    await shop.runSchedule('reconcile-payments')
    expect(await ada.payments()).toEqual([])
    expect(await verify(ada, reference)).toMatchObject({ state: 'failed' })
    expect((await ada.checkout('pro')).reference).not.toBe(reference)
  })
})

test('a transfer that was sent is listed, also for a person who comes back by another way than the link', async () => {
  const ada = await shop.person()
  const { reference, customer } = await ada.checkout('pro')
  await customer.payByTransfer()
  expect(await ada.payments()).toMatchObject([{ reference, state: 'open', awaited: true }])
})

describe('a page that is paid after all', () => {
  test.each<[string, (ada: Person, reference: string) => Promise<unknown>]>([
    ['the event comes, twice', () => shop.deliverEvents().then(shop.deliverEvents)],
    ['the person comes back again by Cancel', cancel],
    ['the schedule looks', () => Promise.resolve(shop.clock.advance(11 * 60))],
  ])('after Cancel is settled once when %s', async (_, report) => {
    const ada = await shop.person()
    const { reference, customer } = await ada.checkout('pro')
    await cancel(ada, reference)
    await customer.payByCard(goodCard)
    await report(ada, reference)
    await shop.runSchedule('reconcile-payments')
    await shop.deliverEvents()
    expect(await ada.plan()).toBe('pro active')
    expect(await ada.payments()).toMatchObject([{ reference, state: 'paid' }])
    expect((await ada.mails()).filter(subject => subject.startsWith('Receipt'))).toHaveLength(1)
  })

  test('by a transfer stays open at Cancel, is listed, and opens the plan when the money arrives', async () => {
    const ada = await shop.person()
    const { reference, customer } = await ada.checkout('pro')
    await customer.payByTransfer()
    expect(await cancel(ada, reference)).toMatchObject({ state: 'open', awaited: true })
    expect(await ada.payments()).toMatchObject([{ reference, state: 'open' }])
    expect((await ada.checkout('pro')).reference).toBe(reference)
    shop.payments.settle()
    await shop.deliverEvents()
    expect(await ada.payments()).toMatchObject([{ reference, state: 'paid', awaited: false }])
    expect(await ada.plan()).toBe('pro active')
  })

  test('by a transfer that begins after Cancel is listed again as soon as the provider knows of it', async () => {
    const ada = await shop.person()
    const { reference, customer } = await ada.checkout('pro')
    await cancel(ada, reference)
    await customer.payByTransfer()
    expect(await verify(ada, reference)).toMatchObject({ state: 'open', awaited: true })
    expect(await ada.payments()).toMatchObject([{ reference, state: 'open' }])
  })

  test('at the moment of Cancel is paid, not closed', async () => {
    const ada = await shop.person()
    const { reference, customer } = await ada.checkout('pro')
    await customer.payByCard(goodCard)
    const services = shop.services()
    // The provider's answer is older than the payment. Another call settles the payment before this call writes.
    const stale = async () => {
      const answer = { ...(await services.paystack.verify(reference)), status: 'abandoned', card: null }
      await verify(ada, reference)
      return {
        ...answer,
        reference,
        amount: 0,
        currency: 'NGN',
        email: '',
        paidAt: null,
        channel: null,
        words: null,
      }
    }
    const closed = await cancelPayment(shop.services({ verify: stale }), reference, new Date(), createLog())
    expect(closed).toMatchObject({ state: 'paid' })
    expect(await ada.plan()).toBe('pro active')
  })
})

test("another person's payment is not found, and stays as it is", async () => {
  const [ada, bala] = [await shop.person(), await shop.person('Bala Sani')]
  const { reference } = await ada.checkout('pro')
  await expect(cancel(bala, reference)).rejects.toMatchObject({ code: 'not_found' })
  expect(await verify(ada, reference)).toMatchObject({ state: 'open' })
})

test('while the provider is down nothing is closed, and nothing is listed', async () => {
  const ada = await shop.person()
  const { reference } = await ada.checkout('pro')
  shop.mode({ api: 'down' })
  await expect(cancel(ada, reference)).rejects.toMatchObject({ code: 'payment_unavailable' })
  expect(await ada.payments()).toEqual([])
})

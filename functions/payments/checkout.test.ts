import { afterAll, describe, expect, test } from 'vitest'
import { createLog } from '../runtime/log.ts'
import { checkout } from './checkout.ts'
import { goodCard, openShop } from './shop.testing.ts'

const shop = await openShop()
afterAll(() => shop.stop())
const { paystack } = shop.services()

type Person = Awaited<ReturnType<typeof shop.person>>
const priceChanged = { code: 'price_changed' }
const verify = async (ada: Person, reference: string) =>
  (await ada.api()).payments.verify({ params: { reference } })

describe('one open checkout for each person', () => {
  test('the same purchase in another tab gets the same page', async () => {
    const ada = await shop.person()
    const [first, second] = [await ada.checkout('pro'), await ada.checkout('pro')]
    expect(second.reference).toBe(first.reference)
    expect(ada.charges()).toHaveLength(1)
    await second.customer.payByCard(goodCard)
    await verify(ada, first.reference)
    expect(await ada.plan()).toBe('pro active')
  })

  test('two tabs at the same moment begin one payment', async () => {
    const ada = await shop.person()
    const tabs = await Promise.allSettled(Array.from({ length: 6 }, () => ada.checkout('pro')))
    const begun = tabs.flatMap(tab => (tab.status === 'fulfilled' ? [tab.value.reference] : []))
    expect(new Set(begun).size).toBe(1)
    expect(ada.charges()).toHaveLength(1)
    for (const tab of tabs)
      if (tab.status === 'rejected') expect(tab.reason).toMatchObject({ code: 'checkout_opening' })
    expect((await ada.checkout('pro')).reference).toBe(begun[0])
  })

  test('another purchase replaces the open one', async () => {
    const ada = await shop.person()
    const pro = await ada.checkout('pro')
    const elite = await ada.checkout('elite')
    expect(elite.reference).not.toBe(pro.reference)
    expect(await ada.payments()).toEqual([])
  })

  test('after an hour there is a new page, because the provider may have closed the old one', async () => {
    const ada = await shop.person()
    const first = await ada.checkout('pro')
    shop.clock.advance(3601)
    expect((await ada.checkout('pro')).reference).not.toBe(first.reference)
  })

  test('a pending transfer keeps its page, however long it takes', async () => {
    const ada = await shop.person()
    const first = await ada.checkout('pro')
    shop.clock.advance(7200)
    const underWay = async (reference: string) => {
      const charge = await paystack.verify(reference)
      return charge && { ...charge, status: 'pending' }
    }
    const wanted = { sub: ada.sub, tier: 'pro', amount: 350_000 } as const
    const again = await checkout(shop.services({ verify: underWay }), wanted, new Date(), createLog())
    expect(again.reference).toBe(first.reference)
  })

  test('a declined card does not keep its page', async () => {
    const ada = await shop.person()
    const first = await ada.checkout('pro')
    await first.customer.payByCard('4084080000005408')
    expect((await ada.checkout('pro')).reference).not.toBe(first.reference)
  })

  test('when the provider does not answer, nothing blocks the next try', async () => {
    const ada = await shop.person()
    shop.mode({ api: 'down' })
    await expect(ada.checkout('pro')).rejects.toMatchObject({ code: 'payment_unavailable' })
    shop.payments.mode({ api: 'ok' })
    await ada.checkout('pro')
    expect(ada.charges()).toHaveLength(1)
  })
})

describe('a page that was paid, when no report has arrived', () => {
  test('is found before another page is opened, so nobody pays twice', async () => {
    const ada = await shop.person()
    const { customer } = await ada.checkout('pro')
    const api = await ada.api()
    await customer.payByCard(goodCard)
    const again = api.payments.checkout({ body: { tier: 'pro', amount: 350_000 } })
    await expect(again).rejects.toMatchObject(priceChanged)
    expect(await ada.plan()).toBe('pro active')
    await expect(ada.checkout('pro')).rejects.toMatchObject({ code: 'not_payable' })
    expect(await ada.charges()).toHaveLength(1)
  })

  test('is found before another plan is paid for, which then costs the difference', async () => {
    const ada = await shop.person()
    const { customer } = await ada.checkout('pro')
    await customer.payByTransfer()
    shop.payments.settle()
    const again = (await ada.api()).payments.checkout({ body: { tier: 'elite', amount: 700_000 } })
    await expect(again).rejects.toMatchObject(priceChanged)
    expect((await ada.checkout('elite')).amount).toBe(350_000)
  })
})

describe('an older page that is paid nevertheless', () => {
  test('buys its purchase if there is something to buy', async () => {
    const ada = await shop.person()
    const pro = await ada.checkout('pro')
    await ada.checkout('elite')
    await pro.customer.payByCard(goodCard)
    await shop.deliverEvents()
    expect(await ada.plan()).toBe('pro active')
    const states = (await ada.payments()).map(({ reference, state }) => `${state} ${reference}`)
    expect(states).toContain(`paid ${pro.reference}`)
  })

  test.each([
    ['the newer one first', 1, 0],
    ['the older one first', 0, 1],
  ])('is refunded when both are upgrades of one month, reported %s', async (_, first, second) => {
    const ada = await shop.person()
    await ada.buy('pro')
    const older = await ada.checkout('elite')
    shop.clock.advance(3601)
    const pages = [older, await ada.checkout('elite')]
    for (const { customer } of pages) await customer.payByCard(goodCard)
    for (const index of [first, second]) await verify(ada, pages[index]?.reference ?? '')
    await shop.deliverEvents()
    expect(await ada.subscription()).toMatchObject({ tier: 'elite', status: 'active', renews: true })
    const states = (await ada.payments()).map(({ reference, state }) => `${state} ${reference}`)
    expect(states.slice(0, 2).toSorted()).toEqual([
      `paid ${pages[first]?.reference}`,
      `refunded ${pages[second]?.reference}`,
    ])
    expect((await ada.mails()).filter(subject => subject.startsWith('Receipt'))).toHaveLength(2)
  })
})

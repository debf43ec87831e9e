import { afterAll, describe, expect, test } from 'vitest'
import { openShop } from './shop.testing.ts'

const shop = await openShop()
afterAll(() => shop.stop())

describe('money that goes back', () => {
  test('the whole of it: the plan ends, and the person is told', async () => {
    const ada = await shop.person()
    const { reference } = await ada.buy('pro')
    shop.payments.refund(reference)
    await shop.tell()
    expect(await ada.plan()).toBe('free active')
    expect(await ada.payments()).toMatchObject([{ state: 'refunded', refunded: 350_000 }])
    expect(ada.mails()[0]).toContain('on its way back')
  })

  test('the whole of a renewal: the plan ends with it, and the next try charges nothing', async () => {
    const ada = await shop.person()
    await ada.buy('pro')
    await ada.toTheEnd()
    await shop.runSchedule('charge-renewals')
    const [renewal] = await ada.payments()
    shop.payments.refund(renewal?.reference ?? '')
    await shop.tell()
    expect(await ada.plan()).toBe('free expired')
    shop.later(3)
    await shop.runSchedule('charge-renewals')
    expect(ada.charges()).toHaveLength(2)
  })

  test('a part of it: the plan goes on', async () => {
    const ada = await shop.person()
    const { reference } = await ada.buy('pro')
    shop.payments.refund(reference, 100_000)
    await shop.tell()
    expect(await ada.plan()).toBe('pro active')
    expect(await ada.payments()).toMatchObject([{ state: 'paid', refunded: 100_000 }])
    shop.clock.advance(3600)
    await shop.runSchedule('reconcile-payments')
    expect(ada.mails().filter(subject => subject.startsWith('Receipt'))).toHaveLength(1)
  })

  test('a dispute: an alarm, and no charge while it is open; lost, the plan is gone', async () => {
    const ada = await shop.person()
    const { reference } = await ada.buy('pro')
    const before = shop.alarms().length
    shop.payments.dispute(reference, 'opened')
    await shop.tell()
    expect(shop.alarms().slice(before)).toEqual(['dispute'])
    expect(await ada.subscription()).toMatchObject({ tier: 'pro', renews: false })
    shop.payments.dispute(reference, 'lost')
    await shop.tell()
    expect(await ada.plan()).toBe('free active')
  })

  test('a dispute that ends with a word that we do not know stays open, and rings again', async () => {
    const ada = await shop.person()
    const { reference } = await ada.buy('pro')
    const before = shop.alarms().length
    const resolved = { id: 12, resolution: 'auto-accepted', transaction: { reference } }
    expect(await shop.webhook({ event: 'charge.dispute.resolve', data: resolved })).toBe(200)
    expect(shop.alarms().slice(before)).toEqual(['dispute'])
    expect(await ada.subscription()).toMatchObject({ tier: 'pro', renews: false })
    const closed = { ...resolved, resolution: 'declined' }
    expect(await shop.webhook({ event: 'charge.dispute.resolve', data: closed })).toBe(200)
    expect(await ada.subscription()).toMatchObject({ tier: 'pro', renews: true })
  })

  test('a dispute that is won: all is as it was', async () => {
    const ada = await shop.person()
    const { reference } = await ada.buy('pro')
    shop.payments.dispute(reference, 'opened')
    await shop.tell()
    shop.payments.dispute(reference, 'won')
    await shop.tell()
    expect(await ada.subscription()).toMatchObject({ tier: 'pro', status: 'active', renews: true })
  })
})

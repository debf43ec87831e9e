import { afterAll, describe, expect, test } from 'vitest'
import { openShop } from './shop.testing.ts'

const shop = await openShop()
afterAll(() => shop.stop())

describe('a refund or a dispute', () => {
  test('of the whole payment: the plan ends, and the person is notified', async () => {
    const ada = await shop.person()
    const { reference } = await ada.buy('pro')
    shop.payments.refund(reference)
    await shop.deliverEvents()
    expect(await ada.plan()).toBe('free active')
    expect(await ada.payments()).toMatchObject([{ state: 'refunded', refunded: 350_000 }])
    expect(await ada.mails()).toContainEqual(expect.stringContaining('on its way back'))
  })

  test('of a whole renewal: the plan ends, and the next try charges nothing', async () => {
    const ada = await shop.person()
    await ada.buy('pro')
    await ada.toTheEnd()
    await shop.runSchedule('charge-renewals')
    const [renewal] = await ada.payments()
    shop.payments.refund(renewal?.reference ?? '')
    await shop.deliverEvents()
    expect(await ada.plan()).toBe('free expired')
    shop.later(3)
    await shop.runSchedule('charge-renewals')
    expect(ada.charges()).toHaveLength(2)
  })

  test('of a part: the plan goes on', async () => {
    const ada = await shop.person()
    const { reference } = await ada.buy('pro')
    shop.payments.refund(reference, 100_000)
    await shop.deliverEvents()
    expect(await ada.plan()).toBe('pro active')
    expect(await ada.payments()).toMatchObject([{ state: 'paid', refunded: 100_000 }])
    shop.clock.advance(3600)
    await shop.runSchedule('reconcile-payments')
    expect((await ada.mails()).filter(subject => subject.startsWith('Receipt'))).toHaveLength(1)
  })

  test('that is a dispute: an alarm is raised, and nothing is charged while the dispute is open; when we lose it, the plan ends', async () => {
    const ada = await shop.person()
    const { reference } = await ada.buy('pro')
    const before = shop.alarms().length
    shop.payments.dispute(reference, 'opened')
    await shop.deliverEvents()
    expect(shop.alarms().slice(before)).toEqual(['dispute'])
    expect(await ada.subscription()).toMatchObject({ tier: 'pro', renews: false })
    shop.payments.dispute(reference, 'lost')
    await shop.deliverEvents()
    expect(await ada.plan()).toBe('free active')
  })

  test('that is a dispute with an unknown result stays open, and raises the alarm again', async () => {
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

  test('that is a dispute which we win changes nothing', async () => {
    const ada = await shop.person()
    const { reference } = await ada.buy('pro')
    shop.payments.dispute(reference, 'opened')
    await shop.deliverEvents()
    shop.payments.dispute(reference, 'won')
    await shop.deliverEvents()
    expect(await ada.subscription()).toMatchObject({ tier: 'pro', status: 'active', renews: true })
  })
})

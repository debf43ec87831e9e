import { afterAll, describe, expect, test } from 'vitest'
import { apiClient } from '../../local/api-client.ts'
import { subscriptionStore } from '../store/subscriptions.ts'
import { restoreRenewal, stopRenewal } from './cancel.ts'
import { goodCard, openShop } from './shop.testing.ts'

const shop = await openShop()
afterAll(() => shop.stop())

const dayOf = (instant: string | null): string => instant?.slice(0, 10) ?? 'never'
const daysAfter = (instant: string | null, days: number): string =>
  new Date(Date.parse(instant ?? '') + days * 86_400_000).toISOString()

describe('a trial', () => {
  test('seven days of Elite, told of two days before its end and at its end, and to the second', async () => {
    const ada = await shop.person()
    const started = await (await ada.api()).subscription.startTrial({ body: { tier: 'elite' } })
    expect(started).toMatchObject({ tier: 'elite', status: 'trialing', trialUsed: true })
    expect(started.trialEndsAt).toBe(daysAfter(started.trialStartedAt, 7))
    expect(await ada.notices()).toContain('Your Elite trial has begun')

    shop.later(5)
    await shop.runSchedule('advance-subscriptions')
    expect(ada.mails().filter(subject => subject.includes('trial ends'))).toHaveLength(1)
    const { trialEndsAt, now } = await ada.subscription()
    const left = Date.parse(trialEndsAt ?? '') - Date.parse(now)
    shop.clock.advance(left / 1000 - 5)
    expect(await ada.plan()).toBe('elite trialing')
    shop.clock.advance(5)
    // No schedule has run: the read alone says it.
    expect(await ada.plan()).toBe('free active')
    await shop.runSchedule('advance-subscriptions')
    await shop.runSchedule('advance-subscriptions')
    expect(ada.mails().filter(subject => subject.includes('trial has ended'))).toHaveLength(1)
    expect(await ada.notices()).toContain('Your Elite trial has ended')
  })

  test('once for ever, also after it is over, and a hundred at once begin one', async () => {
    const ada = await shop.person()
    const { subscription } = await ada.api()
    const attempts = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) =>
        subscription.startTrial({ body: { tier: n % 2 ? 'pro' : 'elite' } }),
      ),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    shop.later(400)
    await expect((await ada.api()).subscription.startTrial({ body: {} })).rejects.toMatchObject({
      code: 'trial_used',
      message: "You've already used your one-time 7-day free trial. Subscribe to a paid plan to continue.",
    })
  })

  test('not for who has paid already', async () => {
    const ada = await shop.person()
    await ada.buy('pro')
    const again = (await ada.api()).subscription.startTrial({ body: { tier: 'elite' } })
    await expect(again).rejects.toMatchObject({ code: 'trial_unavailable' })
  })

  test('a schedule that was late for days says what is so, and not what was to come', async () => {
    const ada = await shop.person()
    await (await ada.api()).subscription.startTrial({ body: {} })
    shop.later(20)
    await shop.runSchedule('advance-subscriptions')
    expect(ada.mails().filter(subject => subject.includes('trial ends'))).toEqual([])
    expect(ada.mails().filter(subject => subject.includes('trial has ended'))).toHaveLength(1)
  })
})

describe('changing the plan', () => {
  test('up at once, for what is left of the month; then down with the next one', async () => {
    const ada = await shop.person()
    await ada.buy('pro')
    const { currentPeriodEnd } = await ada.subscription()
    shop.later(10)
    const offer = await (await ada.api()).payments.quote({ query: { tier: 'elite' } })
    expect(offer).toMatchObject({ purchase: 'upgrade', endsAt: currentPeriodEnd })
    expect(offer.amount).toBeLessThan(350_000)
    await ada.buy('elite')
    expect(await ada.subscription()).toMatchObject({ tier: 'elite', currentPeriodEnd, amount: 700_000 })

    await (await ada.api()).subscription.downgrade({ body: { tier: 'pro' } })
    expect(await ada.subscription()).toMatchObject({ tier: 'elite', nextTier: 'pro', amount: 350_000 })
    await (await ada.api()).subscription.resume({})
    expect(await ada.subscription()).toMatchObject({ nextTier: null, amount: 700_000 })
    await (await ada.api()).subscription.downgrade({ body: { tier: 'pro' } })
    await ada.toTheEnd()
    await shop.runSchedule('charge-renewals')
    expect(await ada.subscription()).toMatchObject({ tier: 'pro', status: 'active', nextTier: null })
    expect((await ada.payments())[0]).toMatchObject({
      tier: 'pro',
      amount: 350_000,
      automatic: true,
      state: 'paid',
    })
  })

  test('a card that is removed stays so, also when what it paid before is told of later', async () => {
    const ada = await shop.person()
    await ada.buy('pro')
    const { reference, customer } = await ada.checkout('elite')
    await customer.payByCard(goodCard)
    shop.clock.advance(5)
    await (await ada.api()).subscription.removeCard({})
    await (await ada.api()).payments.verify({ params: { reference } })
    expect(await ada.subscription()).toMatchObject({ tier: 'elite', renews: false, card: null })
  })

  test('down from nothing, or up to what one has, is not possible', async () => {
    const ada = await shop.person()
    const { subscription, payments } = await ada.api()
    await expect(subscription.downgrade({ body: { tier: 'pro' } })).rejects.toMatchObject({
      code: 'not_changeable',
    })
    await expect(subscription.cancel({})).rejects.toMatchObject({ code: 'not_changeable' })
    await expect(subscription.resume({})).rejects.toMatchObject({ code: 'not_changeable' })
    await ada.buy('pro')
    await expect(payments.quote({ query: { tier: 'pro' } })).rejects.toMatchObject({ code: 'not_payable' })
  })
})

describe('cancelling', () => {
  test('keeps the plan to its end, charges nothing more, and 90 days later the card is forgotten', async () => {
    const ada = await shop.person()
    await ada.buy('pro')
    const { currentPeriodEnd } = await ada.subscription()
    const cancelled = await (await ada.api()).subscription.cancel({})
    expect(cancelled).toMatchObject({ tier: 'pro', status: 'cancelled', renews: false, currentPeriodEnd })
    await (await ada.api()).subscription.cancel({})
    expect(ada.mails().filter(subject => subject.includes('is cancelled'))).toHaveLength(1)
    await ada.toTheEnd()
    await shop.runSchedule('charge-renewals')
    await shop.runSchedule('advance-subscriptions')
    const ended = await ada.subscription()
    expect(ended).toMatchObject({ tier: 'free', status: 'expired', card: { last4: '4081' } })
    expect(dayOf(ended.dataKeptUntil)).toBe(dayOf(daysAfter(currentPeriodEnd, 90)))
    expect(await ada.payments()).toHaveLength(1)
    shop.later(89)
    await shop.runSchedule('advance-subscriptions')
    expect((await ada.subscription()).card).not.toBeNull()
    shop.later(2)
    await shop.runSchedule('advance-subscriptions')
    expect(await ada.subscription()).toMatchObject({ card: null, dataKeptUntil: null })
  })

  test('can be taken back, and then it renews', async () => {
    const ada = await shop.person()
    await ada.buy('elite')
    await (await ada.api()).subscription.cancel({})
    expect(await (await ada.api()).subscription.resume({})).toMatchObject({ status: 'active', renews: true })
    await ada.toTheEnd()
    await shop.runSchedule('charge-renewals')
    expect(await ada.plan()).toBe('elite active')
    expect(await ada.payments()).toHaveLength(2)
  })
})

describe('a deletion that is undone', () => {
  const store = subscriptionStore(shop.table)
  const deleteAndUndo = async (ada: Awaited<ReturnType<typeof shop.person>>) => {
    const asked = new Date((await ada.subscription()).now)
    await stopRenewal(store, ada.sub, asked)
    expect(await ada.subscription()).toMatchObject({ status: 'cancelled', renews: false })
    shop.clock.advance(60)
    const undone = new Date((await ada.subscription()).now)
    await restoreRenewal(store, ada.sub, asked, undone)
    shop.clock.advance(1)
  }

  test('leaves the plan renewing as it was, also to the lower plan that was chosen', async () => {
    const ada = await shop.person()
    await ada.buy('elite')
    await deleteAndUndo(ada)
    expect(await ada.subscription()).toMatchObject({ status: 'active', renews: true, nextTier: null })
    await (await ada.api()).subscription.downgrade({ body: { tier: 'pro' } })
    await deleteAndUndo(ada)
    expect(await ada.subscription()).toMatchObject({ status: 'active', renews: true, nextTier: 'pro' })
  })

  test('renews nothing that its person had cancelled before', async () => {
    const ada = await shop.person()
    await ada.buy('elite')
    await (await ada.api()).subscription.cancel({})
    shop.clock.advance(60)
    await deleteAndUndo(ada)
    expect(await ada.subscription()).toMatchObject({ status: 'cancelled', renews: false })
  })
})

describe('who signed up for a trial', () => {
  test('is told of the wish by the subscription, until it has begun', async () => {
    const { email, password } = await shop.signUp({
      email: 'efe@example.com',
      fullName: 'Efe',
      trial: 'elite',
    })
    const { subscription } = apiClient(shop.url, await shop.accessToken(email, password))
    expect((await subscription.get({})).trialWish).toBe('elite')
    expect((await subscription.startTrial({ body: { tier: 'elite' } })).trialWish).toBeNull()
  })
})

test("there is an end to changing one's mind on one day, and none to cancelling", async () => {
  const ada = await shop.person()
  await ada.buy('pro')
  const { subscription } = await ada.api()
  for (let n = 0; n < 20; n += 1) {
    await subscription.cancel({})
    await subscription.resume({})
  }
  await subscription.cancel({})
  await expect(subscription.resume({})).rejects.toMatchObject({ code: 'daily_limit' })
  expect(await ada.plan()).toBe('pro cancelled')
  for (let n = 0; n < 30; n += 1) await subscription.removeCard({})
  const { history } = await subscriptionStore(shop.table).get(ada.sub)
  expect(history.filter(({ type }) => type === 'card-removed')).toHaveLength(1)
})

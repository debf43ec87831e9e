import { afterAll, describe, expect, test } from 'vitest'
import { apiClient } from '../../local/people.ts'
import { onDay } from '../../shared/domain/calendar.ts'
import { fileStore } from '../store/files.ts'
import { removePaidData } from '../store/paid-data.ts'
import { subscriptionStore } from '../store/subscriptions.ts'
import { type AdvanceServices, advance } from './advance.ts'
import { restoreRenewal, stopRenewal } from './change-plan.ts'
import { emptyCard, goodCard, openShop } from './shop.testing.ts'

const shop = await openShop()
afterAll(() => shop.stop())

const dayOf = (instant: string | null): string => instant?.slice(0, 10) ?? 'never'
const daysAfter = (instant: string | null, days: number): string =>
  new Date(Date.parse(instant ?? '') + days * 86_400_000).toISOString()

describe('a trial', () => {
  test('gives seven days of Elite, with a notice two days before its end and at its end, exact to the second', async () => {
    const ada = await shop.person()
    const started = await (await ada.api()).subscription.startTrial({ body: { tier: 'elite' } })
    expect(started).toMatchObject({ tier: 'elite', status: 'trialing', trialUsed: true })
    expect(started.trialEndsAt).toBe(daysAfter(started.trialStartedAt, 7))
    expect(await ada.notices()).toContain('Your Elite trial has begun')

    shop.later(5)
    await shop.runSchedule('advance-subscriptions')
    expect((await ada.mails()).filter(subject => subject.includes('trial ends'))).toHaveLength(1)
    const { trialEndsAt, now } = await ada.subscription()
    const left = Date.parse(trialEndsAt ?? '') - Date.parse(now)
    shop.clock.advance(left / 1000 - 5)
    expect(await ada.plan()).toBe('elite trialing')
    shop.clock.advance(5)
    // No schedule has run: the read alone computes the plan.
    expect(await ada.plan()).toBe('free active')
    await shop.runSchedule('advance-subscriptions')
    await shop.runSchedule('advance-subscriptions')
    expect((await ada.mails()).filter(subject => subject.includes('trial has ended'))).toHaveLength(1)
    expect(await ada.notices()).toContain('Your Elite trial has ended')
  })

  test('is granted once, also when a hundred requests arrive at once', async () => {
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

  test('is not given to a person who has paid', async () => {
    const ada = await shop.person()
    await ada.buy('pro')
    const again = (await ada.api()).subscription.startTrial({ body: { tier: 'elite' } })
    await expect(again).rejects.toMatchObject({ code: 'trial_unavailable' })
  })

  test('a schedule that was late for days notifies of the current plan only', async () => {
    const ada = await shop.person()
    await (await ada.api()).subscription.startTrial({ body: {} })
    shop.later(20)
    await shop.runSchedule('advance-subscriptions')
    expect((await ada.mails()).filter(subject => subject.includes('trial ends'))).toEqual([])
    expect((await ada.mails()).filter(subject => subject.includes('trial has ended'))).toHaveLength(1)
  })
})

describe('a change of the plan', () => {
  test('upgrades at once for the rest of the month, and downgrades with the next month', async () => {
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

  test('a removed card stays removed, even if its earlier payment is reported later', async () => {
    const ada = await shop.person()
    await ada.buy('pro')
    const { reference, customer } = await ada.checkout('elite')
    await customer.payByCard(goodCard)
    shop.clock.advance(5)
    await (await ada.api()).subscription.removeCard({})
    await (await ada.api()).payments.verify({ params: { reference } })
    expect(await ada.subscription()).toMatchObject({ tier: 'elite', renews: false, card: null })
  })

  test('cannot downgrade from Free, nor upgrade to the current plan', async () => {
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
  test('keeps the plan to its end, charges nothing more, and deletes the card 90 days later', async () => {
    const ada = await shop.person()
    await ada.buy('pro')
    const { currentPeriodEnd } = await ada.subscription()
    const cancelled = await (await ada.api()).subscription.cancel({})
    expect(cancelled).toMatchObject({ tier: 'pro', status: 'cancelled', renews: false, currentPeriodEnd })
    await (await ada.api()).subscription.cancel({})
    expect((await ada.mails()).filter(subject => subject.includes('is cancelled'))).toHaveLength(1)
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

  const certificate = {
    id: '01KAHV5W8Q0000000000000003',
    name: 'Certificate.pdf',
    type: 'pdf',
    size: 54,
    createdAt: '2026-11-20T10:00:00.000Z',
  } as const
  /** A person whose plan was cancelled and is over. Of the plan there is a file, unless they made nothing with it. */
  const over = async ({ file = true } = {}) => {
    const ada = await shop.person()
    await ada.buy('pro')
    if (file) await fileStore(shop.table).add(ada.sub, certificate, 5)
    await (await ada.api()).subscription.cancel({})
    await ada.toTheEnd()
    await shop.runSchedule('advance-subscriptions')
    return ada
  }
  const longAgo = async () => {
    const ada = await over()
    shop.later(91)
    return ada
  }
  const announced = (subject: string) =>
    subject.startsWith('What you made with a paid plan will be deleted on')

  test('a week before the removal the person is told once what is removed, and when', async () => {
    const ada = await over()
    shop.later(82)
    await shop.runSchedule('advance-subscriptions')
    expect((await ada.mails()).filter(announced)).toEqual([])
    shop.later(1)
    for (let run = 0; run < 2; run += 1) await shop.runSchedule('advance-subscriptions')
    expect((await ada.mails()).filter(announced)).toHaveLength(1)
    expect((await ada.notices()).filter(announced)).toHaveLength(1)
    const [mail] = shop.mail.list(ada.email)
    expect(mail?.text).toContain('belongs only to a paid plan: 1 file.')
    expect(mail?.text).toContain('Certificate.pdf')
    const { dataKeptUntil } = await ada.subscription()
    expect(mail?.subject).toContain(onDay(dataKeptUntil ?? ''))
    expect(await fileStore(shop.table).list(ada.sub)).toHaveLength(1)
  })

  test('who comes back in the last week keeps everything', async () => {
    const ada = await over()
    shop.later(85)
    await shop.runSchedule('advance-subscriptions')
    await ada.buy('elite', emptyCard)
    shop.later(10)
    await shop.runSchedule('advance-subscriptions')
    expect(await fileStore(shop.table).list(ada.sub)).toHaveLength(1)
    expect((await ada.mails()).filter(subject => subject.includes('was deleted'))).toEqual([])
  })

  test('who made nothing is told of no removal, and who made something is told of both', async () => {
    const ada = await over({ file: false })
    const late = await over()
    shop.later(85)
    await shop.runSchedule('advance-subscriptions')
    expect((await ada.mails()).filter(announced)).toEqual([])
    shop.later(6)
    await shop.runSchedule('advance-subscriptions')
    expect((await ada.mails()).filter(subject => subject.includes('deleted'))).toEqual([])
    expect((await late.mails()).filter(announced)).toHaveLength(1)
    expect((await late.mails()).filter(subject => subject.includes('was deleted'))).toHaveLength(1)
  })

  test('a payment during the removal of paid data stops the removal, and the new card stays', async () => {
    const ada = await longAgo()
    const removing: AdvanceServices['removePaidData'] = async (sub, version) => {
      await ada.buy('elite', emptyCard)
      return removePaidData(shop.table, sub, version)
    }
    await advance({ ...shop.services(), removePaidData: removing }, ada.sub, new Date())
    expect(await ada.subscription()).toMatchObject({ tier: 'elite', renews: true, card: { last4: '0416' } })
    expect(await ada.notices()).not.toContain('What you made with a paid plan was deleted')
  })

  test('a removal that was interrupted is completed by the next run, and the person is notified once', async () => {
    const ada = await longAgo()
    const broken = async () => Promise.reject(new Error('The function timed out.'))
    await expect(
      advance({ ...shop.services(), removePaidData: broken }, ada.sub, new Date()),
    ).rejects.toThrow('timed out')
    expect(await ada.subscription()).toMatchObject({ card: { last4: '4081' } })
    for (let run = 0; run < 2; run += 1) await shop.runSchedule('advance-subscriptions')
    expect(await ada.subscription()).toMatchObject({ card: null, dataKeptUntil: null })
    expect((await ada.mails()).filter(subject => subject.includes('was deleted'))).toHaveLength(1)
  })

  test('can be undone, and then the plan renews', async () => {
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

  test('leaves the plan renewing as before, also to a lower plan that was chosen', async () => {
    const ada = await shop.person()
    await ada.buy('elite')
    await deleteAndUndo(ada)
    expect(await ada.subscription()).toMatchObject({ status: 'active', renews: true, nextTier: null })
    await (await ada.api()).subscription.downgrade({ body: { tier: 'pro' } })
    await deleteAndUndo(ada)
    expect(await ada.subscription()).toMatchObject({ status: 'active', renews: true, nextTier: 'pro' })
  })

  test("doesn't renew a plan that the person had cancelled", async () => {
    const ada = await shop.person()
    await ada.buy('elite')
    await (await ada.api()).subscription.cancel({})
    shop.clock.advance(60)
    await deleteAndUndo(ada)
    expect(await ada.subscription()).toMatchObject({ status: 'cancelled', renews: false })
  })
})

describe('a person who requested a trial at sign-up', () => {
  test('sees the requested trial in the subscription until it begins', async () => {
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

test('changes of the plan have a daily limit, and cancellations have none', async () => {
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

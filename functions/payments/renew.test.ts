import { afterAll, describe, expect, test } from 'vitest'
import { customerAt } from '../../local/paystack/customer.testing.ts'
import { runChargeRenewal } from '../queues/charge-renewal.ts'
import { consume } from '../queues/queues.testing.ts'
import { oldestDue } from '../store/agenda.ts'
import { carefulCard, emptyCard, goodCard, openShop } from './shop.testing.ts'

const shop = await openShop()
afterAll(() => shop.stop())

describe('a renewal', () => {
  test('by card happens once at the end of the month, even if the schedule runs twice', async () => {
    const ada = await shop.person()
    await ada.buy('pro')
    const { currentPeriodEnd } = await ada.subscription()
    await ada.toTheEnd()
    expect(await ada.plan()).toBe('pro active')
    await Promise.all([shop.runSchedule('charge-renewals'), shop.runSchedule('charge-renewals')])
    await shop.runSchedule('charge-renewals')
    await shop.deliverEvents()
    const renewed = await ada.subscription()
    expect(renewed).toMatchObject({ tier: 'pro', status: 'active', currentPeriodStart: currentPeriodEnd })
    expect(await ada.payments()).toHaveLength(2)
    expect(shop.payments.transactions().filter(({ email }) => email === ada.email)).toHaveLength(2)
    expect((await ada.mails()).filter(subject => subject.startsWith('Receipt'))).toHaveLength(2)
  })

  test('of a card without money is tried three times in seven days, each try sends a notice, and then the plan is Free', async () => {
    const ada = await shop.person()
    await ada.buy('pro', emptyCard)
    await ada.toTheEnd()
    const failures = async () =>
      (await ada.mails()).filter(subject => subject.includes('could not be renewed')).length
    for (const [count, days] of [3, 3, 0].entries()) {
      await shop.runSchedule('charge-renewals')
      await shop.runSchedule('charge-renewals')
      expect(await ada.plan()).toBe('pro past_due')
      expect(await failures()).toBe(count + 1)
      shop.later(days)
    }
    shop.later(1)
    expect(await ada.plan()).toBe('free expired')
    await shop.runSchedule('charge-renewals')
    await shop.runSchedule('advance-subscriptions')
    expect(await failures()).toBe(3)
    expect(await ada.mails()).toContainEqual(expect.stringContaining('has ended'))
    expect((await ada.payments()).filter(({ state }) => state === 'failed')).toHaveLength(3)
  })

  test('whose message comes several times, at once and again later, is one charge', async () => {
    const ada = await shop.person()
    await ada.buy('pro')
    await ada.toTheEnd()
    const consumer = runChargeRenewal(shop.services())
    const messages = Array.from({ length: 4 }, () => ({ sub: ada.sub }))
    // A failed message comes again, as one does whose change met that of another.
    await consume(consumer, messages)
    expect(await consume(consumer, messages)).toEqual([true, true, true, true])
    expect(ada.charges()).toHaveLength(2)
    expect(await ada.payments()).toHaveLength(2)
  })

  test.each([
    ['before the payment is begun', 'profiles'],
    ['before the card is charged', 'paystack'],
  ] as const)('that is slow %s, while its next try becomes due, is one charge', async (_, where) => {
    const ada = await shop.person()
    await ada.buy('pro')
    await ada.toTheEnd()
    // An hour before the second try. No message for the first one has come until now.
    shop.later(2 + 22 / 24)
    const [reached, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = shop.services()
    /** Calls `verb` when the other run is over. */
    const late =
      <Args extends unknown[], Result>(verb: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        reached.resolve()
        await goesOn.promise
        return verb(...args)
      }
    const { profiles, paystack } = slow
    const first = consume(
      runChargeRenewal({
        ...slow,
        ...(where === 'profiles'
          ? { profiles: { get: late(profiles.get) } }
          : { paystack: { ...paystack, chargeAuthorization: late(paystack.chargeAuthorization) } }),
      }),
      [{ sub: ada.sub }],
    )
    await reached.promise
    shop.later(2 / 24)
    await consume(runChargeRenewal(shop.services()), [{ sub: ada.sub }])
    goesOn.resolve()
    await first
    await shop.runSchedule('charge-renewals')
    expect(ada.charges()).toHaveLength(2)
    expect(await ada.payments()).toHaveLength(2)
    expect(await ada.plan()).toBe('pro active')
  })

  test('of a card without money that is then paid another way loses no day, and is not tried again', async () => {
    const ada = await shop.person()
    await ada.buy('pro', emptyCard)
    const { currentPeriodEnd } = await ada.subscription()
    await ada.toTheEnd()
    await shop.runSchedule('charge-renewals')
    const { reference, customer } = await ada.checkout('pro')
    await customer.payByUssd()
    shop.payments.settle()
    await (await ada.api()).payments.verify({ params: { reference } })
    expect(await ada.subscription()).toMatchObject({ status: 'active', currentPeriodStart: currentPeriodEnd })
    shop.later(7)
    await shop.runSchedule('charge-renewals')
    expect(await ada.plan()).toBe('pro active')
    expect((await ada.payments()).filter(({ automatic }) => automatic)).toHaveLength(1)
  })

  test('that the bank wants confirmed sends a notice with the link, and the plan goes on after the confirmation', async () => {
    const ada = await shop.person()
    await ada.buy('pro', carefulCard)
    await ada.toTheEnd()
    await shop.runSchedule('charge-renewals')
    const { confirmUrl, status } = await ada.subscription()
    expect(status).toBe('past_due')
    expect(await ada.mails()).toContainEqual(expect.stringContaining('confirm'))
    await customerAt(confirmUrl ?? '').confirm()
    await shop.deliverEvents()
    expect(await ada.subscription()).toMatchObject({ status: 'active', confirmUrl: null })
    expect(await ada.payments()).toHaveLength(2)
  })

  test('whose answer is lost is repeated with the same reference: one charge', async () => {
    const ada = await shop.person()
    await ada.buy('pro')
    await ada.toTheEnd()
    shop.mode({ api: 'down' })
    expect(await consume(runChargeRenewal(shop.services()), [{ sub: ada.sub }])).toEqual([false])
    expect(await ada.plan()).toBe('pro active')
    shop.payments.mode({ api: 'ok' })
    shop.clock.advance(2 * 3600)
    await shop.runSchedule('charge-renewals')
    expect(await ada.payments()).toHaveLength(2)
    expect(shop.payments.transactions().filter(({ email }) => email === ada.email)).toHaveLength(2)
  })

  test('that is late after a downgrade never gives the higher plan', async () => {
    const ada = await shop.person()
    await ada.buy('elite', emptyCard)
    await (await ada.api()).subscription.downgrade({ body: { tier: 'pro' } })
    await ada.toTheEnd()
    await shop.runSchedule('charge-renewals')
    expect(await ada.subscription()).toMatchObject({ tier: 'pro', status: 'past_due', nextTier: null })
    await expect((await ada.api()).subscription.resume({})).rejects.toMatchObject({ code: 'not_changeable' })
    expect(await ada.plan()).toBe('pro past_due')
  })

  test('waits for a pending transfer: one month, not two', async () => {
    const ada = await shop.person()
    await ada.buy('pro', emptyCard)
    await ada.toTheEnd()
    await shop.runSchedule('charge-renewals')
    const { reference, customer } = await ada.checkout('pro')
    await customer.payByTransfer()
    expect((await (await ada.api()).payments.verify({ params: { reference } })).state).toBe('open')
    const charges = ada.charges().length
    shop.later(3)
    await shop.runSchedule('charge-renewals')
    expect(ada.charges()).toHaveLength(charges)
    // It is not late, so no alarm says so.
    expect(await oldestDue(shop.table, 'charge', new Date())).toBeUndefined()
    await shop.deliverEvents()
    await shop.runSchedule('charge-renewals')
    expect(ada.charges()).toHaveLength(charges)
    expect(await ada.plan()).toBe('pro active')
  })

  test('that was confirmed and not reported is found by the next try, which charges nothing', async () => {
    const ada = await shop.person()
    await ada.buy('pro', carefulCard)
    await ada.toTheEnd()
    await shop.runSchedule('charge-renewals')
    const { confirmUrl } = await ada.subscription()
    await customerAt(confirmUrl ?? '').confirm()
    shop.later(3)
    await shop.runSchedule('charge-renewals')
    expect(await ada.plan()).toBe('pro active')
    expect(ada.charges()).toHaveLength(2)
  })

  test('that was not answered is not repeated when the plan has changed meanwhile', async () => {
    const ada = await shop.person()
    await ada.buy('elite')
    await ada.toTheEnd()
    shop.mode({ api: 'down' })
    expect(await consume(runChargeRenewal(shop.services()), [{ sub: ada.sub }])).toEqual([false])
    shop.payments.mode({ api: 'ok' })
    await (await ada.api()).subscription.downgrade({ body: { tier: 'pro' } })
    shop.clock.advance(2 * 3600)
    await shop.runSchedule('charge-renewals')
    expect(ada.charges()).toHaveLength(1)
    shop.later(3)
    await shop.runSchedule('charge-renewals')
    expect(ada.charges().map(({ amount }) => amount)).toEqual([350_000, 700_000])
    expect(await ada.plan()).toBe('pro active')
  })

  test('is not made for a cancelled plan that was upgraded by transfer', async () => {
    const ada = await shop.person()
    await ada.buy('pro')
    await (await ada.api()).subscription.cancel({})
    const { reference, customer } = await ada.checkout('elite')
    await customer.payByTransfer()
    shop.payments.settle()
    await (await ada.api()).payments.verify({ params: { reference } })
    expect(await ada.subscription()).toMatchObject({ tier: 'elite', status: 'active', renews: false })
    await ada.toTheEnd()
    await shop.runSchedule('charge-renewals')
    expect(ada.charges()).toHaveLength(2)
  })

  test('is not made for a plan by transfer: a notice before the end, and then Free', async () => {
    const ada = await shop.person()
    const { customer } = await ada.checkout('pro')
    await customer.payByTransfer()
    shop.payments.settle()
    await shop.deliverEvents()
    shop.later(28.5)
    await shop.runSchedule('advance-subscriptions')
    expect(await ada.mails()).toContainEqual(expect.stringContaining('Your Pro plan ends on'))
    await ada.toTheEnd()
    await shop.runSchedule('charge-renewals')
    await shop.runSchedule('advance-subscriptions')
    expect(await ada.mails()).toContainEqual(expect.stringContaining('has ended'))
    expect(await ada.plan()).toBe('free expired')
  })

  test('is not made for a deleted account, nor with a removed card', async () => {
    const [ada, bala] = [await shop.person(), await shop.person('Bala')]
    await ada.buy('pro')
    await bala.buy('pro')
    await shop.deleteAccount(ada)
    const { renews, card } = await (await bala.api()).subscription.removeCard({})
    expect({ renews, card }).toEqual({ renews: false, card: null })
    await bala.toTheEnd()
    await shop.runSchedule('charge-renewals')
    expect([...ada.charges(), ...bala.charges()]).toHaveLength(2)
  })

  test('is not made when the person pays on an open page and has deleted the account, and nobody is notified', async () => {
    const ada = await shop.person()
    await ada.buy('pro')
    shop.later(20)
    const { customer } = await ada.checkout('elite')
    const { currentPeriodEnd, now } = await ada.subscription()
    await shop.deleteAccount(ada)
    await customer.payByCard(goodCard)
    await shop.deliverEvents()
    const told = (await ada.mails()).length
    shop.clock.advance((Date.parse(currentPeriodEnd ?? '') - Date.parse(now)) / 1000 + 3600)
    await shop.runSchedule('charge-renewals')
    expect(ada.charges()).toHaveLength(2)
    shop.later(8)
    await shop.runSchedule('charge-renewals')
    await shop.runSchedule('advance-subscriptions')
    expect(await ada.mails()).toHaveLength(told)
  })
})

import { expect, test } from 'vitest'
import { paymentKey } from '../../functions/store/payment-row.ts'
import { paymentStore } from '../../functions/store/payments.ts'
import { subscriptionKey, subscriptionRow } from '../../functions/store/subscription-row.ts'
import { subscriptionStore } from '../../functions/store/subscriptions.ts'
import { customerAt } from '../../local/paystack/customer.testing.ts'
import { api } from '../../shared/api/index.ts'
import { plans } from '../../shared/domain/plan.ts'
import type { Stage } from './stage.ts'

const day = 24 * 60 * 60 * 1000
const begun = api.payments.checkout.response

/** Rehearses the functions of plans and money. The rules have their own tests. */
export const rehearsePayments = ({ invoke, consume, call, giveProfile, standIns }: Stage): void => {
  const { table, provider, mail } = standIns
  /** The subjects of a person's mails, after those that are due were sent. */
  const subjects = async (sub: string) => {
    await invoke('send-mailings', { verb: 'send-mailings' })
    await consume('send-mail', 30_000)
    return mail.list(`${sub}@example.com`).map(({ subject }) => subject)
  }
  const planOf = async (sub: string) => (await call('subscription', api.subscription.get, { sub })).body

  /** Pays for a month of Pro at the provider's page. Its webhook is not delivered yet. */
  const pay = async (sub: string): Promise<string> => {
    await giveProfile(sub)
    const body = { tier: 'pro', amount: plans.pro.price.kobo }
    const answer = await call('payments', api.payments.checkout, { sub, body })
    const { reference, authorizationUrl } = begun.parse(answer.body)
    await customerAt(authorizationUrl).payByCard('4084084084084081')
    return reference
  }

  const send = (body: string, signature: string) =>
    call('webhooks', api.webhooks.paystack, {
      sub: null,
      body,
      headers: { 'X-Paystack-Signature': signature },
    })

  test('webhooks: an event that the provider signed becomes a plan and a receipt, once; an event of another sender changes nothing', async () => {
    const event = provider.eventOf(await pay('bisi'))
    const signature = provider.sign(event)
    expect(await send(event, '')).toMatchObject({
      status: 401,
      body: { error: { code: 'invalid_signature' } },
    })
    expect(await send(`${event} `, signature)).toMatchObject({ status: 401 })
    expect(await planOf('bisi')).toMatchObject({ tier: 'free' })

    expect(await send(event, signature)).toMatchObject({ status: 200 })
    expect(await send(event, signature)).toMatchObject({ status: 200 })
    expect(await planOf('bisi')).toMatchObject({ tier: 'pro', status: 'active', renews: true })
    expect(await subjects('bisi')).toEqual([expect.stringContaining('Receipt')])
  })

  test('charge-renewals: the month has ended, and the card pays for the next month', async () => {
    const now = new Date()
    const { history, ...stored } = await subscriptionStore(table).get('bisi')
    const monthAgo = new Date(now.getTime() - 32 * day).toISOString()
    const older = history.map(event => ({ ...event, at: monthAgo }))
    await table.put({
      ...subscriptionRow('bisi', { ...stored, history: older }, now),
      ...subscriptionKey('bisi'),
    })

    const chargeAll = async () => {
      expect(await invoke('charge-renewals', { verb: 'charge-renewals' })).toEqual({ sent: 1 })
      expect(await consume('charge-renewal')).toBe(1)
      expect(await invoke('charge-renewals', { verb: 'charge-renewals' })).toEqual({ sent: 0 })
    }
    // A transfer of the person is on its way, so the renewal is postponed.
    const [paid] = await paymentStore(table).list('bisi')
    const transfer = paymentKey('bisi', 'aiki-transfer')
    await table.put({ ...paid, state: 'open', awaited: true, ...transfer })
    await chargeAll()
    await table.remove(transfer)
    await subscriptionStore(table).postpone('bisi', new Date(0))
    await chargeAll()
    expect(await planOf('bisi')).toMatchObject({ tier: 'pro', status: 'active', renews: true })
    const { body } = await call('payments', api.payments.list, { sub: 'bisi' })
    const { payments } = api.payments.list.response.parse(body)
    expect(payments.filter(({ automatic }) => automatic)).toMatchObject([{ state: 'paid', tier: 'pro' }])
  })

  test('reconcile-payments: a payment without a webhook is found', async () => {
    const reference = await pay('femi')
    expect(await invoke('reconcile-payments', { verb: 'reconcile-payments' })).toEqual({ done: 0 })
    await paymentStore(table).postpone(reference, new Date(0))
    expect(await invoke('reconcile-payments', { verb: 'reconcile-payments' })).toEqual({ done: 1 })
    expect(await planOf('femi')).toMatchObject({ tier: 'pro' })
    expect(await subjects('femi')).toEqual([expect.stringContaining('Receipt')])
  })

  test('advance-subscriptions: a trial ends, and its person is notified', async () => {
    await giveProfile('sade')
    const at = new Date(Date.now() - 8 * day)
    const trial = { type: 'trial-started', id: 'trial', at: at.toISOString(), tier: 'pro' } as const
    await subscriptionStore(table).change('sade', at, () => ({ events: [trial] }))
    expect(await invoke('advance-subscriptions', { verb: 'advance-subscriptions' })).toEqual({ done: 1 })
    expect(await planOf('sade')).toMatchObject({ tier: 'free', trialUsed: true })
    expect(await subjects('sade')).toEqual([expect.stringContaining('trial has ended')])
  })
}

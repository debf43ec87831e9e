import { cancel } from '../../functions/payments/change-plan.ts'
import { checkout, quote } from '../../functions/payments/checkout.ts'
import { renew } from '../../functions/payments/renew.ts'
import { settle } from '../../functions/payments/settle.ts'
import { startTrial } from '../../functions/payments/start-trial.ts'
import { createLog } from '../../functions/runtime/log.ts'
import { createPaystack, type NewCharge } from '../../functions/services/paystack.ts'
import { billingStores } from '../../functions/store/billing-stores.ts'
import { personRange } from '../../functions/store/keys.ts'
import { notificationStore } from '../../functions/store/notifications.ts'
import { everyRow } from '../../functions/store/pages.ts'
import { profileStore } from '../../functions/store/profiles.ts'
import { subscriptionStore } from '../../functions/store/subscriptions.ts'
import type { Table } from '../../functions/store/table.ts'
import { trialMarkStore } from '../../functions/store/trial-marks.ts'
import { addMonths, dayMs } from '../../shared/domain/calendar.ts'
import type { PaidTier } from '../../shared/lists.ts'
import type { PastPayment } from '../paystack/payments.ts'
import { trialSecret } from '../secrets.ts'
import type { LocalStack } from '../stack.ts'
import type { BoughtPlan, PastPlan } from './people.ts'

const log = createLog({ seed: 'plans' })

/** Makes the services for a time in the past: every card charge succeeds at once. */
const servicesAt = ({ table, url, payments }: LocalStack, card: PastPayment['card'], at: Date) => {
  const paystack = createPaystack({ url: `${url}/paystack`, key: async () => payments.secretKey })
  const addPast = ({ reference, amount, email }: NewCharge, hosted: boolean) =>
    payments.addPast({ reference, amount, email, card, hosted, at })
  return {
    ...billingStores(table),
    siteUrl: url,
    paystack: {
      ...paystack,
      initialize: async (charge: NewCharge) => {
        addPast(charge, true)
        return url
      },
      chargeAuthorization: async (charge: NewCharge) => {
        addPast(charge, false)
        return { outcome: 'known' as const }
      },
    },
  }
}
type Services = ReturnType<typeof servicesAt>

/** Marks earlier notifications as read, so that the bell shows only the newest. */
const readAll = async (table: Table, sub: string, at: Date): Promise<void> => {
  const notices = notificationStore(table)
  const { notifications } = await notices.unread(sub, at)
  await notices.markRead(
    sub,
    notifications.map(({ id }) => id),
  )
}

const pay = async (services: Services, sub: string, tier: PaidTier, at: Date): Promise<void> => {
  const { amount } = await quote(services, sub, tier, at)
  const { reference } = await checkout(services, { sub, tier, amount }, at, log)
  await settle(services, reference, at, log)
}

const buy = async (stack: LocalStack, sub: string, plan: BoughtPlan, now: Date): Promise<void> => {
  const { buys, months, endsInDays, upgrade, cancelledDaysAgo } = plan
  const card = { number: plan.card, month: '09', year: `${now.getUTCFullYear() + 3}` }
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const then = async (at: Date, act: (services: Services, at: Date) => Promise<unknown>) => {
    await readAll(stack.table, sub, at)
    await act(servicesAt(stack, card, at), at)
  }

  const first = addMonths(daysAgo(-endsInDays), -months)
  await then(first, (services, at) => pay(services, sub, buys, at))
  for (let month = 1; month < months; month += 1)
    await then(addMonths(first, month), (services, at) => renew(services, sub, at, log))
  if (upgrade) await then(daysAgo(upgrade.daysAgo), (services, at) => pay(services, sub, upgrade.to, at))
  if (cancelledDaysAgo !== undefined)
    await then(daysAgo(cancelledDaysAgo), (services, at) => cancel(services, sub, at))
}

/** Nobody waits for the mails of the past. */
const forgetMails = async (table: Table, sub: string): Promise<void> => {
  const mails = await everyRow(table, { ...personRange(sub, 'BILLING-MAIL#'), only: [] })
  await Promise.all(mails.map(({ pk, sk }) => table.remove({ pk: String(pk), sk: String(sk) })))
}

/** Makes a person's plan by running the functions at times in the past. */
export const seedPlan = async (stack: LocalStack, sub: string, plan: PastPlan, now: Date): Promise<void> => {
  if ('buys' in plan) {
    await buy(stack, sub, plan, now)
    return forgetMails(stack.table, sub)
  }
  const at = new Date(now.getTime() - plan.daysAgo * dayMs)
  await readAll(stack.table, sub, at)
  const services = {
    subscriptions: subscriptionStore(stack.table),
    profiles: profileStore(stack.table),
    trialMarks: trialMarkStore(stack.table),
    trialSalt: async () => trialSecret,
  }
  await startTrial(services, sub, plan.tries, at)
}

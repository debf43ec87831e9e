import { billing } from '../composition/billing.ts'
import type { MailUses, Uses } from '../composition/services.ts'
import { type RenewServices, renew } from '../payments/renew.ts'
import { eachDue } from './each-due.ts'
import { schedules } from './payload.ts'
import { oneAtATime, scheduled } from './scheduled.ts'

/**
 * Renews the plans whose period has ended, by their cards. This is the only function that charges without the person.
 */
const runChargeRenewals = (services: RenewServices) =>
  scheduled(schedules['charge-renewals'].payload, async ({ now, log }) => {
    const { subscriptions } = services
    const due = subscriptions.due('charge', now)
    const task = (sub: string) => renew(services, sub, now, log)
    return { done: await eachDue({ due, task, postpone: subscriptions.postpone, now, log }) }
  })

export const chargeRenewals = ({ paystack, ...services }: MailUses & Uses<'paystack'>) =>
  oneAtATime(services.table(), runChargeRenewals({ ...billing(services), ...paystack() }))

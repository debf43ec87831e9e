import { billing } from '../composition/billing.ts'
import type { MailUses } from '../composition/services.ts'
import { type AdvanceServices, advance } from '../payments/advance.ts'
import { paidDataOf, removePaidData } from '../store/paid-data.ts'
import { eachDue } from './each-due.ts'
import { schedules } from './payload.ts'
import { oneAtATime, scheduled } from './scheduled.ts'

/**
 * Does the due steps of subscriptions, except charges: reminders, ends of trials and plans, the removal of paid data.
 */
export const runAdvanceSubscriptions = (services: AdvanceServices) =>
  scheduled(schedules['advance-subscriptions'].payload, async ({ now, log }) => {
    const { subscriptions } = services
    const due = subscriptions.due('subscription', now)
    const task = (sub: string) => advance(services, sub, now, log)
    return { done: await eachDue({ due, task, postpone: subscriptions.postpone, now, log }) }
  })

export const advanceSubscriptions = (services: MailUses) =>
  oneAtATime(
    services.table(),
    runAdvanceSubscriptions({
      ...billing(services),
      paidDataOf: sub => paidDataOf(services.table(), sub),
      removePaidData: (sub, version) => removePaidData(services.table(), sub, version),
    }),
  )

import type { Uses } from '../composition/services.ts'
import { type AdvanceServices, advance } from '../payments/advance.ts'
import { billingStores } from '../store/billing-stores.ts'
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
    const task = (sub: string) => advance(services, sub, now)
    return { done: await eachDue({ due, task, postpone: subscriptions.postpone, now, log }) }
  })

export const advanceSubscriptions = ({ table }: Uses<'table'>) =>
  oneAtATime(
    table(),
    runAdvanceSubscriptions({
      ...billingStores(table()),
      paidDataOf: sub => paidDataOf(table(), sub),
      removePaidData: (sub, version) => removePaidData(table(), sub, version),
    }),
  )

import { type AdvanceServices, advance } from '../payments/advance.ts'
import { createLog } from '../runtime/log.ts'
import { logFailures } from '../runtime/log-failures.ts'
import { eachDue } from './each-due.ts'
import { schedules } from './payload.ts'

/** Does what is due to subscriptions besides charging: reminders, the ends of trials and plans, what is kept no longer. */
export const advanceSubscriptions = (services: AdvanceServices) =>
  logFailures(async (payload: unknown): Promise<{ done: number }> => {
    schedules['advance-subscriptions'].payload.parse(payload)
    const log = createLog({ schedule: 'advance-subscriptions' })
    const now = new Date()
    const { subscriptions } = services
    const due = subscriptions.due('subscription', now)
    const task = (sub: string) => advance(services, sub, now, log)
    return { done: await eachDue({ due, task, postpone: subscriptions.postpone, now, log }) }
  })

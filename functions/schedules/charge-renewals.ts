import { type RenewServices, renew } from '../payments/renew.ts'
import { createLog } from '../runtime/log.ts'
import { logFailures } from '../runtime/log-failures.ts'
import { eachDue } from './each-due.ts'
import { schedules } from './payload.ts'

/** Renews the plans whose time is over, by their cards: the one function that charges without its person. */
export const chargeRenewals = (services: RenewServices) =>
  logFailures(async (payload: unknown): Promise<{ done: number }> => {
    schedules['charge-renewals'].payload.parse(payload)
    const log = createLog({ schedule: 'charge-renewals' })
    const now = new Date()
    const { subscriptions } = services
    const due = subscriptions.due('charge', now)
    const task = (sub: string) => renew(services, sub, now, log)
    return { done: await eachDue({ due, task, postpone: subscriptions.postpone, now, log }) }
  })

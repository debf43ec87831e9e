import type { Uses } from '../composition/services.ts'
import type { Queues } from '../services/queues.ts'
import { type SubscriptionStore, subscriptionStore } from '../store/subscriptions.ts'
import { schedules } from './payload.ts'
import { oneAtATime, scheduled } from './scheduled.ts'
import { sendEachDue } from './send-each-due.ts'

type Services = {
  readonly subscriptions: Pick<SubscriptionStore, 'due'>
  readonly queues: Queues
}

/** Sends each renewal that is due to the queue of charges, which calls the payment provider at its rate. */
const runChargeRenewals = ({ subscriptions, queues }: Services) =>
  scheduled(schedules['charge-renewals'].payload, async ({ now, log }) => {
    const due = subscriptions.due('charge', now)
    const messageOf = (sub: string) => ({ sub })
    return { sent: await sendEachDue({ queues, queue: 'charge-renewal', due, messageOf, log }) }
  })

export const chargeRenewals = ({ table, queues }: Uses<'table' | 'queues'>) =>
  oneAtATime(table(), runChargeRenewals({ subscriptions: subscriptionStore(table()), queues: queues() }))

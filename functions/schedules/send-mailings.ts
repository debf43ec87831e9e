import type { MailUses } from '../composition/services.ts'
import { type RunServices, runMailing } from '../mailings/run-mailing.ts'
import { trackedJobStore } from '../store/applications.ts'
import { type MailingStore, mailingStore } from '../store/mailings.ts'
import { unsubscribeStore } from '../store/unsubscribes.ts'
import { weekWorkStore } from '../store/week-work.ts'
import { eachDue } from './each-due.ts'
import { schedules } from './payload.ts'
import { oneAtATime, scheduled } from './scheduled.ts'

async function* dueMailings(mailings: MailingStore, now: Date): AsyncGenerator<string> {
  yield* mailings.due('summary', now)
  yield* mailings.due('updates', now)
}

/** Sends the weekly summaries and the updates of applications that are due. One that fails does not stop the others. */
export const runSendMailings = (services: RunServices) =>
  scheduled(schedules['send-mailings'].payload, async ({ now, log }) => {
    const { mailings } = services
    const task = (id: string) => runMailing(services, id, now, log)
    const due = dueMailings(mailings, now)
    return { done: await eachDue({ due, task, postpone: mailings.postpone, now, log }) }
  })

/** What the schedule uses, made from the table, the mailer and the address of the site. */
export const mailingServices = ({ table, mailer, siteUrl }: MailUses): RunServices => ({
  mailings: mailingStore(table()),
  work: weekWorkStore(table()),
  applications: trackedJobStore(table()),
  unsubscribes: unsubscribeStore(table()),
  mailer: mailer(),
  siteUrl: siteUrl(),
})

export const sendMailings = (services: MailUses) =>
  oneAtATime(services.table(), runSendMailings(mailingServices(services)))

import { nextReminder } from '../../shared/domain/appointment.ts'
import { interviewLetter } from '../mail/interview-letter.ts'
import type { Log } from '../runtime/log.ts'
import type { InterviewReminderStore } from '../store/interview-reminders.ts'
import type { MailRef } from '../store/outbox.ts'
import { nextTry } from './next-try.ts'
import { dueAgain, sayingOf } from './remind-interview.ts'
import { type MailingServices, sendMailing } from './send-mailing.ts'
import { trySending } from './try-sending.ts'

export type SendReminderServices = MailingServices & { readonly reminders: InterviewReminderStore }

/** Sends the mail of a reminder that is in the outbox, if it is still true. Of two calls at once, one sends. */
export const sendReminder = async (
  services: SendReminderServices,
  { sub, id }: MailRef,
  now: Date,
  log: Log,
): Promise<void> => {
  const { reminders, siteUrl } = services
  const ref = `${sub}/${id}`
  const reminder = await reminders.readUnsent(ref, now)
  if (!reminder?.person || !reminder.unsent) return
  const { application, person, unsent } = reminder
  const { interview } = application
  // Otherwise the schedule takes it off the agenda, or reminds of what is true now.
  if (!interview || sayingOf(reminder, interview, now) !== 'again') return
  if (!person.switches.emailNotifications || person.isSuppressed) return
  const tries = unsent.tries + 1
  const retryAt = nextTry(tries, now)
  if (!retryAt) return
  const claimed = await reminders.putOff(reminder, { tries, at: dueAgain(retryAt, interview, now) })
  if (!claimed) return
  const letter = interviewLetter(application, interview, { name: person.name, siteUrl }, now)
  const isSent = await trySending(
    {
      send: () =>
        sendMailing(services, { sub, email: person.email, mailing: 'interviewReminders', letter }, now),
      putBack: at => reminders.putOff(claimed, { tries: unsent.tries, at: dueAgain(at, interview, now) }),
      failure: 'reminder not mailed',
      about: { reminder: ref },
    },
    now,
    log,
  )
  if (isSent) await reminders.mailed(claimed, nextReminder(interview, now))
}

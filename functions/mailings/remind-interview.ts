import { ulid } from 'ulid'
import type { Appointment } from '../../shared/api/applications.ts'
import { hasBegun, isStillOn, nextReminder } from '../../shared/domain/appointment.ts'
import { interviewLetter, interviewNotice } from '../mail/interview-letter.ts'
import { describeError, type Log } from '../runtime/log.ts'
import type { DueReminder, InterviewReminderStore, UnsentReminder } from '../store/interview-reminders.ts'
import { nextTry } from './next-try.ts'
import { type MailingServices, sendMailing } from './send-mailing.ts'

export type ReminderServices = MailingServices & { readonly reminders: InterviewReminderStore }

/** What is to be said now. `first`: nothing was said of this reminder before. `again`: only its mail is tried again. */
type Saying = 'first' | 'again' | 'nothing'

const sayingOf = (reminder: DueReminder, interview: Appointment, now: Date): Saying => {
  const { application, unsent, person } = reminder
  const isWanted = person !== null && !person.isLeaving && person.switches.interviewReminders
  if (!isWanted || !isStillOn(application) || hasBegun(interview, now)) return 'nothing'
  const after = unsent && nextReminder(interview, new Date(unsent.since))
  // While a mail waits to be sent again, the next reminder may become due, and replaces it.
  return unsent && (after === null || after > now) ? 'again' : 'first'
}

const earlier = (one: Date, other: Date | null): Date => (other && other < one ? other : one)

/**
 * Reminds a person of an interview that begins in a day or in an hour: once in the app, and once by mail. The mail is
 * sent after the commit: where it is refused, or the run was killed, a later run sends it, with the time that is left
 * then, and never after the start.
 */
export const remindInterview = async (
  services: ReminderServices,
  ref: string,
  now: Date,
  log: Log,
): Promise<void> => {
  const { reminders, siteUrl } = services
  const reminder = await reminders.read(ref, now)
  // The rows of a purged person are about to be deleted.
  if (!reminder?.person) return
  const { sub, application, person, unsent } = reminder
  const { interview } = application
  const next = interview && nextReminder(interview, now)
  const saying = interview ? sayingOf(reminder, interview, now) : 'nothing'
  const tries = saying === 'again' && unsent ? unsent.tries + 1 : 1
  const mayMail = saying !== 'nothing' && person.switches.emailNotifications
  const retryAt = mayMail ? nextTry(tries, now) : null
  const waiting: UnsentReminder | null = retryAt && {
    since: saying === 'again' && unsent ? unsent.since : now.toISOString(),
    tries,
  }
  const step = {
    next: retryAt ? earlier(retryAt, next) : next,
    unsent: waiting,
    notice:
      saying === 'first' && interview
        ? interviewNotice(application, interview, now, ulid(now.getTime()))
        : null,
  }
  if (unsent && !waiting && (mayMail || (interview && hasBegun(interview, now))))
    log.error('reminder mail given up', { reminder: ref, tries: unsent.tries })
  if (!(await reminders.commit(reminder, step, now))) return
  if (!waiting || !step.next || !interview) return
  const letter = interviewLetter(application, interview, { name: person.name, siteUrl }, now)
  try {
    await sendMailing(services, { sub, email: person.email, mailing: 'interviewReminders', letter }, now)
  } catch (error) {
    log.warn('reminder not mailed', { reminder: ref, ...describeError(error) })
    return
  }
  await reminders.mailed(reminder, step.next, next)
}

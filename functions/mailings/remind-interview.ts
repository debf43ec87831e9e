import { ulid } from 'ulid'
import type { Appointment } from '../../shared/api/applications.ts'
import { hasBegun, isStillOn, nextReminder } from '../../shared/domain/appointment.ts'
import { interviewNotice } from '../mail/interview-letter.ts'
import type { Log } from '../runtime/log.ts'
import type { Queues } from '../services/queues.ts'
import type { DueReminder, InterviewReminderStore, UnsentReminder } from '../store/interview-reminders.ts'
import { nextTry } from './next-try.ts'

export type ReminderServices = { readonly reminders: InterviewReminderStore; readonly queues: Queues }

/** In milliseconds: a mail that the queue has lost is due again after this time. */
const queuedFor = 15 * 60 * 1000

/** What is to be said now. `first`: nothing was said of this reminder before. `again`: only its mail is tried again. */
type Saying = 'first' | 'again' | 'nothing'

export const sayingOf = (reminder: DueReminder, interview: Appointment, now: Date): Saying => {
  const { application, unsent, person } = reminder
  const isWanted = person !== null && !person.isLeaving && person.switches.interviewReminders
  if (!isWanted || !isStillOn(application) || hasBegun(interview, now)) return 'nothing'
  const after = unsent && nextReminder(interview, new Date(unsent.since))
  // While a mail waits to be sent again, the next reminder may become due, and replaces it.
  return unsent && (after === null || after > now) ? 'again' : 'first'
}

const earlier = (one: Date, other: Date | null): Date => (other && other < one ? other : one)

/** When the row of a mail is due again: after a try, or earlier for the next reminder. */
export const dueAgain = (retryAt: Date, interview: Appointment, now: Date): Date =>
  earlier(retryAt, nextReminder(interview, now))

/**
 * Reminds a person of an interview that begins in a day or in an hour: once in the app, and once by mail. The mail is in
 * the outbox after the commit, and the queue sends it: where it is refused, or a function was killed, it is tried again,
 * with the time that is left then, and never after the start.
 */
export const remindInterview = async (
  { reminders, queues }: ReminderServices,
  ref: string,
  now: Date,
  log: Log,
): Promise<void> => {
  const reminder = await reminders.read(ref, now)
  // The rows of a purged person are about to be deleted.
  if (!reminder?.person) return
  const { sub, application, person, unsent } = reminder
  const { interview } = application
  const next = interview && nextReminder(interview, now)
  const saying = interview ? sayingOf(reminder, interview, now) : 'nothing'
  const before: UnsentReminder | null = saying === 'again' ? unsent : null
  const mayMail = saying !== 'nothing' && person.switches.emailNotifications && !person.isSuppressed
  const tries = before?.tries ?? 0
  const waiting: UnsentReminder | null =
    mayMail && nextTry(tries + 1, now) !== null
      ? { since: before?.since ?? now.toISOString(), tries, queued: true }
      : null
  const step = {
    next: waiting && interview ? dueAgain(new Date(now.getTime() + queuedFor), interview, now) : next,
    unsent: waiting,
    notice:
      saying === 'first' && interview
        ? interviewNotice(application, interview, now, ulid(now.getTime()))
        : null,
  }
  if (unsent && !waiting && (mayMail || (interview && hasBegun(interview, now))))
    log.error('reminder mail given up', { reminder: ref, tries: unsent.tries })
  if (!(await reminders.commit(reminder, step, now))) return
  if (waiting) await queues.send('send-mail', [{ kind: 'interview', sub, id: application.id }])
}

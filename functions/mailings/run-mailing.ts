import { dayMs } from '../../shared/domain/calendar.ts'
import type { Mailing } from '../../shared/lists.ts'
import type { Log } from '../runtime/log.ts'
import type { MailingKind, MailingStore, WaitingMail } from '../store/mailings.ts'
import type { MailRef } from '../store/outbox.ts'
import { type UpdateServices, writeUpdates } from './application-updates.ts'
import { nextTry } from './next-try.ts'
import { type MailingServices, sendMailing } from './send-mailing.ts'
import { trySending } from './try-sending.ts'
import { type SummaryServices, writeSummary } from './weekly-summary.ts'

export type RunServices = MailingServices &
  SummaryServices &
  UpdateServices & { readonly mailings: MailingStore }

const switchOf: Readonly<Record<MailingKind, Mailing>> = {
  summary: 'weeklySummary',
  updates: 'applicationUpdates',
}

/**
 * A mail of updates leaves out the last minute, because an application of that time may be on its way into the table.
 * The next mail begins there.
 */
const unsettledMs = 60_000

/** After the mail: a summary has no other for its week, and there is one mail of updates a day. */
const finish = (mailings: MailingStore, mail: WaitingMail, until: Date, now: Date): Promise<void> =>
  mail.kind === 'summary'
    ? mailings.end(mail, now)
    : mailings.mailed(mail, until, new Date(now.getTime() + dayMs))

/**
 * Sends a due mail, if its person has the switch on and if there is something to say. Of two runs at once, one sends.
 * A mail that is refused, and one whose run was killed, is tried again.
 */
export const runMailing = async (services: RunServices, ref: MailRef, now: Date, log: Log): Promise<void> => {
  const { mailings, siteUrl } = services
  const found = await mailings.read(ref, now)
  if (!found) return
  const { mail, person } = found
  const mailing = switchOf[mail.kind]
  if (!person || person.isLeaving || person.isSuppressed || !person.switches[mailing])
    return mailings.end(mail, now)
  const retryAt = nextTry(mail.tries + 1, now)
  if (!retryAt) {
    log.error('mailing given up', { mailing, ...ref, tries: mail.tries })
    return mailings.end(mail, now)
  }
  const until = new Date(now.getTime() - unsettledMs)
  const about = { sub: mail.sub, since: mail.since, name: person.name, siteUrl }
  const letter =
    mail.kind === 'summary'
      ? await writeSummary(services, about, now)
      : await writeUpdates(services, { ...about, until })
  if (!letter) return mailings.end(mail, now)
  if (letter === 'later') return mailings.postpone(mail, new Date(now.getTime() + 2 * unsettledMs))
  const claimed = await mailings.claim(mail, retryAt)
  if (!claimed) return
  const isSent = await trySending(
    {
      send: () => sendMailing(services, { sub: mail.sub, email: person.email, mailing, letter }, now),
      putBack: at => mailings.putBack(claimed, at),
      failure: 'not mailed',
      about: { mailing, ...ref },
    },
    now,
    log,
  )
  if (isSent) await finish(mailings, claimed, until, now)
}

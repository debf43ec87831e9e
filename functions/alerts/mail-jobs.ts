import type { AlertFrequency } from '../../shared/lists.ts'
import { alertLetter, unsubscribeHeaders } from '../mail/alert-letter.ts'
import { describeError, type Log } from '../runtime/log.ts'
import { mailOf } from '../services/mail.ts'
import type { AlertName } from '../store/alert-row.ts'
import type { Commit, NextLook } from '../store/alert-runs.ts'
import type { AlertServices } from './services.ts'

type Mailing = {
  readonly name: AlertName
  /** As it was committed. */
  readonly plan: Commit
  readonly person: { readonly email: string; readonly name: string }
  /** How often the alert tells. */
  readonly frequency: AlertFrequency
  /** When it is looked at again once this mail has gone out. */
  readonly next: NextLook
}

/** Sends what is unsent. One that is not taken stays on the agenda. */
export const mailJobs = async (
  { alertRuns, mailer, siteUrl }: AlertServices,
  { name, plan, person, frequency, next }: Mailing,
  log: Log,
): Promise<void> => {
  const { alert, result } = plan
  if (!result.unsent) return
  const { jobs, hasMore } = result.unsent
  const letter = alertLetter({ alert, jobs, hasMore, frequency }, { name: person.name, siteUrl })
  try {
    await mailer.send({ ...mailOf(person.email, letter), headers: unsubscribeHeaders(alert.token, siteUrl) })
  } catch (error) {
    log.warn('alert not mailed', { alert: `${name.sub}/${name.id}`, ...describeError(error) })
    return
  }
  await alertRuns.mailed(name.sub, { ...alert, runs: alert.runs + 1 }, next)
}

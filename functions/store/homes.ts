import type { Profile } from '../../shared/api/profile.ts'
import type { Subscription } from '../../shared/api/subscription.ts'
import { alertCountKey, alertCountOf } from './alerts.ts'
import { applicationCountKey, countedIn } from './application-count.ts'
import { type Digest, digestKey, digestOfRow } from './digest-row.ts'
import { digestStore } from './digests.ts'
import { interviewCountOf, interviewsKey } from './interview-row.ts'
import { preferencesKey } from './preferences.ts'
import { profileKey, profileOf } from './profile-row.ts'
import { countOf, resumesKey } from './resume-row.ts'
import { subscriptionKeys, viewOfRows } from './subscription-row.ts'
import { suppressionKey, suppressionOf } from './suppressions.ts'
import type { Row, Table } from './table.ts'

type HomeRows = {
  /** Null before the profile is made. */
  readonly profile: Profile | null
  readonly subscription: Subscription
  readonly hasPreferences: boolean
  /** Null if the person's mailbox takes our mails, as far as we know. */
  readonly refusingMailbox: string | null
  readonly digest: Digest
  readonly interviewSessions: number
  readonly resumes: number
  readonly alerts: number
}

const hourMs = 3_600_000

/** Whether the stream has dropped a change: the digest is not new, and differs from the count of applications. */
const isBehind = ({ applications, rebuiltAt }: Digest, counted: number | undefined, now: Date): boolean =>
  counted !== undefined && counted !== applications.total && now.getTime() - Date.parse(rebuiltAt) > hourMs

/** A mailbox whose reader reported spam is none of these: they get what they asked for. */
const refusingMailbox = (row: Row | undefined, email: string, now: Date): string | null =>
  suppressionOf(row, email, now).bouncedAt === null ? null : email

const get = async (table: Table, sub: string, now: Date): Promise<HomeRows> => {
  const [profile, row, count, preferences, interviews, resumes, alerts, returned, subscription, card] =
    await table.getMany([
      profileKey(sub),
      digestKey(sub),
      applicationCountKey(sub),
      preferencesKey(sub),
      interviewsKey(sub),
      resumesKey(sub),
      alertCountKey(sub),
      suppressionKey(sub),
      ...subscriptionKeys(sub),
    ])
  const digest = digestOfRow(row)
  return {
    profile: profile ? profileOf(profile) : null,
    subscription: viewOfRows(subscription, card, now),
    hasPreferences: preferences !== undefined,
    refusingMailbox: profile ? refusingMailbox(returned, profileOf(profile).email, now) : null,
    interviewSessions: interviewCountOf(interviews),
    resumes: countOf(resumes).resumes,
    alerts: alertCountOf(alerts),
    digest:
      digest && !isBehind(digest, countedIn(count), now)
        ? digest
        : await digestStore(table).rebuild(sub, now),
  }
}

/** The rows of the home screen, in one round trip. It takes more only if the digest must be made. */
export const homeStore = (table: Table) => ({
  get: (sub: string, now: Date) => get(table, sub, now),
})
export type HomeStore = ReturnType<typeof homeStore>

import type { ExportedRow } from '../../shared/api/account.ts'
import { alert } from '../../shared/api/alerts.ts'
import { applicationOf } from './application-row.ts'
import { cardOf } from './cards.ts'
import { fileOf } from './files.ts'
import { exportedInterview } from './interview-row.ts'
import { letterOf } from './letter-row.ts'
import { storedPaymentOf } from './payment-row.ts'
import { table } from './schema.ts'
import { subscriptionOf } from './subscription-row.ts'
import type { Row } from './table.ts'

/** What is ours about a row and says nothing to a person: keys, the agenda, and when it goes. */
const technical = new Set<string>([
  table.partitionKey,
  table.sortKey,
  table.timeToLive,
  table.agenda.partitionKey,
  table.agenda.sortKey,
])

const plain = (value: unknown): unknown => (value instanceof Set ? [...value] : value)

const asKept = (row: Row): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !technical.has(name))
      .map(([name, value]) => [name, plain(value)]),
  )

const subscriptionData = (row: Row) => ({ history: subscriptionOf(row).history })

const paymentData = (row: Row) => {
  const { checks: _, receiptMailed: __, refundAskedAt: ___, ...payment } = storedPaymentOf(row)
  return payment
}

/** As its screen shows it. What ends its mails is for those mails alone. */
const alertData = (row: Row) => alert.parse(row)

/** Rows that say nothing of whose they are but in their key. */
const named = (row: Row) => ({ of: String(row.sk).split('#')[1], ...asKept(row) })

const cardData = (row: Row) => ({ ...cardOf(row) })

type Kind = {
  /** The part of the file; null: a guard, a counter or a view, which is of no use to anyone but us. */
  readonly section: string | null
  readonly data?: (row: Row) => Record<string, unknown>
}

/** How a person's sort keys begin, up to the first `#`. A new kind of row is left out, and told of, until it is here. */
const kinds: Readonly<Record<string, Kind>> = {
  PROFILE: { section: 'profile' },
  AVATAR: { section: 'picture' },
  SETTINGS: { section: 'settings' },
  PREFERENCES: { section: 'preferences' },
  NOTIFICATION: { section: 'notifications' },
  'READ-NOTIFICATION': { section: 'notifications' },
  APPLICATION: { section: 'applications', data: applicationOf },
  APPLICATIONS: { section: null },
  REMOVED: { section: 'removed applications', data: applicationOf },
  TICKET: { section: 'tickets' },
  ALERT: { section: 'job alerts', data: alertData },
  'ALERT-COUNT': { section: null },
  // That a job was told of says nothing that the notifications do not.
  ALERTED: { section: null },
  SUBSCRIPTION: { section: 'subscription', data: subscriptionData },
  PAYMENT: { section: 'payments', data: paymentData },
  // Which of the payments is open says their list.
  CHECKOUT: { section: null },
  // Without the code that charges it: that is ours and the provider's.
  CARD: { section: 'card', data: cardData },
  // What is shown of it is read where the review itself stands.
  REVIEW: { section: 'reviews' },
  VOTE: { section: 'votes' },
  RESUME: { section: 'resumes' },
  'RESUME-TEXT': { section: 'resume texts', data: named },
  'RESUME-FORM': { section: 'resume forms', data: named },
  'RESUME-VERSION': { section: 'earlier resume texts', data: named },
  RESUMES: { section: null },
  LETTER: { section: 'cover letters', data: letterOf },
  'LETTER-SOURCE': { section: 'cover letter sources', data: named },
  LETTERS: { section: null },
  'PROFILE-TEXT': { section: 'profile texts' },
  'PROFILE-TEXTS': { section: null },
  'SKILL-GAP': { section: 'skill gaps' },
  'SKILL-GAPS': { section: null },
  COACH: { section: 'coach messages' },
  INTERVIEW: { section: 'practice sessions', data: exportedInterview },
  'INTERVIEW-ANSWER': { section: 'practice answers', data: named },
  INTERVIEWS: { section: null },
  GENERATION: { section: null },
  // Their names and sizes; the files themselves have links of their own.
  FILE: { section: 'files', data: fileOf },
  'FILE-ANNOUNCED': { section: null },
  FILES: { section: null },
  // What guards the account, as its owner was told.
  SESSIONS: { section: null },
  SECURITY: { section: null },
  'SECURITY-KEY': { section: null },
  'SECURITY-MAIL': { section: null },
  'SECURITY-UNDOING': { section: null },
  'EMAIL-CHANGE': { section: null },
  UNDONE: { section: null },
  // A hash, which says nothing but that there was a trial.
  'TRIAL-MARK': { section: null },
  TRACKED: { section: null },
  USAGE: { section: null },
  // Made from the other rows, which are all in the file.
  DIGEST: { section: null },
}

export const kindOf = (sortKey: string): Kind | undefined => {
  const name = sortKey.split('#', 1)[0] ?? ''
  return Object.hasOwn(kinds, name) ? kinds[name] : undefined
}

/** A row as a person may read it; null for what says nothing to them. */
export const exportedRowOf = (row: Row): ExportedRow | null => {
  const kind = kindOf(String(row.sk))
  if (!kind?.section) return null
  return { section: kind.section, data: (kind.data ?? asKept)(row) }
}

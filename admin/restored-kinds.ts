import { offAgenda } from '../functions/store/agenda.ts'
import type { RowKindName } from '../functions/store/row-kinds.ts'
import type { Row } from '../functions/store/table.ts'

/**
 * What a restore does with the rows of a kind. `always`: it copies them, and with --overwrite also over rows that differ.
 * `missing`: it copies only those that the live table does not have, because the live row knows of what happened since,
 * outside of it: at the payment provider, in mails, or in other rows. `never`: a row of the past would be wrong today.
 */
type Restoring = 'always' | 'missing' | 'never'

/** The decision for each kind of row. A new kind does not compile without one. */
export const restoring: Readonly<Record<RowKindName, Restoring>> = {
  // What people wrote, and what was written for them.
  AVATAR: 'always',
  PREFERENCES: 'always',
  RECORD: 'always',
  HIDDEN: 'always',
  'APPLICATION#': 'always',
  'RESUME#': 'always',
  'RESUME-TEXT#': 'always',
  'RESUME-FORM#': 'always',
  'RESUME-VERSION#': 'always',
  'LETTER#': 'always',
  'LETTER-SOURCE#': 'always',
  'INTERVIEW#': 'always',
  'INTERVIEW-ANSWER#': 'always',
  'PROFILE-TEXT#': 'always',
  'SKILL-GAP#': 'always',
  'COACH#': 'always',

  // An older profile may have an address that the account no longer has, and older switches send mails again.
  PROFILE: 'missing',
  SETTINGS: 'missing',
  // These belong together with rows elsewhere, or with the provider.
  'TRACKED#': 'missing',
  'ALERT#': 'missing',
  'REVIEW#': 'missing',
  'REPORTED#': 'missing',
  'TICKET#': 'missing',
  'UNSUBSCRIBE#': 'missing',
  'TRIAL-MARK': 'missing',
  SUBSCRIPTION: 'missing',
  'PAYMENT#': 'missing',
  'READ-NOTIFICATION#': 'missing',
  // Without these, a session that has ended would be valid again, and so would a link that was voided, and people would
  // be notified of the same jobs again.
  SESSIONS: 'missing',
  'UNDONE#': 'missing',
  'ALERTED#': 'missing',

  // A person may have removed the card since, and nothing may charge it then.
  CARD: 'never',
  CHECKOUT: 'never',
  // A notification that was read since has another key, and would be there twice. A like would count twice.
  'NOTIFICATION#': 'never',
  'VOTE#': 'never',
  // The bytes of a file are deleted with its row.
  'FILE#': 'never',
  'FILE-ANNOUNCED#': 'never',
  // These mails were sent since.
  'ALERT-MAIL#': 'never',
  'BILLING-MAIL#': 'never',
  'SUMMARY#': 'never',
  UPDATES: 'never',
  'SECURITY-MAIL#': 'never',
  SUPPRESSION: 'never',
  // Codes and links were used, and what the owner was notified of has changed.
  SECURITY: 'never',
  'SECURITY-KEY': 'never',
  'SECURITY-UNDOING': 'never',
  'EMAIL-CHANGE': 'never',
  // These matter for a day or a month only, and an older count would be wrong.
  'REMOVED#': 'never',
  'GENERATION#': 'never',
  'USAGE#': 'never',
  // The home screen is made anew from the rows, and so are the counts (`recount` in copy-rows.ts).
  DIGEST: 'never',
  'DIGEST#': 'never',
  APPLICATIONS: 'never',
  'ALERT-COUNT': 'never',
  RESUMES: 'never',
  LETTERS: 'never',
  INTERVIEWS: 'never',
  'PROFILE-TEXTS': 'never',
  'SKILL-GAPS': 'never',
  FILES: 'never',
}

const without = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))

/** The kinds whose rows are not copied as they were. */
const changed: Partial<Readonly<Record<RowKindName, (row: Row) => Row>>> = {
  // Its person may have deleted it since, so it sends nothing before they turn it on again. Then its next run lists it
  // under its terms, because the row names none.
  'ALERT#': row => ({ ...without(row, [...offAgenda, 'listing']), isActive: false }),
  // The mail of the reminder was sent since.
  'APPLICATION#': row => without(row, ['unsentReminder']),
}

/** A row as a restore writes it. Rows that are the same in this form need no restore. */
export const asRestored = (kind: RowKindName, row: Row): Row => changed[kind]?.(row) ?? row

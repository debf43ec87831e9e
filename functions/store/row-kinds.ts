import type { LiveEvent } from '../../shared/api/live.ts'

/**
 * The decisions about a kind of row. A new kind does not compile without them. The stream's function, the stack, the
 * export, the purge and the removal of paid data read them.
 */
type RowKind = {
  /** The topic of the live events that its changes cause. Null if no screen shows such rows. */
  readonly live: LiveEvent['topic'] | null
  /** Its section of a person's export. Null if it is technical, or if another section has the same content. */
  readonly export: string | null
  /** `stored`: with its attributes. `named`: also with the id from its key. `own`: by a function in export-row.ts. */
  readonly shape: 'stored' | 'named' | 'own' | null
  /** `paid`: its rows are deleted when the retention after a paid plan ends. */
  readonly plan: 'any' | 'paid'
  /** `linked`: it names rows outside of the person's partition: see linked-rows.ts and purge.ts. */
  readonly purge: 'row' | 'linked'
}

/** A condition, a counter or an internal state. */
const technical = { live: null, export: null, shape: null, plan: 'any', purge: 'row' } as const
/** The count of a kind of row that only a paid plan stores. */
const paidCount = { live: null, export: null, shape: null, plan: 'paid', purge: 'row' } as const

/**
 * Every kind of row in a person's partition. The name is the sort key, or the prefix of the sort keys if it ends in #.
 * A store can build no other key, because `personKey` accepts only these names.
 */
export const rowKinds = {
  PROFILE: { live: 'profile', export: 'profile', shape: 'stored', plan: 'any', purge: 'row' },
  AVATAR: { live: null, export: 'picture', shape: 'stored', plan: 'any', purge: 'row' },
  SETTINGS: { live: 'settings', export: 'settings', shape: 'stored', plan: 'any', purge: 'row' },
  PREFERENCES: { live: 'preferences', export: 'preferences', shape: 'stored', plan: 'any', purge: 'row' },
  RECORD: { live: 'record', export: 'career record', shape: 'stored', plan: 'any', purge: 'row' },
  'NOTIFICATION#': {
    live: 'notifications',
    export: 'notifications',
    shape: 'stored',
    plan: 'any',
    purge: 'row',
  },
  'READ-NOTIFICATION#': { live: null, export: 'notifications', shape: 'stored', plan: 'any', purge: 'row' },

  'APPLICATION#': { live: 'applications', export: 'applications', shape: 'own', plan: 'any', purge: 'row' },
  'REMOVED#': { live: null, export: 'removed applications', shape: 'own', plan: 'any', purge: 'row' },
  'TRACKED#': technical,
  APPLICATIONS: technical,
  // The digest is made from the applications, which are all in the export.
  DIGEST: { live: 'home', export: null, shape: null, plan: 'any', purge: 'row' },
  'DIGEST#': technical,

  'TICKET#': { live: 'tickets', export: 'tickets', shape: 'stored', plan: 'any', purge: 'row' },
  // The row is a pointer. The review itself is in another partition, where the export reads it.
  'REVIEW#': { live: null, export: 'reviews', shape: 'stored', plan: 'any', purge: 'linked' },
  'VOTE#': { live: null, export: 'votes', shape: 'stored', plan: 'any', purge: 'row' },

  // What the person does not want to see, apart from the preferences: those are a form with a version.
  HIDDEN: { live: null, export: 'hidden jobs', shape: 'own', plan: 'any', purge: 'row' },
  // The person's own copy. The report for the operator is in another partition, and loses the person.
  'REPORTED#': { live: null, export: 'job reports', shape: 'own', plan: 'any', purge: 'linked' },

  'ALERT#': { live: 'alerts', export: 'job alerts', shape: 'own', plan: 'any', purge: 'linked' },
  'ALERT-COUNT': technical,
  // The export has the notifications themselves.
  'ALERTED#': technical,

  // The jobs of a mail that is not sent yet. The export has the notifications.
  'ALERT-MAIL#': technical,
  // Mails that wait for their time. What they will say is counted when they are sent.
  'SUMMARY#': technical,
  UPDATES: technical,
  // Names a row outside of the partition: which mails the link of a mail ends. It has only a hash of the link's token.
  'UNSUBSCRIBE#': { live: null, export: null, shape: null, plan: 'any', purge: 'linked' },

  SUBSCRIPTION: { live: 'subscription', export: 'subscription', shape: 'own', plan: 'any', purge: 'row' },
  'PAYMENT#': { live: 'payments', export: 'payments', shape: 'own', plan: 'any', purge: 'linked' },
  // Exported without the code that charges the card, because only we and the provider may know the code.
  CARD: { live: null, export: 'card', shape: 'own', plan: 'paid', purge: 'row' },
  // The list of payments shows an open payment.
  CHECKOUT: technical,
  // What a mail tells that is not sent yet. The export has the notifications and the payments.
  'BILLING-MAIL#': technical,
  // A hash. It says only that there was a trial.
  'TRIAL-MARK': { live: null, export: null, shape: null, plan: 'any', purge: 'linked' },

  'RESUME#': { live: 'resumes', export: 'resumes', shape: 'stored', plan: 'any', purge: 'row' },
  'RESUME-TEXT#': { live: null, export: 'resume texts', shape: 'named', plan: 'any', purge: 'row' },
  'RESUME-FORM#': { live: null, export: 'resume forms', shape: 'named', plan: 'any', purge: 'row' },
  'RESUME-VERSION#': {
    live: null,
    export: 'earlier resume texts',
    shape: 'named',
    plan: 'any',
    purge: 'row',
  },
  // Its changes are live, because screens show which resume is the primary one.
  RESUMES: { live: 'resumes', export: null, shape: null, plan: 'any', purge: 'row' },
  'LETTER#': { live: 'letters', export: 'cover letters', shape: 'own', plan: 'any', purge: 'row' },
  'LETTER-SOURCE#': { live: null, export: 'cover letter sources', shape: 'named', plan: 'any', purge: 'row' },
  LETTERS: technical,
  'GENERATION#': technical,
  'USAGE#': technical,

  'INTERVIEW#': { live: 'interviews', export: 'practice sessions', shape: 'own', plan: 'paid', purge: 'row' },
  'INTERVIEW-ANSWER#': { live: null, export: 'practice answers', shape: 'named', plan: 'paid', purge: 'row' },
  INTERVIEWS: paidCount,
  'PROFILE-TEXT#': { live: 'career', export: 'profile texts', shape: 'stored', plan: 'paid', purge: 'row' },
  'PROFILE-TEXTS': paidCount,
  'SKILL-GAP#': { live: 'career', export: 'skill gaps', shape: 'stored', plan: 'paid', purge: 'row' },
  'SKILL-GAPS': paidCount,
  'COACH#': { live: 'career', export: 'coach messages', shape: 'stored', plan: 'paid', purge: 'row' },
  // The export has names and sizes. A person downloads each file by its own link. services/files.ts removes the bytes.
  'FILE#': { live: 'files', export: 'files', shape: 'own', plan: 'paid', purge: 'row' },
  'FILE-ANNOUNCED#': technical,
  FILES: paidCount,

  // What the mail service reported of the person's mailbox.
  SUPPRESSION: { live: 'settings', export: 'returned mails', shape: 'stored', plan: 'any', purge: 'row' },

  // What protects the account. The owner has notifications and mails about its changes.
  SESSIONS: technical,
  SECURITY: technical,
  'SECURITY-KEY': technical,
  'SECURITY-MAIL#': technical,
  'SECURITY-UNDOING': technical,
  'EMAIL-CHANGE': technical,
  'UNDONE#': technical,
} as const satisfies Readonly<Record<string, RowKind>>

export type RowKindName = keyof typeof rowKinds
/** Kinds of which a person has many rows. */
export type RowPrefix = Extract<RowKindName, `${string}#`>
/** The sort keys that a row of a person can have. */
export type PersonSortKey = Exclude<RowKindName, RowPrefix> | `${RowPrefix}${string}`

/** The kinds that have these decisions. */
export type KindsWith<Decisions extends Partial<RowKind>> = {
  [Name in RowKindName]: (typeof rowKinds)[Name] extends Decisions ? Name : never
}[RowKindName]

const isKind = (name: string): name is RowKindName => Object.hasOwn(rowKinds, name)

/** All kinds, in the order of the register. */
export const rowKindNames: readonly RowKindName[] = Object.keys(rowKinds).filter(isKind)

export const isPrefix = (kind: RowKindName): kind is RowPrefix => kind.endsWith('#')

/** The kind of a sort key. Undefined if the code does not know it. */
export const kindOf = (sortKey: string): RowKindName | undefined => {
  const name = sortKey.slice(0, sortKey.indexOf('#') + 1) || sortKey
  return isKind(name) ? name : undefined
}

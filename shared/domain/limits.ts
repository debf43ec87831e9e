// The daily limits, by day in Lagos, for actions that need the attention of our staff or many writes. Ordinary use
// stays below them.

export const reviewsADay = 3
export const ticketsADay = 5
export const picturesADay = 30
export const emailCodesADay = 10
export const checkoutsADay = 30
export const planChangesADay = 20
export const filesADay = 30
/** Three people hide an advert from everybody. Who reports more than this in a day should write to us. */
export const reportsADay = 10

/**
 * The rates per person and minute of actions that cost processor time or a mail. A person who works fast stays below
 * them, and a script does not. The limits of a plan and of a day are counted separately.
 */
export const ratesAMinute = {
  /** The reading of a file takes up to eight seconds. */
  import: 6,
  /** An uploaded file is read and checked. */
  upload: 20,
  /** Up to 50 applications with one call. */
  bulk: 30,
  /** A PDF or a Word file is made. */
  document: 20,
  /** A link, a receipt, or a page of an export. */
  download: 60,
  /** The model is asked. */
  model: 15,
  search: 30,
  /** A row with up to 700 names is read and written. */
  hide: 60,
  /** Advert after advert is hidden from everybody by the reports of a few people. */
  report: 10,
  /** A mail goes out. */
  mail: 5,
  /** A change of the account, by who has proved who they are. */
  account: 8,
  /** A sign-out of one device, or of all. */
  'sign-out': 10,
} as const

/**
 * The rates a minute of operations that need no sign-in, for all callers together. The app does without an answer that
 * is refused.
 */
export const publicRatesAMinute = {
  /** The user pool is asked whether an address has an account. */
  'email-check': 120,
} as const

export type RateName = keyof typeof ratesAMinute

/** When to try again after a refusal for a rate, in seconds. */
export const retryAfter = 60

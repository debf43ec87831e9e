/**
 * How often one person may do in a minute what costs a machine's time or a mail. Somebody who works fast stays below; a
 * script does not. What a plan or a day limits is counted besides.
 */
export const ratesAMinute = {
  /** A file is read for up to eight seconds. */
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
  /** A mail goes out. */
  mail: 5,
  /** A change of the account, by who has proved who they are. */
  account: 8,
  /** A sign-out of one device, or of all. */
  'sign-out': 10,
} as const

export type RateName = keyof typeof ratesAMinute

/** When to try again after a refusal for a rate, in seconds. */
export const retryAfter = 60

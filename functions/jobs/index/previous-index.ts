import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { isWhole } from './file-format.ts'

const source = z.object({ id: z.string(), seen: z.number() })
const posted = z.object({ times: z.number(), last_day: z.number() })

/** What an index stores of an address: the id of its job, and when it was first seen, in milliseconds since 1970. */
export type KnownSource = z.infer<typeof source>

export type PreviousIndex = {
  /** Undefined where there is no previous index. */
  readonly file: string | undefined
  readonly source: (address: number) => KnownSource | undefined
  readonly posted: (fingerprint: number) => TimesPosted | undefined
  readonly close: () => void
}

const emptyIndex: PreviousIndex = {
  file: undefined,
  source: () => undefined,
  posted: () => undefined,
  close: () => undefined,
}

/** Opens the previous index. A file that is not complete counts as empty. */
export const openPreviousIndex = (file: string | undefined): PreviousIndex => {
  if (file === undefined || !isWhole(file)) return emptyIndex
  const database = new DatabaseSync(file, { readOnly: true })
  const sources = database.prepare('SELECT id, seen FROM sources WHERE address = ?')
  const postings = database.prepare('SELECT times, last_day FROM postings WHERE fingerprint = ?')
  return {
    file,
    source: address => {
      const row = sources.get(address)
      return row && source.parse(row)
    },
    posted: fingerprint => {
      const row = postings.get(fingerprint)
      if (!row) return undefined
      const { times, last_day } = posted.parse(row)
      return { times, lastDay: last_day }
    },
    close: () => database.close(),
  }
}

/** How often an advert was posted, and the last day, in days since 1970. */
export type TimesPosted = { readonly times: number; readonly lastDay: number }

/** In days: posts of an advert within this time are one, on several boards or with a renewed date. */
const newPostAfter = 7

/**
 * Counts how often an advert was posted, and continues the count of the previous index. A board that moves the date a
 * little each day does not post a new advert.
 */
export const timesPosted = (
  days: readonly number[],
  before: TimesPosted | undefined,
): TimesPosted | undefined => {
  let known = before
  for (const day of days.toSorted((a, b) => a - b)) {
    if (known && day <= known.lastDay) continue
    const isAgain = known !== undefined && day - known.lastDay >= newPostAfter
    known = { times: (known?.times ?? 1) + (isAgain ? 1 : 0), lastDay: day }
  }
  return known
}

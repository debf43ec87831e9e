import { webAddress } from '../../shared/domain/jobs/addresses.ts'
import type { Listing } from '../../shared/domain/jobs/listing.ts'
import { normalise } from '../../shared/domain/jobs/normalise.ts'
import type { Posting } from '../../shared/domain/jobs/posting.ts'
import { describeError, type Log } from '../runtime/log.ts'
import { sampleOf } from '../services/boards/sample.ts'

/** Whether a listing says so little that its board may have changed its format. */
const isUnread = ({ title, url }: Listing): boolean => title.trim() === '' || !webAddress(url)

/**
 * A listing that throws is counted and does not stop the others. The first error is logged. `first` is the first listing
 * that was not understood, shortened. A listing that was understood, and is refused as no job, is left out and not
 * counted.
 */
export const normaliseAll = (
  listings: readonly Listing[],
  now: Date,
  log: Log,
): { readonly postings: readonly Posting[]; readonly broken: number; readonly first?: string } => {
  const failures: unknown[] = []
  const left: Listing[] = []
  const postings = listings.flatMap(listing => {
    try {
      const bounded = withinBounds(listing)
      const posting = bounded && normalise(bounded, now)
      if (posting) return posting
      if (bounded && !isUnread(bounded)) return []
    } catch (error) {
      failures.push(error)
    }
    left.push(listing)
    return []
  })
  if (failures.length > 0)
    log.error('not normalised', { listings: failures.length, ...describeError(failures[0]) })
  return { postings, broken: left.length, ...(left.length > 0 && { first: sampleOf(left[0]) }) }
}

/** In characters: more than any real job has, because a board may send anything. */
const longest = {
  key: 300,
  url: 2000,
  title: 200,
  company: 120,
  location: 500,
  description: 40_000,
  word: 120,
} as const
/** The most tags, and the most places that may apply. */
const mostWords = 100

const few = (words: readonly string[]): string[] =>
  words.slice(0, mostWords).map(word => word.slice(0, longest.word))

/** Whether an encoded address is too long. A character beyond ASCII becomes up to twelve. */
const isEndless = (url: string): boolean => (URL.parse(url)?.href ?? url).length > longest.url

/** The listing with its texts cut to their limits; null where its key or its address is too long. */
const withinBounds = (listing: Listing): Listing | null => {
  const { key, url, title, company, location, description, employment, level, salary, tags, openTo } = listing
  if (key.length > longest.key || isEndless(url)) return null
  return {
    ...listing,
    title: title.slice(0, longest.title),
    company: company.slice(0, longest.company),
    location: location.slice(0, longest.location),
    description: description.slice(0, longest.description),
    employment: employment.slice(0, longest.word),
    level: level.slice(0, longest.word),
    salary: salary && {
      ...salary,
      text: salary.text.slice(0, longest.word),
      currency: salary.currency.slice(0, longest.word),
      period: salary.period.slice(0, longest.word),
    },
    tags: few(tags),
    openTo: openTo && few(openTo),
  }
}

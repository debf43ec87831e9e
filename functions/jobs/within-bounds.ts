import type { Listing } from '../../shared/domain/jobs/listing.ts'

/** In characters: more than any job of sense has. A job is a row, a card and a line of a mail, whatever a board sends. */
const longest = {
  key: 300,
  url: 2000,
  title: 200,
  company: 120,
  location: 500,
  description: 40_000,
  word: 120,
} as const
/** Tags, and who may apply. */
const mostWords = 100

const few = (words: readonly string[]): string[] =>
  words.slice(0, mostWords).map(word => word.slice(0, longest.word))

/** As it is written for a browser: a sign beyond ASCII is nine there. */
const isEndless = (url: string): boolean => (URL.parse(url)?.href ?? url).length > longest.url

/** The listing with its words cut where they have no end; null where its name or its address has none. */
export const withinBounds = (listing: Listing): Listing | null => {
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

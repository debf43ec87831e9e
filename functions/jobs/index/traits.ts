import { fold } from '../../../shared/domain/jobs/fold.ts'
import type { Posting } from '../../../shared/domain/jobs/posting.ts'
import { sketchOf } from './sketch.ts'

/** What tells whether two postings are one job, and which of them is shown: all that is kept of each in memory. */
export type Traits = Pick<Posting, 'board' | 'key' | 'urlKey' | 'titleKey' | 'level' | 'isEmployers'> & {
  /** Empty: nobody is named. */
  readonly company: string
  /** The states or countries: Ikeja and Lagos are one here. Empty: not said. */
  readonly region: string
  /** The places as they are told apart: `lagos/ikeja`. Empty: not said. */
  readonly spot: string
  /** Says no more of the place than the country. */
  readonly isVague: boolean
  readonly sketch: string
  readonly hasPay: boolean
  /** Of the description, in characters. */
  readonly length: number
  /** Milliseconds since 1970, as all times here. */
  readonly postedAt: number | null
  readonly firstSeenAt: number
  readonly expiresAt: number | null
}

// Whoever hides behind these is nobody in particular.
const nobody =
  /^(?:an? )?(?:(?:reputable|leading|confidential|anonymous|undisclosed|private|fast growing|our client|top)\b.*|.*\b(?:confidential|undisclosed|anonymous)|n a|na|none|company|employer|hiring|recruiter)$/

const companyOf = ({ companyKey }: Posting): string => (nobody.test(companyKey) ? '' : companyKey)

const listOf = (names: readonly string[]): string => [...new Set(names)].toSorted().join('|')

/** Remote work is where somebody may do it from. */
const regionOf = ({ places, workplace, openTo }: Posting): string => {
  const named = places.map(({ text, city, state, country }) => state ?? city ?? country ?? text)
  const open = workplace === 'remote' ? ['remote', ...openTo] : []
  return listOf([...named, ...open].map(fold))
}

const spotOf = ({ places }: Posting): string =>
  listOf(places.map(({ text, city, state, country }) => fold(`${state ?? country ?? ''}/${city ?? text}`)))

const isVague = ({ places, workplace }: Posting): boolean =>
  workplace !== 'remote' && places.every(({ city, state, country }) => !city && !state && country !== null)

const at = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant))

/** `one` gives for equal texts the same one, so that the same company is kept in memory once. */
export const traitsOf = (posting: Posting, one: (text: string) => string): Traits => ({
  board: posting.board,
  key: posting.key,
  urlKey: posting.urlKey,
  titleKey: one(posting.titleKey),
  company: one(companyOf(posting)),
  region: one(regionOf(posting)),
  spot: one(spotOf(posting)),
  isVague: isVague(posting),
  level: posting.level,
  isEmployers: posting.isEmployers,
  sketch: sketchOf(posting.description),
  hasPay: posting.pay !== null,
  length: posting.description.length,
  postedAt: at(posting.postedAt),
  firstSeenAt: Date.parse(posting.firstSeenAt),
  expiresAt: at(posting.expiresAt),
})

import { fold } from '../../../shared/domain/jobs/fold.ts'
import type { Posting } from '../../../shared/domain/jobs/posting.ts'
import { hashOf } from './hash.ts'
import { type Minhash, minhashOf } from './minhash.ts'

/** What finds a posting's copies and decides which is shown. The builder keeps only these in memory. */
export type Traits = Pick<Posting, 'board' | 'titleKey' | 'level' | 'isEmployers'> & {
  /** The hash of the address; and of the address with the role. */
  readonly address: number
  readonly roleAddress: number
  /** Empty: the posting names no employer. */
  readonly company: string
  /** The states or countries: Ikeja and Lagos are one region. Empty: unknown. */
  readonly region: string
  /** The exact places: `lagos/ikeja`. Empty: unknown. */
  readonly spot: string
  /** The posting names only a country. */
  readonly isVague: boolean
  readonly minhash: Minhash
  readonly hasPay: boolean
  /** The length of the description, in characters. */
  readonly length: number
  /** Milliseconds since 1970, as all times here. */
  readonly postedAt: number | null
  readonly firstSeenAt: number
  readonly expiresAt: number | null
}

// Names that hide the employer.
const anonymous =
  /^(?:an? )?(?:(?:reputable|leading|confidential|anonymous|undisclosed|private|fast growing|our client|top)\b.*|.*\b(?:confidential|undisclosed|anonymous)|n a|na|none|company|employer|hiring|recruiter)$/

const companyOf = ({ companyKey }: Posting): string => (anonymous.test(companyKey) ? '' : companyKey)

const listOf = (names: readonly string[]): string => [...new Set(names)].toSorted().join('|')

/** The region of a posting. For remote work it is where the work may be done from. */
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

/** The text from which the hash of a role at an address is made. */
export const roleAddressOf = ({ urlKey, titleKey }: Pick<Posting, 'urlKey' | 'titleKey'>): string =>
  `${urlKey}\n${titleKey}`

export const traitsOf = (posting: Posting): Traits => ({
  board: posting.board,
  address: hashOf(posting.urlKey),
  roleAddress: hashOf(roleAddressOf(posting)),
  titleKey: posting.titleKey,
  company: companyOf(posting),
  region: regionOf(posting),
  spot: spotOf(posting),
  isVague: isVague(posting),
  level: posting.level,
  isEmployers: posting.isEmployers,
  minhash: minhashOf(posting.description),
  hasPay: posting.pay !== null,
  length: posting.description.length,
  postedAt: at(posting.postedAt),
  firstSeenAt: Date.parse(posting.firstSeenAt),
  expiresAt: at(posting.expiresAt),
})

import type { Dated } from '../resume/dates.ts'
import { isName, isWhole, type Part, partsOfHead } from './head-parts.ts'
import { lengthBehind } from './lengths.ts'
import type { Line } from './lines.ts'
import { isAddress, isLikeTown, isPlace } from './places.ts'
import { employerScore, isPlaceBehind, isUnknown } from './role-words.ts'

// Where the head of a job has its place. What stands in the position that has the place of other jobs is a place too,
// though no list has it.

/** `Lodwar, Turkana, Kenya`, below dates with their length, where LinkedIn has the place of each job. */
export const isPlaceBelow = ({ text }: Line, dated: Dated | null): boolean =>
  dated !== null &&
  lengthBehind.test(dated.text) &&
  text.includes(', ') &&
  isPlace(text.split(', ').at(-1) ?? '') &&
  text.split(', ').every(name => isLikeTown(name) && isUnknown(name))

/** The lines of what was done, without the place that stands at the right of the first one, below the dates. */
export const withPlaceBeside = ([first, ...others]: readonly Line[]): {
  place: string
  own: readonly Line[]
} => {
  const [text = '', place = '', more] = first?.text.split('\t') ?? []
  const isBeside = more === undefined && text !== '' && isPlace(place)
  return first && isBeside
    ? { place, own: [{ ...first, text }, ...others] }
    : { place: '', own: first ? [first, ...others] : [] }
}

/** Below a whole head, `Akoka, Lagos` is a place, also where no list has the town. */
export const isTownBelow = ({ text }: Line, heads: readonly string[]): boolean =>
  isAddress(text) && !isPlace(text) && employerScore(text) < 2 && isWhole(partsOfHead(heads))

/** `12 Creek Road, Apapa, Lagos`, between the employer and the dates. */
export const withHouseLabelled = (text: string): string =>
  /^\d/.test(text) && isAddress(text) ? `Location: ${text}` : text

/** `Cardiff, Wales, United Kingdom` */
const isWide = ({ text, is }: Part): boolean => is === 'place' && text.split(', ').length === 3

/** The parts of all jobs, where most places have three names: so has that of a town that no list has. */
const withWidePlaces = (jobs: readonly (readonly Part[])[]): readonly (readonly Part[])[] => {
  if (jobs.flat().filter(isWide).length < 2) return jobs
  const isTownIn = ({ text, is, isPlaced }: Part, next: Part | undefined): boolean =>
    is === null &&
    isPlaced === true &&
    isLikeTown(text) &&
    isUnknown(text) &&
    next?.text.split(', ').length === 2
  return jobs.map(parts =>
    parts.map((part, at) => (at > 0 && isTownIn(part, parts[at + 1]) ? { ...part, is: 'place' } : part)),
  )
}

const placeAt = (parts: readonly Part[]): number => parts.findIndex(({ is }) => is === 'place')

/**
 * The parts of all jobs, where a name in the position that has the place of other jobs is a place too, though no list
 * has it. A job with three names has one for its place.
 */
export const withPlaces = (given: readonly (readonly Part[])[]): (readonly Part[])[] => {
  const jobs = withWidePlaces(given)
  const usual = new Set(jobs.map(parts => `${placeAt(parts)} of ${parts.length}`))
  const isPlaced = jobs.some(parts => placeAt(parts) >= 0)
  return jobs.map(parts => {
    const names = parts.filter(isName)
    if (names.length < 3 || placeAt(parts) >= 0) return parts
    const at = parts.findLastIndex(
      ({ text, is }, index) =>
        is === null &&
        index > 0 &&
        text.split(/,\s*/).every(isPlaceBehind) &&
        (!isPlaced || usual.has(`${index} of ${parts.length}`)),
    )
    return parts.map((part, index) => (index === at ? { ...part, is: 'place' } : part))
  })
}

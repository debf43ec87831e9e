import { isName, type Part } from './head-parts.ts'
import { isLikeTown } from './places.ts'
import { isPlaceBehind, isUnknown } from './role-words.ts'

// What stands in the position that has the place of other jobs is a place too, though no list has it.

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

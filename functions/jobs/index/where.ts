import type { SearchAnswer } from '../../../shared/api/jobs.ts'
import { metropolises } from '../../../shared/domain/jobs/gazetteer/nigeria.ts'
import { placeOfWords } from '../../../shared/domain/jobs/places.ts'
import type { Place } from '../../../shared/domain/jobs/posting.ts'
import { allOf, anyOf, type Expression, phrase, within } from './expression.ts'
import { facet } from './facets.ts'
import { openingsFor } from './open-to.ts'
import type { Spelling } from './spelling.ts'
import { typedWords } from './terms.ts'

/** Where the work may be: there; and, after that, what may be there too, or may be done from there. */
export type Where = { readonly there: Expression; readonly besides: Expression }

const remote = facet('workplace', 'remote')
/** Remote work alone has such facets. */
const openTo = (openings: readonly string[]): Expression =>
  anyOf(openings.map(opening => facet('open', opening)))

const atPlace = ({ city, state, country }: Place): Expression => {
  if (state !== null && (city === null || metropolises[city] === state)) return facet('state', state)
  if (city === null) return facet('country', country ?? '')
  return allOf([facet('city', city), facet('country', country ?? '')])
}

/** A posting that names no town may be in each of its state, and one that names no state anywhere in the country. */
const perhapsAt = ({ city, state, country }: Place): Expression[] => [
  ...(state !== null && city !== null ? [facet('somewhereIn', state)] : []),
  ...(state !== null || city !== null ? [facet('somewhereIn', country ?? '')] : []),
]

const whereOfPlace = (place: Place): Where => ({
  there: atPlace(place),
  besides: anyOf([...perhapsAt(place), openTo([...openingsFor(place.country ?? ''), 'unsaid'])]),
})

const regions: ReadonlyMap<string, readonly string[]> = new Map([
  ['africa', ['worldwide', 'africa', 'emea']],
  ['europe', ['worldwide', 'europe', 'emea']],
  ['americas', ['worldwide', 'americas']],
  ['asia', ['worldwide', 'asia']],
])

/** The most words of a location that are looked at. */
const mostWords = 6

const remoteWords = new Set([
  'remote',
  'remotely',
  'anywhere',
  'worldwide',
  'online',
  'wfh',
  'global',
  'home',
])
const idle = new Set(['work', 'from', 'in', 'at', 'near', 'around', 'only', 'fully', 'jobs', 'job', 'state'])

const ofWords = (words: readonly string[], text: string): Where | null => {
  const [first = ''] = words
  const openings = words.length === 1 ? regions.get(first) : undefined
  if (openings) return { there: facet('region', first), besides: openTo(openings) }
  const place = placeOfWords(text)
  return place?.country ? whereOfPlace(place) : null
}

const onlyRemote = ({ there, besides }: Where): Where => ({
  there: allOf([remote, anyOf([there, besides].filter(part => part !== ''))]),
  besides: '',
})

const ofSlip = (from: string, to: string | undefined) => (to === undefined ? [] : [{ from, to }])

/** A place that we do not know: as it is written in the places of postings. */
const asWritten = (words: readonly string[]): Where => ({
  there: within('place', allOf(words.map(word => phrase([word])))),
  besides: '',
})

/**
 * Where somebody means, of what is typed as a location; null: anywhere. Words that no posting has are put right first.
 * Remote work is a place as well, and stands beside every other for whom may apply from there.
 */
export const whereOf = (
  location: string,
  meant: Spelling,
): { readonly where: Where | null; readonly corrected: SearchAnswer['corrected'] } => {
  const words = typedWords(location)
  const isRemote = words.some(word => remoteWords.has(word))
  const places = words.filter(word => !remoteWords.has(word) && !idle.has(word)).slice(0, mostWords)
  if (places.length === 0) return { where: isRemote ? { there: remote, besides: '' } : null, corrected: [] }
  const known = ofWords(places, isRemote ? places.join(' ') : location)
  const slips = known ? [] : places.flatMap(from => ofSlip(from, meant(from)))
  const right = places.map(word => slips.find(({ from }) => from === word)?.to ?? word)
  const where = known ?? ofWords(right, right.join(' ')) ?? asWritten(right)
  return { where: isRemote ? onlyRemote(where) : where, corrected: slips }
}

import type { SearchAnswer } from '../../../shared/api/jobs.ts'
import { metropolises } from '../../../shared/domain/jobs/gazetteer.ts'
import { mayApplyFrom } from '../../../shared/domain/jobs/open-to.ts'
import { placeOfWords } from '../../../shared/domain/jobs/places.ts'
import type { Place } from '../../../shared/domain/jobs/posting.ts'
import { allOf, anyOf, but, type Expression, phrase } from './expression.ts'
import { facet } from './facets.ts'
import { openingsFor } from './open-to.ts'
import type { Spelling } from './spelling.ts'
import { typedWords } from './terms.ts'

/** `there`: the place itself. `besides`: jobs that may be there too, or may be done from there. */
export type PlacesAsked = {
  readonly there: Expression
  readonly besides: Expression
  /** The countries or regions that are asked for. Empty: unknown. */
  readonly reach: readonly string[]
}

const remote = facet('workplace', 'remote')
/** Only remote work has these facets. */
const openTo = (openings: readonly string[]): Expression =>
  anyOf(openings.map(opening => facet('open', opening)))

const atPlace = ({ city, state, country }: Place): Expression => {
  if (state !== null && (city === null || metropolises[city] === state)) return facet('state', state)
  if (city === null) return facet('country', country ?? '')
  const inCity = allOf([facet('city', city), facet('country', country ?? '')])
  // Who writes only `Enugu` or `Kano` may mean the state, whose capital has its name.
  return state === city ? anyOf([`(${inCity})`, facet('somewhereIn', state)]) : inCity
}

/** Postings that may be at the place: those that name only its state, or only its country. */
const perhapsAt = ({ city, state, country }: Place): Expression[] => [
  // Other towns of the state are near.
  ...(state !== null && city !== null ? [facet('state', state)] : []),
  ...(state !== null || city !== null ? [facet('somewhereIn', country ?? '')] : []),
]

const whereOfPlace = (place: Place): PlacesAsked => ({
  there: atPlace(place),
  besides: anyOf([...perhapsAt(place), openTo([...openingsFor(place.country ?? ''), 'unsaid'])]),
  reach: place.country === null ? [] : [place.country],
})

const regions: ReadonlyMap<string, readonly string[]> = new Map([
  ['africa', ['worldwide', 'africa', 'emea']],
  ['europe', ['worldwide', 'europe', 'emea']],
  ['americas', ['worldwide', 'americas']],
  ['asia', ['worldwide', 'asia']],
])

/** The most words of a location that are read. */
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
const stopWords = new Set([
  'work',
  'from',
  'in',
  'at',
  'near',
  'around',
  'only',
  'fully',
  'jobs',
  'job',
  'state',
])

const abroadWords = new Set(['abroad', 'overseas'])

const anyAbroad = 'abroad'

/** Work at places outside of the person's country. Who asks for it wants to move, so that remote work is left out. */
const abroadFrom = (home: string): PlacesAsked => ({
  there: but(
    anyOf([...regions.keys()].map(region => facet('region', region))),
    anyOf([facet('country', home), remote]),
  ),
  besides: '',
  reach: [anyAbroad],
})

const ofWords = (words: readonly string[], text: string, home: string): PlacesAsked | null => {
  const [first = ''] = words
  if (words.length === 1 && abroadWords.has(first)) return abroadFrom(home)
  const openings = words.length === 1 ? regions.get(first) : undefined
  if (openings) return { there: facet('region', first), besides: openTo(openings), reach: [first] }
  const place = placeOfWords(text)
  return place?.country ? whereOfPlace(place) : null
}

const onlyRemote = ({ there, besides, reach }: PlacesAsked): PlacesAsked => ({
  there: allOf([remote, anyOf([there, besides].filter(part => part !== ''))]),
  besides: '',
  reach,
})

const ofSlip = (from: string, to: string | undefined) => (to === undefined ? [] : [{ from, to }])

/** An unknown place: the postings with these words in their place. */
const asWritten = (words: readonly string[]): PlacesAsked => ({
  there: allOf(words.map(word => phrase([word], 'place'))),
  besides: '',
  reach: [],
})

/**
 * The places for a location that was typed; null: anywhere. Words that no posting has are corrected first. `remote`
 * counts as a place. Another place also finds remote work that may be done from there. `home`: the person's country, for
 * `abroad`.
 */
export const placesAsked = (
  location: string,
  correctWord: Spelling,
  home = 'NG',
): { readonly where: PlacesAsked | null; readonly corrected: SearchAnswer['corrected'] } => {
  const words = typedWords(location)
  const isRemote = words.some(word => remoteWords.has(word))
  const places = words.filter(word => !remoteWords.has(word) && !stopWords.has(word)).slice(0, mostWords)
  if (places.length === 0)
    return { where: isRemote ? { there: remote, besides: '', reach: [] } : null, corrected: [] }
  const known = ofWords(places, isRemote ? places.join(' ') : location, home)
  const slips = known ? [] : places.flatMap(from => ofSlip(from, correctWord(from)))
  const right = places.map(word => slips.find(({ from }) => from === word)?.to ?? word)
  const where = known ?? ofWords(right, right.join(' '), home) ?? asWritten(right)
  return { where: isRemote ? onlyRemote(where) : where, corrected: slips }
}

/** Whether any place outside of the person's country is asked for. */
export const isAnyAbroad = ({ reach }: PlacesAsked): boolean => reach.includes(anyAbroad)

/** Whether a place is asked for that people in this country can't get to from home. They mean the jobs there. */
export const isAbroad = (where: PlacesAsked | null, country: string | null): boolean => {
  const [asked] = where?.reach ?? []
  return asked !== undefined && country !== null && mayApplyFrom([asked], country) === false
}

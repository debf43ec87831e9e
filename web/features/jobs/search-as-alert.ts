import type { SearchAnswer, Understood } from '../../../shared/api/jobs.ts'
import { searchTypeChoices } from '../../jobs/search-types.ts'
import type { AlertQuery } from '../../paths.ts'
import lists from './alert-words.json' with { type: 'json' }
import { asSearched } from './results-words.ts'
import type { SearchTerms } from './search-state.ts'

/** What the search read of its query. */
export type Read = Pick<SearchAnswer, 'understood' | 'corrected'>

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words that say nothing at the ends of a keyword: `and` in `hr jobs and`, after `abuja` was taken out. */
const atEnds = wordSet(`${lists.joints} ${lists.calls}`)
/** Words that say nothing where they are all that is left. */
const alone = wordSet(`${lists.joints} ${lists.calls} ${lists.alone}`)

/** What is the name of a role as well as a level or a kind: `graduate trainee`. The search looks for these words too. */
const roles = wordSet(lists.roles)
/** Levels and kinds that adverts have in their titles. Beside other words, they narrow an alert as they did the search. */
const inTitles = wordSet(`${lists.roles} ${lists.inTitles}`)
const students = wordSet(lists.students)
const ofLabels: Readonly<Record<string, string>> = lists.ofLabels

const hasLetter = /[\p{L}\p{N}]/u

const isOf = (words: ReadonlySet<string>, word: string): boolean =>
  !hasLetter.test(word) || words.has(word.toLocaleLowerCase('en'))

/** The query without its understood parts. A programme stays, and a level or a kind in these words: adverts say them. */
const leftOf = (query: string, understood: readonly Understood[], stay: ReadonlySet<string>): string => {
  const stays = ({ kind, from, to }: Understood): boolean =>
    kind === 'programme' ||
    ((kind === 'level' || kind === 'type') &&
      query
        .slice(from, to)
        .split(/\s+/)
        .every(word => isOf(stay, word)))
  const gone = understood.filter(part => !stays(part))
  const text = gone
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, query)
  // In an alert, a comma would split the words into two keywords.
  const words = text.split(/[\s,]+/)
  if (words.every(word => isOf(alone, word))) return ''
  const first = words.findIndex(word => !isOf(atEnds, word))
  const last = words.findLastIndex(word => !isOf(atEnds, word))
  return words.slice(first, last + 1).join(' ')
}

const labelsOf = (understood: readonly Understood[], kind: Understood['kind']): string[] =>
  understood.flatMap(part => (part.kind === kind ? part.label : []))

const labelOf = (understood: readonly Understood[], kind: Understood['kind']): string | undefined =>
  labelsOf(understood, kind)[0]

/** The job type of an alert that these words mean. An alert has one, and none for an internship. */
const typeOf = (understood: readonly Understood[]): SearchTerms['jobType'] => {
  const labels = [labelOf(understood, 'type'), labelOf(understood, 'workplace')]
  return (
    labels.flatMap(label => searchTypeChoices.find(choice => choice.label === label)?.value ?? [])[0] ?? 'all'
  )
}

/**
 * The keywords of an alert, with commas between. An alert looks for them in titles, and has no level. So a query that has
 * a level or a kind only, such as `no experience jobs`, becomes the words that titles have for it.
 */
const keywordsOf = (query: string, understood: readonly Understood[]): string => {
  const words = leftOf(query, understood, roles)
  if (words === '') return ofLabels[labelOf(understood, 'level') ?? labelOf(understood, 'type') ?? ''] ?? ''
  return isOf(students, words) ? lists.ofStudents : leftOf(query, understood, inTitles)
}

/**
 * The terms of an alert for the same jobs; without a keyword, which the person then adds, where only a place or a kind was
 * searched. Null where nothing is left. A job must have all words of a keyword, so that `driver lagos` as one would find
 * nothing.
 */
export const searchAsAlert = (terms: SearchTerms, { understood, corrected }: Read): AlertQuery | null => {
  const { query, ...searched } = asSearched(
    { ...terms, query: keywordsOf(terms.query, understood) },
    corrected,
  )
  const places = searched.location ? [searched.location] : labelsOf(understood, 'place')
  const [location = ''] = places
  const type = terms.jobType === 'all' ? typeOf(understood) : terms.jobType
  if (query === '' && location === '' && type === 'all') return null
  return {
    ...(query && { q: query }),
    ...(location && { location }),
    ...(places.length > 1 && { places: places.join(' or ') }),
    ...(type !== 'all' && { type }),
  }
}

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

const hasLetter = /[\p{L}\p{N}]/u

const isOf = (words: ReadonlySet<string>, word: string): boolean =>
  !hasLetter.test(word) || words.has(word.toLocaleLowerCase('en'))

/** The query without its understood parts. A programme stays: its word is what adverts say. */
const leftOf = (query: string, understood: readonly Understood[]): string => {
  const gone = understood.filter(({ kind }) => kind !== 'programme')
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

const labelOf = (understood: readonly Understood[], kind: Understood['kind']): string | undefined =>
  understood.find(part => part.kind === kind)?.label

/** The job type of an alert that these words mean. An alert has one, and none for an internship. */
const typeOf = (understood: readonly Understood[]): SearchTerms['jobType'] => {
  const labels = [labelOf(understood, 'type'), labelOf(understood, 'workplace')]
  return (
    labels.flatMap(label => searchTypeChoices.find(choice => choice.label === label)?.value ?? [])[0] ?? 'all'
  )
}

/**
 * The terms of an alert for the same jobs. Null where no words are left: an alert needs a keyword. A job must have all
 * words of a keyword, so that `driver lagos` as one would find nothing.
 */
export const searchAsAlert = (terms: SearchTerms, { understood, corrected }: Read): AlertQuery | null => {
  const searched = asSearched({ ...terms, query: leftOf(terms.query, understood) }, corrected)
  if (searched.query === '') return null
  const location = searched.location || labelOf(understood, 'place') || ''
  const type = terms.jobType === 'all' ? typeOf(understood) : terms.jobType
  return { q: searched.query, ...(location && { location }), ...(type !== 'all' && { type }) }
}

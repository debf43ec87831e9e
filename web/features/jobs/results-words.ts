import { jobsPageSize, type SearchAnswer } from '../../../shared/api/jobs.ts'
import { filtersOn, type SearchState } from './search-state.ts'

const figure = (count: number): string => count.toLocaleString('en')

/** "48 jobs"; "More than 1,000 jobs" where they were not counted to the end. */
export const totalWords = ({ total, isCapped }: Pick<SearchAnswer, 'total' | 'isCapped'>): string =>
  `${isCapped ? 'More than ' : ''}${figure(total)} ${total === 1 ? 'job' : 'jobs'}`

type Asked = Pick<SearchState, 'query' | 'location' | 'jobType'>

/** What was looked for: ` for “analyst” in Lagos, full-time only`; empty where it was for everything. */
export const askedWords = ({ query, location, jobType }: Asked): string =>
  [
    query && ` for “${query}”`,
    location && ` in ${location}`,
    jobType !== 'all' && `, ${jobType === 'contract' ? 'contracts' : jobType} only`,
  ]
    .filter(Boolean)
    .join('')

/** Jobs were taken down since the address was kept: it names a page that is no longer there. */
export const isBeyondEnd = ({ jobs, total }: Pick<SearchAnswer, 'jobs' | 'total'>): boolean =>
  jobs.length === 0 && total > 0

/** The search in a line: "48 jobs for “operations analyst” in Nigeria. 25 shown, newest first." */
export const resultsWords = (answer: SearchAnswer, state: SearchState): string => {
  const { jobs, page, pages } = answer
  if (isBeyondEnd(answer)) return `${totalWords(answer)}${askedWords(state)}. None on page ${page}.`
  if (jobs.length === 0) return `No jobs${askedWords(state)}.`
  const order = state.sort === 'date' ? 'newest first' : state.query ? 'best match first' : ''
  const shown = [pages > 1 ? (page > 1 ? `Page ${page} of ${pages}` : `${jobs.length} shown`) : '', order]
    .filter(Boolean)
    .join(', ')
  const line = `${totalWords(answer)}${askedWords(state)}.`
  return shown ? `${line} ${shown[0]?.toUpperCase()}${shown.slice(1)}.` : line
}

type Corrected = SearchAnswer['corrected']

/** A capital stays one. */
const likeTyped = (typed: string, word: string): string =>
  /^\p{Lu}/u.test(typed) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word

/** Words and place as they were searched for: with what stands in the place of words that no job has. */
export const asSearched = <State extends Asked>(state: State, corrected: Corrected): State => {
  const mend = (text: string): string =>
    corrected.reduce(
      (words, { from, to }) =>
        words.replace(new RegExp(from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'iu'), found =>
          likeTyped(found, to),
        ),
      text,
    )
  return { ...state, query: mend(state.query), location: mend(state.location) }
}

/** What was searched for in the place of words that no job has; null where all were found. */
export const correctedWords = (state: Asked, corrected: Corrected): string | null => {
  if (corrected.length === 0) return null
  const unknown = corrected.map(({ from }) => `“${from}”`).join(' or ')
  return `Showing jobs${askedWords(asSearched(state, corrected))}. No job says ${unknown}.`
}

/** All but the words of a search, for the line that it folds to: "Lagos, full-time, 2 filters". */
export const restWords = ({ location, jobType, filters }: SearchState): string => {
  const on = filtersOn(filters)
  return [
    location.trim() || 'Anywhere',
    jobType === 'all' ? 'all job types' : jobType,
    ...(on > 0 ? [`${on} ${on === 1 ? 'filter' : 'filters'}`] : []),
  ].join(', ')
}

/** "Jobs 26–48 of 48" */
export const rangeWords = ({ jobs, page, total, isCapped }: SearchAnswer): string => {
  const from = (page - 1) * jobsPageSize + 1
  return `Jobs ${figure(from)}–${figure(from + jobs.length - 1)} of ${isCapped ? 'more than ' : ''}${figure(total)}`
}

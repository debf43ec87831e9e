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

/** The search in a line: "48 jobs for “operations analyst” in Nigeria. 25 shown, newest first." */
export const resultsWords = (answer: SearchAnswer, state: SearchState): string => {
  const { jobs, page, pages } = answer
  if (jobs.length === 0) return `No jobs${askedWords(state)}.`
  const order = state.sort === 'date' ? 'newest first' : state.query ? 'best match first' : ''
  const shown = [pages > 1 ? (page > 1 ? `Page ${page} of ${pages}` : `${jobs.length} shown`) : '', order]
    .filter(Boolean)
    .join(', ')
  const line = `${totalWords(answer)}${askedWords(state)}.`
  return shown ? `${line} ${shown[0]?.toUpperCase()}${shown.slice(1)}.` : line
}

/** What was searched for in the place of words that no job has; null where all were found. */
export const correctedWords = (query: string, corrected: SearchAnswer['corrected']): string | null => {
  if (corrected.length === 0) return null
  const better = corrected.reduce(
    (words, { from, to }) =>
      words.replace(new RegExp(from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'iu'), () => to),
    query,
  )
  const unknown = corrected.map(({ from }) => `“${from}”`).join(' or ')
  return `Showing jobs for “${better}”. No job says ${unknown}.`
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

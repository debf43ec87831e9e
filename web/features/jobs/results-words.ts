import { jobsPageSize } from '../../../shared/api/job-search.ts'
import type { Job, SearchAnswer, Understood } from '../../../shared/api/jobs.ts'
import { filtersOn, type SearchState, type SearchTerms } from './search-state.ts'

const figure = (count: number): string => count.toLocaleString('en')

/** "48 jobs", or "More than 1,000 jobs" where the server stopped counting. */
export const totalWords = ({ total, isCapped }: Pick<SearchAnswer, 'total' | 'isCapped'>): string =>
  `${isCapped ? 'More than ' : ''}${figure(total)} ${total === 1 ? 'job' : 'jobs'}`

/** ` for “analyst” in Lagos, full-time only`; '' for all jobs. */
export const termsWords = ({ query, location, jobType }: SearchTerms): string =>
  [
    query && ` for “${query}”`,
    location && ` in ${location}`,
    jobType !== 'all' && `, ${jobType === 'contract' ? 'contracts' : jobType} only`,
  ]
    .filter(Boolean)
    .join('')

/** The address names a page after the last one, because jobs were taken down since. */
export const isBeyondEnd = ({ jobs, total }: Pick<SearchAnswer, 'jobs' | 'total'>): boolean =>
  jobs.length === 0 && total > 0

const orders: Readonly<Record<SearchState['sort'], string>> = {
  relevance: 'best match first',
  fit: 'best fit first',
  date: 'newest first',
}

/** No job matches. The answer may list the nearest ones. */
export const isNoneFound = ({ jobs, relaxed }: Pick<SearchAnswer, 'jobs' | 'relaxed'>): boolean =>
  relaxed === null ? jobs.length === 0 : relaxed.exact === 0

/** How many jobs are on the pages before this one. */
const jobsBefore = (page: number): number => (page - 1) * jobsPageSize

/** The jobs of this page that match all that was asked for. Others follow them, here or on a later page. */
export const exactJobs = ({ relaxed, page, jobs }: SearchAnswer): readonly Job[] =>
  relaxed === null ? jobs : jobs.slice(0, Math.max(0, relaxed.exact - jobsBefore(page)))

/** The answer as it is listed: without the jobs of its page that the person has hidden since it came. */
export const withoutHidden = (answer: SearchAnswer, isHidden: (job: Job) => boolean): SearchAnswer => {
  const { relaxed, jobs, total, isCapped } = answer
  return {
    ...answer,
    jobs: jobs.filter(job => !isHidden(job)),
    total: isCapped ? total : total - jobs.filter(isHidden).length,
    relaxed: relaxed && { ...relaxed, exact: relaxed.exact - exactJobs(answer).filter(isHidden).length },
  }
}

type Relaxed = NonNullable<SearchAnswer['relaxed']>

/** Where no word and no condition is left, the other jobs are no nearer than any job. */
const isAnyJob = ({ left }: Relaxed): boolean => left === 'all'

/** The jobs that are listed besides those that match. */
export const nearestWords = (relaxed: Relaxed): string =>
  isAnyJob(relaxed) ? 'Other jobs' : 'Jobs that come close'

/** `2 jobs for “captain”, and others that come close` */
const withNearest = (relaxed: Relaxed, terms = ''): string =>
  `${totalWords({ total: relaxed.exact, isCapped: false })}${terms}, and others${isAnyJob(relaxed) ? '' : ' that come close'}`

/** "2 jobs, and others that come close", "Jobs that come close, page 2 of 6". */
const foundWords = (relaxed: Relaxed, { page, pages }: Pick<SearchAnswer, 'page' | 'pages'>): string => {
  const said = relaxed.exact > jobsBefore(page) ? withNearest(relaxed) : nearestWords(relaxed)
  return page > 1 ? `${said}, page ${page} of ${pages}` : said
}

/**
 * What the boards have: "48 jobs". Only "Jobs" where others than those that match are among them, because the total would
 * say too much.
 */
export const boardTotal = (answer: SearchAnswer): string =>
  answer.relaxed === null || answer.total === 0 ? totalWords(answer) : 'Jobs'

/** The heading of the results: which of them are on the page. */
export const headingWords = (answer: SearchAnswer): string => {
  if (answer.jobs.length === 0) return answer.total > 0 ? 'No jobs on this page' : 'No jobs'
  return answer.relaxed === null ? rangeWords(answer) : foundWords(answer.relaxed, answer)
}

/** "48 jobs for “operations analyst” in Nigeria. 25 shown, newest first." */
export const resultsWords = (answer: SearchAnswer, state: SearchState): string => {
  const { jobs, page, pages } = answer
  if (isBeyondEnd(answer)) return `${totalWords(answer)}${termsWords(state)}. None on page ${page}.`
  if (isNoneFound(answer))
    return `No jobs${termsWords(state)}.${answer.relaxed ? ` ${answer.relaxed.says}` : ''}`
  if (answer.relaxed) {
    const said =
      page > 1 ? foundWords(answer.relaxed, answer) : withNearest(answer.relaxed, termsWords(state))
    const areOthersHere = exactJobs(answer).length < jobs.length
    return areOthersHere ? `${said}. ${answer.relaxed.says}` : `${said}.`
  }
  const order = state.query || state.sort !== 'relevance' ? orders[state.sort] : ''
  const shown = [pages > 1 ? (page > 1 ? `Page ${page} of ${pages}` : `${jobs.length} shown`) : '', order]
    .filter(Boolean)
    .join(', ')
  const line = `${totalWords(answer)}${termsWords(state)}.`
  return shown ? `${line} ${shown[0]?.toUpperCase()}${shown.slice(1)}.` : line
}

type Corrected = SearchAnswer['corrected']

/** The word with a capital where the typed word has one. */
const likeTyped = (typed: string, word: string): string =>
  /^\p{Lu}/u.test(typed) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word

/** The terms that the server searched for. It replaces words that no job has by similar ones. */
export const asSearched = <Terms extends SearchTerms>(terms: Terms, corrected: Corrected): Terms => {
  const correct = (text: string): string =>
    corrected.reduce(
      (words, { from, to }) =>
        words.replace(new RegExp(from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'iu'), found =>
          likeTyped(found, to),
        ),
      text,
    )
  return { ...terms, query: correct(terms.query), location: correct(terms.location) }
}

export const correctedWords = (terms: SearchTerms, corrected: Corrected): string | null => {
  if (corrected.length === 0) return null
  const unknown = corrected.map(({ from }) => `“${from}”`).join(' or ')
  return `Showing jobs${termsWords(asSearched(terms, corrected))}. No job has the word ${unknown}.`
}

const saidOf = (understood: readonly Understood[] | null, kind: Understood['kind']): string =>
  understood?.flatMap(part => (part.kind === kind ? part.label : [])).join(' or ') ?? ''

/**
 * "Lagos, full-time, 2 filters": the line below the keywords in the folded form. It leaves out what the words may say, until
 * it is known what was understood of them (null).
 */
export const restWords = (
  { location, jobType, filters }: SearchState,
  understood: readonly Understood[] | null,
): string => {
  const place = filters.places.join(' or ') || location.trim() || saidOf(understood, 'place')
  const kind = jobType === 'all' ? saidOf(understood, 'type').toLowerCase() : jobType
  const isAnyKind = kind === '' && filters.types.length === 0
  const on = filtersOn({ ...filters, places: [] })
  const line = [
    place || (understood ? 'Anywhere' : ''),
    isAnyKind ? (understood ? 'all job types' : '') : kind,
    on > 0 ? `${on} ${on === 1 ? 'filter' : 'filters'}` : '',
  ]
    .filter(Boolean)
    .join(', ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}

/** "Jobs 26–48 of 48" */
const rangeWords = ({ jobs, page, total, isCapped }: SearchAnswer): string => {
  const from = jobsBefore(page) + 1
  return `Jobs ${figure(from)}–${figure(from + jobs.length - 1)} of ${isCapped ? 'more than ' : ''}${figure(total)}`
}

/** "12 jobs that are not open to people in Nigeria." */
export const closedWords = (count: number, country: string | undefined): string =>
  `${figure(count)} ${count === 1 ? 'job that is' : 'jobs that are'} not open to people in ${country || 'your country'}.`

import { jobsPageSize, lastJobsPage } from '../../../shared/api/jobs.ts'
import type { IndexedJob, IndexQuery, IndexResult } from '../job-index.ts'
import type { CandidateQuery, Candidates } from './candidates.ts'
import { allOf, anyOf, but, type Expression, termExpression, within } from './expression.ts'
import { facet } from './facets.ts'
import { filtersOf } from './filters.ts'
import { highlightsOf } from './highlights.ts'
import type { Rows } from './rows.ts'
import { type PlacesAsked, placesAsked } from './search-location.ts'
import { corrected, type Spelling } from './spelling.ts'
import { stemOf, type Term, termsOf } from './terms.ts'

type SearchServices = { readonly candidates: Candidates; readonly rows: Rows; readonly correctWord: Spelling }

const withMarks = (job: IndexedJob, terms: readonly Term[]) => {
  const phrases = terms.flatMap(({ forms }) => forms.map(words => words.map(stemOf)))
  return {
    ...job,
    marks: { title: highlightsOf(job.title, phrases), excerpt: highlightsOf(job.excerpt, phrases) },
  }
}

const placed = (text: Expression, where: PlacesAsked | null, facets: readonly Expression[]) => {
  const at = (place: Expression): Expression => allOf([text, place, ...facets]) || facet('any', '')
  return {
    there: at(where?.there ?? ''),
    besides: where?.besides ? at(but(where.besides, where.there)) : '',
  }
}

type Combined = (parts: readonly Expression[]) => Expression

/**
 * Finds jobs with all terms. Where there are none, it finds jobs with some terms in the title, and then with some
 * terms in skills or company. Descriptions are left out, because they mention too many words.
 */
const findLoosely = <Found extends { readonly total: number }>(
  terms: number,
  queryOf: (combined: Combined) => CandidateQuery,
  find: (query: CandidateQuery) => Found,
): Found & { readonly isLoosened: boolean } => {
  const exactly = find(queryOf(allOf))
  if (exactly.total > 0 || terms < 2) return { ...exactly, isLoosened: false }
  const inTitle = find(queryOf(parts => within('title', anyOf(parts))))
  const besides = () => find(queryOf(parts => within('title skills company', anyOf(parts))))
  return { ...(inTitle.total > 0 ? inTitle : besides()), isLoosened: true }
}

/** Searches the index. It never throws for the words of a query. */
export const search = (query: IndexQuery, { candidates, rows, correctWord }: SearchServices): IndexResult => {
  const { terms, corrected: slips } = corrected(termsOf(query.query), correctWord)
  const { where, corrected: slipsOfPlace } = placesAsked(query.location, correctWord)
  const { facets, payAtLeast, postedAfter } = filtersOf(query)
  const queryOf = (combined: Combined): CandidateQuery => ({
    ...placed(terms.length === 0 ? '' : combined(terms.map(termExpression)), where, facets),
    terms,
    payAtLeast,
    postedAfter,
    now: Math.floor(query.now.getTime() / 1000),
  })
  const skipped = (query.page - 1) * jobsPageSize
  const find = (asked: CandidateQuery) => candidates(asked, query.sort, jobsPageSize, skipped)
  const { isLoosened, numbers, total, isCapped, found } = findLoosely(terms.length, queryOf, find)
  return {
    jobs: rows.cards(numbers).map(job => withMarks(job, terms)),
    total,
    isCapped,
    page: query.page,
    pages: Math.min(lastJobsPage, Math.ceil(total / jobsPageSize)),
    corrected: [...slips, ...slipsOfPlace],
    isLoosened: isLoosened && total > 0,
    found,
  }
}

import { jobsPageSize, lastJobsPage } from '../../../shared/api/jobs.ts'
import type { IndexedJob, IndexQuery, IndexResult } from '../job-index.ts'
import type { Asked, Candidates } from './candidates.ts'
import { corrected } from './corrected.ts'
import { allOf, anyOf, but, type Expression, termExpression, within } from './expression.ts'
import { facet } from './facets.ts'
import { marksOf } from './marks.ts'
import { narrowed } from './narrowed.ts'
import type { Rows } from './rows.ts'
import type { Spelling } from './spelling.ts'
import { stemOf } from './stem.ts'
import { type Term, termsOf } from './terms.ts'
import { type Where, whereOf } from './where.ts'

type SearchServices = { readonly candidates: Candidates; readonly rows: Rows; readonly meant: Spelling }

const withMarks = (job: IndexedJob, terms: readonly Term[]) => {
  const phrases = terms.flatMap(({ forms }) => forms.map(words => words.map(stemOf)))
  return { ...job, marks: { title: marksOf(job.title, phrases), excerpt: marksOf(job.excerpt, phrases) } }
}

const placed = (text: Expression, where: Where | null, facets: readonly Expression[]) => {
  const at = (place: Expression): Expression => allOf([text, place, ...facets]) || facet('any', '')
  return {
    there: at(where?.there ?? ''),
    besides: where?.besides ? at(but(where.besides, where.there)) : '',
  }
}

type Combined = (parts: readonly Expression[]) => Expression

/**
 * Jobs that have all of the words. Where there are none: those that have some of them in their title; and only then those
 * that have some among their skills or in the company's name. What an advert says in passing is not what was looked for.
 */
const loosened = <Found extends { readonly total: number }>(
  terms: number,
  asking: (combined: Combined) => Asked,
  find: (asked: Asked) => Found,
): Found & { readonly isLoosened: boolean } => {
  const exactly = find(asking(allOf))
  if (exactly.total > 0 || terms < 2) return { ...exactly, isLoosened: false }
  const inTitle = find(asking(parts => within('title', anyOf(parts))))
  const besides = () => find(asking(parts => within('title skills company', anyOf(parts))))
  return { ...(inTitle.total > 0 ? inTitle : besides()), isLoosened: true }
}

/** One search. Whatever was typed, it gives jobs, or none. */
export const search = (query: IndexQuery, { candidates, rows, meant }: SearchServices): IndexResult => {
  const { terms, corrected: slips } = corrected(termsOf(query.query), meant)
  const { where, corrected: slipsOfPlace } = whereOf(query.location, meant)
  const { facets, payAtLeast, postedAfter } = narrowed(query)
  const asking = (combined: Combined): Asked => ({
    ...placed(terms.length === 0 ? '' : combined(terms.map(termExpression)), where, facets),
    terms,
    payAtLeast,
    postedAfter,
    now: Math.floor(query.now.getTime() / 1000),
  })
  const skipped = (query.page - 1) * jobsPageSize
  const find = (asked: Asked) => candidates(asked, query.sort, jobsPageSize, skipped)
  const { isLoosened, numbers, total, isCapped, found } = loosened(terms.length, asking, find)
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

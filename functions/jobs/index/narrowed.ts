import { nairaOf } from '../../../shared/domain/jobs/rates.ts'
import type { IndexQuery } from '../job-index.ts'
import { anyOf, type Expression } from './expression.ts'
import { type FacetKind, facet } from './facets.ts'
import { payStep } from './job-facets.ts'
import { openingsOf } from './open-to.ts'

/** What a search is narrowed to besides its words: facets, and what only the rows of the jobs can tell. */
export type Narrowed = {
  readonly facets: readonly Expression[]
  /** Naira a month. */
  readonly payAtLeast: number | null
  /** Seconds since 1970. */
  readonly postedAfter: number | null
}

const any = (kind: FacetKind, values: readonly string[]): Expression[] =>
  values.length === 0 ? [] : [anyOf(values.map(value => facet(kind, value)))]

/** Remote is where the work is done, and all other types are what it is. */
export const ofType = (jobType: IndexQuery['jobType']): Expression[] => {
  if (jobType === 'all') return []
  return [jobType === 'remote' ? facet('workplace', 'remote') : facet('type', jobType)]
}

/** Jobs that say no pay are not for who asks for one; below the lowest step of pay any figure will do for now. */
const paid = (naira: number | null): Expression[] => {
  const step = naira === null ? undefined : payStep(naira)
  return step === undefined ? [] : [facet('payOver', String(step))]
}

export const narrowed = ({
  jobType,
  filters,
  now,
}: Pick<IndexQuery, 'jobType' | 'filters' | 'now'>): Narrowed => {
  if (!filters) return { facets: ofType(jobType), payAtLeast: null, postedAfter: null }
  const { workplaces, openTo, salaryMin, currency, postedWithin, boards, levels } = filters
  const payAtLeast = salaryMin ? nairaOf(salaryMin, currency) : null
  return {
    facets: [
      ...ofType(jobType),
      ...any('workplace', workplaces),
      ...any('open', openTo ? openingsOf(openTo) : []),
      ...any('board', boards),
      ...any('level', levels),
      ...paid(payAtLeast),
    ],
    payAtLeast,
    postedAfter: postedWithin === null ? null : Math.floor(now.getTime() / 1000) - postedWithin * 86_400,
  }
}

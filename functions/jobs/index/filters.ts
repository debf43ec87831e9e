import { nairaOf } from '../../../shared/domain/jobs/currencies.ts'
import type { IndexQuery } from '../job-index.ts'
import { anyOf, type Expression } from './expression.ts'
import { type FacetKind, facet, payStep } from './facets.ts'
import { openingsOf } from './open-to.ts'

/** The filters of a search: facets, and bounds for columns. */
export type Filters = {
  readonly facets: readonly Expression[]
  /** Naira a month. */
  readonly payAtLeast: number | null
  /** Seconds since 1970. */
  readonly postedAfter: number | null
}

export const any = (kind: FacetKind, values: readonly string[]): Expression[] =>
  values.length === 0 ? [] : [anyOf(values.map(value => facet(kind, value)))]

/** The facet of a job type. `remote` is a workplace, all others are types. */
export const ofType = (jobType: IndexQuery['jobType']): Expression[] => {
  if (jobType === 'all') return []
  return [jobType === 'remote' ? facet('workplace', 'remote') : facet('type', jobType)]
}

/** The facet of the highest pay step. It leaves out jobs without pay. Below the first step only the column filters. */
export const paid = (naira: number | null): Expression[] => {
  const step = naira === null ? undefined : payStep(naira)
  return step === undefined ? [] : [facet('payOver', String(step))]
}

export const filtersOf = ({
  jobType,
  filters,
  now,
}: Pick<IndexQuery, 'jobType' | 'filters' | 'now'>): Filters => {
  if (!filters) return { facets: ofType(jobType), payAtLeast: null, postedAfter: null }
  const { types, levels, places, workplaces, openTo, salaryMin, currency, postedWithin, boards } = filters
  const payAtLeast = salaryMin ? nairaOf(salaryMin, currency) : null
  return {
    facets: [
      ...ofType(jobType),
      ...any('type', types),
      ...any('level', levels),
      ...any('placeName', places),
      ...any('workplace', workplaces),
      ...any('open', openTo ? openingsOf(openTo) : []),
      ...any('board', boards),
      ...paid(payAtLeast),
    ],
    payAtLeast,
    postedAfter: postedWithin === null ? null : Math.floor(now.getTime() / 1000) - postedWithin * 86_400,
  }
}

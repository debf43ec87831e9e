import type { JobFilters } from '../../../shared/api/job-search.ts'
import type { Facets } from '../../../shared/api/jobs.ts'
import { boards } from '../../../shared/domain/jobs/boards.ts'
import { levelLabels, typeLabels } from '../../../shared/domain/jobs/kind-labels.ts'

export type FacetOption = {
  readonly key: string
  readonly label: string
  readonly count: number
  readonly isOn: boolean
  /** The filters after a press. */
  readonly next: JobFilters
}

export type Facet = {
  readonly name: string
  /** Whether several values can be chosen. */
  readonly isMany: boolean
  readonly options: readonly FacetOption[]
}

const agesInWords: Readonly<Record<number, string>> = {
  1: 'Last 24 hours',
  3: 'Last 3 days',
  7: 'Last week',
  14: 'Last 2 weeks',
  30: 'Last month',
}

type Counted<Value> = readonly { readonly value: Value; readonly count: number }[]

/** The values with jobs, and those that are chosen. Any number of them can be chosen. */
const manyOf = <Value extends string>(
  name: string,
  counted: Counted<Value>,
  chosen: readonly Value[],
  labelOf: (value: Value) => string,
  withChosen: (values: Value[]) => JobFilters,
): Facet => {
  const missing = chosen.filter(value => !counted.some(each => each.value === value))
  return {
    name,
    isMany: true,
    options: [...counted, ...missing.map(value => ({ value, count: 0 }))].map(({ value, count }) => {
      const isOn = chosen.includes(value)
      return {
        key: value,
        label: labelOf(value),
        count,
        isOn,
        next: withChosen(isOn ? chosen.filter(each => each !== value) : [...chosen, value]),
      }
    }),
  }
}

const ageOption = (filters: JobFilters, value: number, count: number): FacetOption => {
  const isOn = filters.postedWithin === value
  return {
    key: String(value),
    label: agesInWords[value] ?? `Last ${value} days`,
    count,
    isOn,
    next: { ...filters, postedWithin: isOn ? null : value },
  }
}

const ages = (counted: Counted<number>, filters: JobFilters): Facet => {
  const chosen = filters.postedWithin
  const isMissing = chosen !== null && !counted.some(({ value }) => value === chosen)
  return {
    name: 'Posted',
    isMany: false,
    options: [...counted, ...(isMissing ? [{ value: chosen, count: 0 }] : [])]
      .toSorted((a, b) => a.value - b.value)
      .map(({ value, count }) => ageOption(filters, value, count)),
  }
}

/** How the found jobs can be narrowed. */
export const facetsOf = (facets: Facets, filters: JobFilters): readonly Facet[] => [
  manyOf(
    'Type',
    facets.types,
    filters.types,
    value => typeLabels[value],
    types => ({ ...filters, types }),
  ),
  manyOf(
    'Level',
    facets.levels,
    filters.levels,
    value => levelLabels[value],
    levels => ({ ...filters, levels }),
  ),
  manyOf(
    'Place',
    facets.places,
    filters.places,
    value => value,
    places => ({ ...filters, places }),
  ),
  ages(facets.postedWithin, filters),
  manyOf(
    'Board',
    facets.boards,
    filters.boards,
    value => boards[value].name,
    chosen => ({ ...filters, boards: chosen }),
  ),
]

export const noFacets: Facets = { types: [], levels: [], places: [], postedWithin: [], boards: [] }

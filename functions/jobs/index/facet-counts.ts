import * as z from 'zod/mini'
import type { Facets } from '../../../shared/api/jobs.ts'
import { boards, careerLevels, employmentTypes } from '../../../shared/lists.ts'
import type { IndexResult } from '../job-index.ts'

/** The ages that a search can ask for, in days. */
const ages = [1, 3, 7, 14, 30] as const
const day = 86_400

/** SQL: the first of the ages that a job has; 0 for an older job. */
export const ageGroup = `CASE ${ages.map(days => `WHEN :now - posted <= ${days * day} THEN ${days}`).join(' ')} ELSE 0 END`

/** The columns that the found jobs are counted by. */
export const countedColumns = 'is_there, is_named, is_closed, is_warned, boards, type, level, places, age'

const group = z.object({
  jobs: z.number(),
  is_there: z.number(),
  is_closed: z.number(),
  is_named: z.number(),
  is_warned: z.number(),
  boards: z.number(),
  type: z.number(),
  level: z.number(),
  places: z.string(),
  age: z.number(),
})
export const groups = z.array(group)
export type Group = z.infer<typeof group>

export const sumOf = (some: readonly Group[]): number => some.reduce((sum, { jobs }) => sum + jobs, 0)

const countBy = <Value>(all: readonly Group[], valuesOf: (group: Group) => readonly Value[]) => {
  const counts = new Map<Value, number>()
  for (const each of all)
    for (const value of valuesOf(each)) counts.set(value, (counts.get(value) ?? 0) + each.jobs)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}

/** The most places of a facet. */
const mostPlaces = 20

const one = <Value>(list: readonly Value[], place: number): readonly Value[] => {
  const value = list[place - 1]
  return value === undefined ? [] : [value]
}
const boardsOf = ({ boards: bits }: Group) => boards.filter((_, at) => bits & (1 << at))

export const facetsOfGroups = (all: readonly Group[]): Facets => ({
  types: countBy(all, ({ type }) => one(employmentTypes, type)),
  levels: countBy(all, ({ level }) => one(careerLevels, level)),
  places: countBy(all, ({ places }) => places.split('|').filter(Boolean)).slice(0, mostPlaces),
  postedWithin: countBy(all, ({ age }) => ages.filter(days => age > 0 && days >= age)).sort(
    (a, b) => a.value - b.value,
  ),
  boards: countBy(all, boardsOf),
})

export const perBoard = (all: readonly Group[]): IndexResult['found'] =>
  Object.fromEntries(countBy(all, boardsOf).map(({ value, count }) => [value, count]))

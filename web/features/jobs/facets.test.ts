import { expect, test } from 'vitest'
import { facetsOf, noFacets } from './facets.ts'
import { noFilters } from './search-state.ts'

const facets = {
  ...noFacets,
  types: [
    { value: 'full-time' as const, count: 12 },
    { value: 'internship' as const, count: 3 },
  ],
  postedWithin: [
    { value: 7, count: 9 },
    { value: 1, count: 2 },
  ],
}

const shown = (filters: typeof noFilters) =>
  Object.fromEntries(
    facetsOf(facets, filters).map(({ name, options }) => [
      name,
      options.map(({ label, count, isOn }) => `${isOn ? '✓ ' : ''}${label} ${count}`),
    ]),
  )

test('values stand with their counts, and ages from the newest', () => {
  expect(shown(noFilters)).toMatchObject({
    Type: ['Full-time 12', 'Internship 3'],
    Level: [],
    Posted: ['Last 24 hours 2', 'Last week 9'],
  })
})

test('what is chosen can be taken off, also where it has no jobs', () => {
  expect(shown({ ...noFilters, types: ['contract'], places: ['Kano'], postedWithin: 30 })).toMatchObject({
    Type: ['Full-time 12', 'Internship 3', '✓ Contract 0'],
    Place: ['✓ Kano 0'],
    Posted: ['Last 24 hours 2', 'Last week 9', '✓ Last month 0'],
  })
})

test('a press adds to the values of a kind, and takes the place of an age', () => {
  const [type, , , posted] = facetsOf(facets, { ...noFilters, types: ['full-time'], postedWithin: 1 })
  expect(type?.options.map(({ next }) => next.types)).toEqual([[], ['full-time', 'internship']])
  expect(posted?.options.map(({ next }) => next.postedWithin)).toEqual([null, 7])
})

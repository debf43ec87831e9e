import { expect, test } from 'vitest'
import {
  addressOf,
  filtersOn,
  noFilters,
  requestOf,
  type SearchState,
  searchParamsOf,
  searchStateOf,
  withoutRange,
} from './search-state.ts'

const nothing = {
  query: '',
  location: '',
  jobType: 'all',
  sort: 'relevance',
  page: 1,
  closed: false,
  filters: noFilters,
} as const

const everything: SearchState = {
  query: 'C# & R&D "lead"',
  location: 'Ìbàdàn',
  jobType: 'contract',
  sort: 'date',
  page: 3,
  closed: true,
  filters: {
    types: ['internship'],
    places: ['Lagos', 'Remote'],
    workplaces: ['hybrid', 'remote'],
    openTo: 'africa',
    salaryMin: 250_000,
    currency: 'USD',
    postedWithin: 7,
    boards: ['myjobmag', 'remotive'],
    levels: ['entry', 'mid'],
  },
}

test('an empty address is a search for everything, on the first page', () => {
  expect(searchStateOf('')).toEqual(nothing)
  expect(searchStateOf('?job=0123456789abcdef')).toEqual(nothing)
})

test('a search is unchanged by its address', () => {
  expect(searchStateOf(addressOf(everything))).toEqual(everything)
})

test.each([
  ['page=0', 'page', 1],
  ['page=41', 'page', 1],
  ['page=two', 'page', 1],
  ['type=slavery', 'jobType', 'all'],
  ['sort=pay', 'sort', 'relevance'],
])('an invalid %s of an address is ignored', (search, name, value) => {
  expect(searchStateOf(search)).toMatchObject({ [name]: value })
})

test.each([
  ['within=2', 'postedWithin', null],
  ['salary=-1', 'salaryMin', null],
  ['board=myjobmag,facebook', 'boards', ['myjobmag']],
  ['workplace=,', 'workplaces', []],
  ['open=mars', 'openTo', null],
])('an invalid %s of the filters is ignored', (search, name, value) => {
  expect(searchStateOf(search).filters).toMatchObject({ [name]: value })
})

test('an empty search is explicit in its address', () => {
  expect(addressOf(nothing)).toBe('q=')
  expect(searchParamsOf('?tab=auto&job=0123456789abcdef')).toBe('')
  expect(searchParamsOf('?job=0123456789abcdef&q=&page=2')).toBe('q=&page=2')
})

const free = { advanced: false, fit: false }
const elite = { advanced: true, fit: true }

test('what the plan does not have is not sent', () => {
  const state = searchStateOf('?q=data&within=7&workplace=remote&currency=USD&sort=fit')
  expect(filtersOn(state.filters)).toBe(2)
  expect(requestOf(state, elite)).toMatchObject({
    sort: 'fit',
    filters: { postedWithin: 7, workplaces: ['remote'] },
  })
  expect(requestOf(state, free)).toMatchObject({
    sort: 'relevance',
    filters: { ...noFilters, postedWithin: 7 },
  })
})

test.each(['q=data&currency=USD', 'q=data&workplace=remote'])('%s has no filters to send on Free', search => {
  expect(requestOf(searchStateOf(search), free)).not.toHaveProperty('filters')
})

test.each([
  ['driver lagos', { from: 7, to: 12 }, 'driver'],
  ['part time jobs in lagos', { from: 0, to: 9 }, 'jobs in lagos'],
  ['hr  manager', { from: 0, to: 2 }, 'manager'],
  ['remote', { from: 0, to: 6 }, ''],
])('%s without a part', (query, range, left) => {
  expect(withoutRange(query, range)).toBe(left)
})

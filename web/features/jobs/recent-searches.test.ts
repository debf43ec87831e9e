import { expect, test } from 'vitest'
import { withRecent } from './recent-searches.ts'
import type { SearchTerms } from './search-state.ts'

const search = (query: string, location = ''): SearchTerms => ({ query, location, jobType: 'all' })

test('the newest search is first, and each search is listed once, in any spelling', () => {
  const recent = [search('welder', 'Jos'), search('analyst')]
  expect(withRecent(recent, search('Analyst'))).toEqual([search('Analyst'), search('welder', 'Jos')])
})

test('the last six searches are saved', () => {
  const recent = ['a', 'b', 'c', 'd', 'e', 'f'].map(words => search(words))
  expect(withRecent(recent, search('g')).map(({ query }) => query)).toEqual(['g', 'a', 'b', 'c', 'd', 'e'])
})

test('a search for everything is not saved', () => {
  expect(withRecent([search('welder')], search(''))).toEqual([search('welder')])
})

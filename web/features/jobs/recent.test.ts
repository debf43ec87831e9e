import { expect, test } from 'vitest'
import { type RecentSearch, withRecent } from './recent.ts'

const search = (query: string, location = ''): RecentSearch => ({ query, location, jobType: 'all' })

test('the newest stands first, and each search once, however it is spelled', () => {
  const recent = [search('welder', 'Jos'), search('analyst')]
  expect(withRecent(recent, search('Analyst'))).toEqual([search('Analyst'), search('welder', 'Jos')])
})

test('six are kept', () => {
  const recent = ['a', 'b', 'c', 'd', 'e', 'f'].map(words => search(words))
  expect(withRecent(recent, search('g')).map(({ query }) => query)).toEqual(['g', 'a', 'b', 'c', 'd', 'e'])
})

test('a search for everything is none to come back to', () => {
  expect(withRecent([search('welder')], search(''))).toEqual([search('welder')])
})

import { expect, test } from 'vitest'
import type { SearchTerms } from './search-state.ts'
import { suggestionsOf, withRecent } from './suggestions.ts'

const preferences = {
  jobTitles: ['Operations Analyst', 'Data analyst'],
  locations: ['Lagos', 'Abuja'],
  remoteOnly: false,
}
const profile = { jobTitle: 'data Analyst', state: 'Kano' as const, location: 'Kano City' }

test('what is looked for comes first, in the first place named, and each role once', () => {
  expect(suggestionsOf({ profile, preferences })).toEqual([
    { query: 'Operations Analyst', location: 'Lagos', jobType: 'all' },
    { query: 'data Analyst', location: 'Lagos', jobType: 'all' },
  ])
})

test('the profile is enough', () => {
  expect(suggestionsOf({ profile, preferences: undefined })).toEqual([
    { query: 'data Analyst', location: 'Kano', jobType: 'all' },
  ])
})

test('who looks for remote work only is sent nowhere', () => {
  const remote = { ...preferences, remoteOnly: true }
  expect(suggestionsOf({ profile, preferences: remote })[0]).toEqual({
    query: 'Operations Analyst',
    location: '',
    jobType: 'remote',
  })
})

test('who has told us nothing finds a few to begin with', () => {
  expect(suggestionsOf({ profile: null, preferences: undefined }).length).toBeGreaterThan(2)
})

const search = (query: string, location = ''): SearchTerms => ({ query, location, jobType: 'all' })

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

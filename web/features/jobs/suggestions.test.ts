import { expect, test } from 'vitest'
import type { SearchTerms } from './search-state.ts'
import { suggestionsOf, withRecent } from './suggestions.ts'

const preferences = {
  jobTitles: ['Operations Analyst', 'Data analyst'],
  locations: ['Lagos', 'Abuja'],
  remoteOnly: false,
}
const profile = { jobTitle: 'data Analyst', state: 'Kano' as const, location: 'Kano City' }

test('the job preferences come first, with the first place, and each role once', () => {
  expect(suggestionsOf({ profile, preferences })).toEqual([
    { query: 'Operations Analyst', location: 'Lagos', jobType: 'all' },
    { query: 'data Analyst', location: 'Lagos', jobType: 'all' },
  ])
})

test('suggestions need only the profile', () => {
  expect(suggestionsOf({ profile, preferences: undefined })).toEqual([
    { query: 'data Analyst', location: 'Kano', jobType: 'all' },
  ])
})

test('a person who wants only remote work gets no place', () => {
  const remote = { ...preferences, remoteOnly: true }
  expect(suggestionsOf({ profile, preferences: remote })[0]).toEqual({
    query: 'Operations Analyst',
    location: '',
    jobType: 'remote',
  })
})

test('a person with an empty profile is offered nobody else’s searches', () => {
  expect(suggestionsOf({ profile: null, preferences: undefined })).toEqual([])
})

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

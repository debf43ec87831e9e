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
    { query: 'Operations Analyst in Lagos', location: '', jobType: 'all' },
    { query: 'data Analyst in Lagos', location: '', jobType: 'all' },
  ])
})

test('a single title gets no suggestion, because the jobs for the person are of it', () => {
  expect(suggestionsOf({ profile, preferences: undefined })).toEqual([])
})

test('a place in the title is not said twice', () => {
  const jobTitles = ['Health jobs in lagos', 'Nurse']
  const [first] = suggestionsOf({ profile, preferences: { ...preferences, jobTitles } })
  expect(first?.query).toBe('Health jobs in lagos')
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

import { expect, test } from 'vitest'
import type { SearchAnswer } from '../../../shared/api/jobs.ts'
import { noFacets } from './facets.ts'
import { jobOf } from './jobs.testing.ts'
import {
  boardTotal,
  closedWords,
  correctedWords,
  exactJobs,
  headingWords,
  restWords,
  resultsWords,
  totalWords,
  withoutHidden,
} from './results-words.ts'
import { searchStateOf } from './search-state.ts'

const answer = (change: Partial<SearchAnswer>): SearchAnswer => ({
  jobs: [jobOf({}), jobOf({ id: 'b'.repeat(16) })],
  total: 2,
  isCapped: false,
  page: 1,
  pages: 1,
  corrected: [],
  understood: [],
  facets: noFacets,
  relaxed: null,
  closed: 0,
  warned: 0,
  boards: [],
  searches: { used: 1, limit: 5, isUnlimited: false },
  builtAt: '2026-11-20T09:00:00Z',
  ...change,
})

test.each<[string, Partial<SearchAnswer>, string]>([
  [
    'q=analyst&location=Nigeria',
    { total: 48, pages: 2 },
    '48 jobs for “analyst” in Nigeria. 2 shown, best match first.',
  ],
  [
    'q=analyst&sort=date&page=2',
    { total: 48, page: 2, pages: 2 },
    '48 jobs for “analyst”. Page 2 of 2, newest first.',
  ],
  ['q=&sort=fit', {}, '2 jobs. Best fit first.'],
  [
    'q=captain',
    { relaxed: { left: 'words', exact: 0, says: 'These are other work at sea.' } },
    'No jobs for “captain”. These are other work at sea.',
  ],
  [
    'q=captain',
    { relaxed: { left: 'words', exact: 1, says: 'These are other work at sea.' } },
    '1 job for “captain”, and others that come close. These are other work at sea.',
  ],
  [
    'q=captain',
    { relaxed: { left: 'all', exact: 1, says: 'These are the newest jobs.' } },
    '1 job for “captain”, and others. These are the newest jobs.',
  ],
  [
    'q=in%20Lagos',
    { total: 90, pages: 4, relaxed: { left: 'place', exact: 60, says: 'These are remote.' } },
    '60 jobs for “in Lagos”, and others that come close.',
  ],
  [
    'q=in%20Lagos&page=3',
    { total: 90, page: 3, pages: 4, relaxed: { left: 'place', exact: 51, says: 'These are remote.' } },
    '51 jobs, and others that come close, page 3 of 4. These are remote.',
  ],
  ['q=', { total: 1000, isCapped: true, pages: 40 }, 'More than 1,000 jobs. 2 shown.'],
  ['q=', {}, '2 jobs.'],
  [
    'q=welder&type=contract',
    { jobs: [jobOf({})], total: 1 },
    '1 job for “welder”, contracts only. Best match first.',
  ],
  [
    'q=welder&location=Jos&type=remote',
    { jobs: [], total: 0, pages: 0 },
    'No jobs for “welder” in Jos, remote only.',
  ],
  ['q=nurse&page=40', { jobs: [], total: 32, page: 40, pages: 2 }, '32 jobs for “nurse”. None on page 40.'],
])('%s', (search, change, words) => {
  expect(resultsWords(answer(change), searchStateOf(search))).toBe(words)
})

test('one job is written in the singular', () => {
  expect(totalWords({ total: 1, isCapped: false })).toBe('1 job')
})

test.each([
  [
    'q=acountant',
    [{ from: 'acountant', to: 'accountant' }],
    'Showing jobs for “accountant”. No job has the word “acountant”.',
  ],
  [
    'q=Senoir%20C%2B%2B%20enginer',
    [
      { from: 'senoir', to: 'senior' },
      { from: 'enginer', to: 'engineer' },
    ],
    'Showing jobs for “Senior C++ engineer”. No job has the word “senoir” or “enginer”.',
  ],
  ['q=c%2B%2B', [{ from: 'c++', to: '$& c' }], 'Showing jobs for “$& c”. No job has the word “c++”.'],
  [
    'q=nurse&location=Lagoss',
    [{ from: 'lagoss', to: 'lagos' }],
    'Showing jobs for “nurse” in Lagos. No job has the word “lagoss”.',
  ],
  [
    'location=kadunna',
    [{ from: 'kadunna', to: 'kaduna' }],
    'Showing jobs in kaduna. No job has the word “kadunna”.',
  ],
])('%s is corrected', (search, corrected, words) => {
  expect(correctedWords(searchStateOf(search), corrected)).toBe(words)
})

test('words that were found are not corrected', () => {
  expect(correctedWords(searchStateOf('q=data'), [])).toBeNull()
})

test.each<[Partial<SearchAnswer>, string, string]>([
  [{ total: 131, pages: 6 }, 'Jobs 1–2 of 131', '131 jobs'],
  [
    { total: 131, pages: 6, relaxed: { left: 'place', exact: 2, says: '' } },
    '2 jobs, and others that come close',
    'Jobs',
  ],
  [{ total: 131, pages: 6, relaxed: { left: 'place', exact: 0, says: '' } }, 'Jobs that come close', 'Jobs'],
  [
    { total: 131, page: 2, pages: 6, relaxed: { left: 'place', exact: 2, says: '' } },
    'Jobs that come close, page 2 of 6',
    'Jobs',
  ],
  // Any jobs come close to nothing that was asked for.
  [{ total: 131, pages: 6, relaxed: { left: 'all', exact: 0, says: '' } }, 'Other jobs', 'Jobs'],
  [
    { total: 131, page: 2, pages: 6, relaxed: { left: 'all', exact: 0, says: '' } },
    'Other jobs, page 2 of 6',
    'Jobs',
  ],
  [{ jobs: [], total: 0, pages: 0 }, 'No jobs', '0 jobs'],
  [{ jobs: [], total: 48, pages: 2 }, 'No jobs on this page', '48 jobs'],
])('the heading and the boards say what was found: %j', (change, heading, total) => {
  expect(headingWords(answer(change))).toBe(heading)
  expect(boardTotal(answer(change))).toBe(total)
})

test.each<[string, Partial<SearchAnswer>, string]>([
  ['less', { total: 131, pages: 6 }, 'Jobs 1–1 of 130'],
  [
    'no less where the server stopped counting',
    { total: 1000, isCapped: true },
    'Jobs 1–1 of more than 1,000',
  ],
  ['none that matches', { relaxed: { left: 'words', exact: 1, says: '' } }, 'Jobs that come close'],
])('without the first job, the list has %s', (_, change, heading) => {
  const found = answer(change)
  expect(headingWords(withoutHidden(found, job => job === found.jobs[0]))).toBe(heading)
})

test.each([
  [2, 26, 1],
  [2, 25, 0],
  [3, 60, 2],
])('on page %i, of %i jobs that match, %i are here', (page, exact, here) => {
  const found = answer({ page, relaxed: { left: 'place', exact, says: '' } })
  expect(exactJobs(found)).toEqual(found.jobs.slice(0, here))
})

test.each([
  [12, 'Nigeria', '12 jobs that are not open to people in Nigeria.'],
  [1, '', '1 job that is not open to people in your country.'],
])('%i closed jobs', (count, country, words) => {
  expect(closedWords(count, country)).toBe(words)
})

test.each([
  ['', 'Anywhere, all job types'],
  ['location=Kano&type=contract', 'Kano, contract'],
  ['place=Lagos,Ogun&level=entry', 'Lagos or Ogun, all job types, 1 filter'],
  ['kind=contract', 'Anywhere, 1 filter'],
])('the folded form of %s says %s', (search, words) => {
  expect(restWords(searchStateOf(search), [])).toBe(words)
})

test('the folded form says what was understood of the words, and nothing until that is known', () => {
  const state = searchStateOf('q=part time driver lagos')
  const understood = [
    { kind: 'type' as const, label: 'Part-time', from: 0, to: 9 },
    { kind: 'place' as const, label: 'Lagos', from: 17, to: 22 },
  ]
  expect(restWords(state, understood)).toBe('Lagos, part-time')
  expect(restWords(state, null)).toBe('')
})

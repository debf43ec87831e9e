import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lastJobsPage } from '../../../shared/api/job-search.ts'
import { searchAnswer } from '../../../shared/api/jobs.ts'
import { facet } from './facets.ts'
import { indexOf, jobsOf, noFilters, queryOf } from './index.testing.ts'
import { noon, samplePosting } from './postings.testing.ts'

const index = indexOf([
  samplePosting({ title: 'C++ Engineer', description: 'C++ and C#, _ax _tfulltimex' }),
  samplePosting({ title: 'Accountant' }),
])
afterAll(() => index.close())

const answer = z.pick(searchAnswer, { total: true, pages: true, corrected: true, relaxed: true })

const naughty = [
  '"',
  '""',
  '"accountant',
  "'",
  "''",
  '*',
  'acc*',
  'a* OR b*',
  'AND',
  'OR',
  'NOT',
  'accountant NOT nurse',
  'NEAR(a b)',
  'title:accountant',
  'facets:x',
  '{title body}: x',
  '-accountant',
  '+accountant',
  '^accountant',
  '(',
  ')',
  '(((',
  '[',
  '\\',
  '\\"',
  '%',
  '_',
  ';',
  '--',
  '/*',
  "'; DROP TABLE jobs; --",
  '1; SELECT * FROM cards',
  '" OR 1=1 --',
  '\0',
  'a\0b',
  '\u0001',
  '\t\n\r',
  '\u200b',
  '\u202eaccountant',
  'مهندس',
  'שלום',
  '工程师',
  'инженер',
  'é',
  'e\u0301',
  '😀',
  '👩🏽‍💻 developer',
  '\ud83d',
  '\udc00accountant',
  'ﬁnance',
  'İstanbul',
  'ß',
  'Ｆｕｌｌｗｉｄｔｈ',
  '𝓐𝓬𝓬𝓸𝓾𝓷𝓽',
  'Z̸̢͝a̶l̷g̵o̶',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '0',
  '-1',
  '1e309',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '<b>accountant</b>',
  '../../etc/passwd',
  'file:///etc/passwd',
  'http://a.example/?q=1',
  'a'.repeat(10_000),
  'accountant '.repeat(1000),
  '" AND "'.repeat(1500),
  '('.repeat(10_000),
  'é'.repeat(5000),
  facet('any', ''),
  'ƒ',
  'Ƒax',
]

const asked = (text: string) => [
  queryOf({ query: text }),
  queryOf({ location: text }),
  queryOf({
    query: text,
    location: text,
    sort: 'date',
    jobType: 'contract',
    filters: { ...noFilters, levels: ['mid'] },
  }),
]

test.each(naughty.map(text => [text.slice(0, 40), text]))('%j gives jobs, or none', (_, text) => {
  for (const query of asked(text)) expect(() => answer.parse(index.search(query))).not.toThrow()
  const watched = {
    jobType: null,
    salaryMin: 9,
    salaryMax: 1,
    country: 'NG',
    seenAfter: new Date(0),
    limit: 5,
    now: noon,
  }
  expect(() => index.watch({ ...watched, anyOf: [text], location: text })).not.toThrow()
  expect(index.get(text)).toBeUndefined()
})

test('any typed query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
      for (const query of asked(text)) index.search(query)
    }),
    { numRuns: 300 },
  )
})

test('the text of an advert, or of a query, is never a facet', () => {
  expect(jobsOf(index.search(queryOf({ jobType: 'full-time' })))).toEqual([])
  expect(index.search(queryOf({ query: facet('any', '') })).jobs.map(({ title }) => title)).toEqual([
    'C++ Engineer',
  ])
})

test.each(['c++', 'C#', 'c++ engineer'])('%j is a skill, and not a letter', query => {
  expect(index.search(queryOf({ query })).jobs.map(({ title }) => title)).toEqual(['C++ Engineer'])
})

test.each([0, -1, lastJobsPage, 1e9])('page %d of an almost empty result is no error', page => {
  expect(() => index.search(queryOf({ page }))).not.toThrow()
})

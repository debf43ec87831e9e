import { afterAll, expect, test } from 'vitest'
import type { Posting } from '../../../shared/domain/jobs/posting.ts'
import { indexOf, jobsOf, queryOf } from './index.testing.ts'
import { samplePosting } from './postings.testing.ts'

const remote = (company: string, openTo: string[], about: Partial<Posting> = {}) =>
  samplePosting({ company, places: [], workplace: 'remote', openTo, ...about })

const index = indexOf([
  samplePosting({ company: 'ikeja', location: 'Ikeja, Lagos' }),
  samplePosting({ company: 'lagos', location: 'Lagos' }),
  samplePosting({ company: 'abuja', location: 'Abuja' }),
  samplePosting({ company: 'ibadan', location: 'Ibadan' }),
  samplePosting({ company: 'rivers', location: 'Rivers State' }),
  samplePosting({ company: 'somewhere', location: 'Nigeria' }),
  samplePosting({ company: 'nairobi', location: 'Nairobi, Kenya' }),
  samplePosting({ company: 'berlin', location: 'Berlin, Germany' }),
  samplePosting({ company: 'odd', location: 'Xanadu Heights' }),
  samplePosting({ company: 'unplaced', location: '' }),
  remote('anyone', ['worldwide']),
  remote('africans', ['africa']),
  remote('emeans', ['emea']),
  remote('nigerians', ['NG']),
  remote('kenyans', ['KE']),
  remote('americans', ['US']),
  remote('europeans', ['europe']),
  remote('unsaid', []),
])
afterAll(() => index.close())

const fromNigeria = ['anyone', 'africans', 'emeans', 'nigerians', 'unsaid']

test.each<[string, string[], string[]]>([
  ['Lagos', ['ikeja', 'lagos'], ['somewhere', ...fromNigeria]],
  ['lagos state', ['ikeja', 'lagos'], ['somewhere', ...fromNigeria]],
  ['Ikeja', ['ikeja'], ['lagos', 'somewhere', ...fromNigeria]],
  ['Lagos, Nigeria', ['ikeja', 'lagos'], ['somewhere', ...fromNigeria]],
  ['FCT', ['abuja'], ['somewhere', ...fromNigeria]],
  ['Port Harcourt', [], ['rivers', 'somewhere', ...fromNigeria]],
  ['Oyo', ['ibadan'], ['somewhere', ...fromNigeria]],
  ['Nigeria', ['ikeja', 'lagos', 'abuja', 'ibadan', 'rivers', 'somewhere'], fromNigeria],
  ['Kenya', ['nairobi'], ['anyone', 'africans', 'emeans', 'kenyans', 'unsaid']],
  ['Europe', ['berlin'], ['anyone', 'emeans', 'europeans']],
  ['Berlin', ['berlin'], ['anyone', 'emeans', 'europeans', 'unsaid']],
  [
    'Africa',
    ['ikeja', 'lagos', 'abuja', 'ibadan', 'rivers', 'somewhere'],
    ['anyone', 'africans', 'emeans', 'nairobi'],
  ],
  [
    'remote',
    ['anyone', 'africans', 'emeans', 'nigerians', 'kenyans', 'americans', 'europeans', 'unsaid'],
    [],
  ],
  ['Remote, Nigeria', fromNigeria, []],
  [
    'work from home',
    ['anyone', 'africans', 'emeans', 'nigerians', 'kenyans', 'americans', 'europeans', 'unsaid'],
    [],
  ],
  ['Xanadu', ['odd'], []],
  ['Lagso', ['ikeja', 'lagos'], ['somewhere', ...fromNigeria]],
  ['Abuhja', ['abuja'], ['somewhere', ...fromNigeria]],
  ['Atlantis', [], []],
])(
  '%j: first jobs at the place, then jobs that may be there or are open to people there',
  (location, there, besides) => {
    const { jobs, relaxed } = index.search(queryOf({ location, closed: true }))
    const companies = jobs.slice(0, there.length + besides.length).map(({ company }) => company)
    // Of a town, the answer says how many are there. After these come only jobs of any place, where none is there.
    if (relaxed) expect(relaxed.exact).toBe(there.length)
    else expect(jobs).toHaveLength(there.length + besides.length)
    expect(companies.slice(0, there.length).toSorted()).toEqual(there.toSorted())
    expect(companies.slice(there.length).toSorted()).toEqual(besides.toSorted())
  },
)

test('a place in the words beside another one in the field: the jobs of both are found', () => {
  const companies = (query: string, location: string) =>
    jobsOf(index.search(queryOf({ query, location }))).map(({ company }) => company)
  expect(companies('jobs in abuja', 'Ibadan')).toEqual(expect.arrayContaining(['abuja', 'ibadan']))
  expect(companies('jobs in ikeja', 'Lagos')).toContain('ikeja')
  expect(companies('jobs in ikeja', 'Lagos')).not.toContain('abuja')
})

test('a city whose state has its name is also meant by who writes the state', () => {
  const kano = indexOf([
    samplePosting({ company: 'city', location: 'Kano' }),
    samplePosting({ company: 'state', location: 'Kano State' }),
    remote('anyone', ['worldwide']),
  ])
  const { jobs, relaxed } = kano.search(queryOf({ query: 'jobs in kano' }))
  kano.close()
  expect(
    jobs
      .slice(0, relaxed?.exact)
      .map(({ company }) => company)
      .toSorted(),
  ).toEqual(['city', 'state'])
})

test('abroad is outside of the country of the person', () => {
  const companies = (country: string) =>
    jobsOf(index.search(queryOf({ query: 'work abroad', country }))).map(({ company }) => company)
  expect(companies('NG')).toContain('berlin')
  expect(companies('NG')).not.toContain('abuja')
  expect(companies('DE')).toContain('abuja')
  expect(companies('DE')).not.toContain('berlin')
})

test('a misspelt place is corrected, and the answer says so', () => {
  expect(index.search(queryOf({ location: 'Lagso' })).corrected).toEqual([{ from: 'lagso', to: 'lagos' }])
  expect(index.search(queryOf({ location: 'Lagos' })).corrected).toEqual([])
})

import { expect, test } from 'vitest'
import { type Understood, understood } from '../../../shared/api/jobs.ts'
import { paths } from '../../paths.ts'
import { prefillOf } from '../alerts/prefill.ts'
import { searchAsAlert } from './search-as-alert.ts'
import { searchStateOf } from './search-state.ts'

/** Understood parts of a query: `place: Lagos = in lagos`. */
const partsOf = (query: string, parts: readonly string[]): Understood[] =>
  parts.map(part => {
    const [, kind = '', label = '', typed = ''] = /^(\w+): (.*) = (.*)$/.exec(part) ?? []
    const from = query.indexOf(typed)
    return { kind: understood.shape.kind.parse(kind), label, from, to: from + typed.length }
  })

const alertOf = (search: string, ...parts: string[]) => {
  const state = searchStateOf(search)
  return searchAsAlert(state, { understood: partsOf(state.query, parts), corrected: [] })
}

test.each([
  [['q=driver lagos', 'place: Lagos = lagos'], { q: 'driver', location: 'Lagos' }],
  [
    ['q=part time teacher lagos', 'type: Part-time = part time', 'place: Lagos = lagos'],
    { q: 'teacher', location: 'Lagos', type: 'part-time' },
  ],
  [['q=remote data analyst', 'workplace: Remote = remote'], { q: 'data analyst', type: 'remote' }],
  [['q=hybrid data analyst', 'workplace: Hybrid = hybrid'], { q: 'data analyst' }],
  [['q=welder intern', 'type: Internship = intern'], { q: 'welder intern' }],
  [['q=accountant above 150k', 'pay: ₦150,000 or more a month = above 150k'], { q: 'accountant' }],
  [
    ['q=senior nurse at dangote', 'level: Senior = senior', 'employer: Dangote = at dangote'],
    { q: 'senior nurse' },
  ],
  [['q=no experience driver', 'level: Entry level = no experience'], { q: 'driver' }],
  [['q=locum doctor', 'type: Temporary = locum'], { q: 'locum doctor' }],
  [['q=nysc lagos', 'programme: NYSC = nysc', 'place: Lagos = lagos'], { q: 'nysc', location: 'Lagos' }],
  [
    ['q=hr jobs in lagos and abuja', 'place: Lagos = in lagos', 'place: Abuja = abuja'],
    { q: 'hr', location: 'Lagos', places: 'Lagos or Abuja' },
  ],
  // The fields say it themselves.
  [
    [
      'q=remote driver lagos&location=Abuja&type=contract',
      'place: Lagos = lagos',
      'workplace: Remote = remote',
    ],
    { q: 'driver', location: 'Abuja', type: 'contract' },
  ],
  // An alert looks in titles: what they say for a level or a kind stands for it.
  [
    ['q=graduate trainee lagos', 'level: Entry level = graduate trainee', 'place: Lagos = lagos'],
    { q: 'graduate trainee', location: 'Lagos' },
  ],
  [['q=graduate trainee bank', 'level: Entry level = graduate trainee'], { q: 'graduate trainee bank' }],
  [
    ['q=no experience jobs in lagos', 'level: Entry level = no experience jobs', 'place: Lagos = in lagos'],
    { q: 'trainee,graduate,entry level,junior', location: 'Lagos' },
  ],
  [['q=siwes', 'type: Internship = siwes'], { q: 'intern,internship,industrial training' }],
  [['q=jobs for students'], { q: 'student,intern,internship' }],
  [
    ['q=part time jobs for students', 'type: Part-time = part time'],
    { q: 'student,intern,internship', type: 'part-time' },
  ],
  // The person adds the keyword.
  [['q=&location=Lagos'], { location: 'Lagos' }],
  [['q=jobs for women in lagos', 'place: Lagos = in lagos'], { location: 'Lagos' }],
  [['q=part time', 'type: Part-time = part time'], { type: 'part-time' }],
  [['q=social work'], { q: 'social work' }],
  [['q=IT and data'], { q: 'IT and data' }],
])('%j', ([search = '', ...parts], query) => {
  expect(alertOf(search, ...parts)).toEqual(query)
})

test.each([[''], ['q=&sort=date&page=2'], ['q=work']])('"%s" leaves nothing for an alert', search => {
  expect(alertOf(search)).toBeNull()
})

test('an alert starts with the corrected words', () => {
  expect(
    searchAsAlert(searchStateOf('q=Welderr Jos'), {
      understood: [{ kind: 'place', label: 'Jos', from: 8, to: 11 }],
      corrected: [{ from: 'welderr', to: 'welder' }],
    }),
  ).toEqual({ q: 'Welder', location: 'Jos' })
})

test('any words are one keyword of the form', () => {
  const query = alertOf('q=nurse,%20%20ICU%20%26%20theatre&location=Kaduna&type=contract')
  expect(query && prefillOf(new URL(paths.newAlert(query), 'https://aiki.example').search)).toMatchObject({
    title: 'Nurse ICU & theatre in Kaduna',
    keywords: { tags: ['nurse ICU & theatre'] },
    location: 'Kaduna',
    jobType: 'contract',
  })
})

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
  [['q=welder intern', 'type: Internship = intern'], { q: 'welder' }],
  [['q=accountant above 150k', 'pay: ₦150,000 or more a month = above 150k'], { q: 'accountant' }],
  [['q=senior nurse at dangote', 'level: Senior = senior', 'employer: Dangote = at dangote'], { q: 'nurse' }],
  [['q=nysc lagos', 'programme: NYSC = nysc', 'place: Lagos = lagos'], { q: 'nysc', location: 'Lagos' }],
  [
    ['q=hr jobs in lagos and abuja', 'place: Lagos = in lagos', 'place: Abuja = abuja'],
    { q: 'hr', location: 'Lagos' },
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
  [['q=social work'], { q: 'social work' }],
  [['q=IT and data'], { q: 'IT and data' }],
])('%j', ([search = '', ...parts], query) => {
  expect(alertOf(search, ...parts)).toEqual(query)
})

test.each([
  [''],
  ['q=&sort=date&page=2'],
  ['q=&location=Lagos'],
  ['q=jobs in lagos', 'place: Lagos = in lagos'],
  ['q=part time', 'type: Part-time = part time'],
  ['q=work'],
])('"%s" leaves no words for an alert', (search, ...parts) => {
  expect(alertOf(search, ...parts)).toBeNull()
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

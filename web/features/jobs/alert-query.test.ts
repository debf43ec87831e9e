import { expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { prefillOf } from '../alerts/prefill.ts'
import { alertQueryOf } from './alert-query.ts'
import { searchStateOf } from './search-state.ts'

test('a search becomes an alert for the same, whatever its words hold', () => {
  const query = alertQueryOf(searchStateOf('q=nurse,%20%20ICU%20%26%20theatre&location=Kaduna&type=contract'))
  expect(query && prefillOf(new URL(paths.newAlert(query), 'https://aiki.example').search)).toMatchObject({
    title: 'Nurse ICU & theatre in Kaduna',
    keywords: { tags: ['nurse ICU & theatre'] },
    location: 'Kaduna',
    jobType: 'contract',
  })
})

test.each(['', 'q=', 'q=&sort=date&page=2'])('"%s" asks for everything: no alert', search => {
  expect(alertQueryOf(searchStateOf(search))).toBeNull()
})

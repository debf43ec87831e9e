import { describe, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { pageAfter, readAddress, safeNext, withValues } from './address.ts'

describe('the next screen after a sign-in', () => {
  test.each(['/dashboard', '/dashboard/applications', '/dashboard/applications?view=board&q=lagos'])(
    '%s is kept',
    next => {
      expect(safeNext(next)).toBe(next)
    },
  )

  test('the review that a visitor began is the only public page', () => {
    expect(safeNext(paths.writeReview)).toBe('/?review=write#reviews')
    expect(safeNext('/?review=write#reviews@elsewhere.example')).toBe('/dashboard')
  })

  test.each([
    [null],
    [''],
    ['/'],
    ['/auth?mode=signin'],
    ['/dashboards-of-another-site'],
    ['https://elsewhere.example/dashboard'],
    ['//elsewhere.example/dashboard'],
    ['/dashboard/../auth'],
    ['/dashboard/%2e%2e/%2e%2e/auth'],
    ['/dashboard@elsewhere.example'],
    ['javascript:alert(1)'],
  ])('%s becomes the dashboard', next => {
    expect(safeNext(next)).toBe('/dashboard')
  })
})

test.each([
  [
    'a person with an account who asked for a trial',
    'mode=signup&trial=pro',
    '/dashboard/subscription?trial=pro',
  ],
  ['the same after a login', 'mode=signin&trial=elite', '/dashboard/subscription?trial=elite'],
  ['a new person, whose trial begins by itself', 'mode=signup&trial=pro&step=confirm', '/dashboard'],
  ['a person who asked for no trial', 'next=%2Fdashboard%2Fhelp', '/dashboard/help'],
])('%s comes to the right page', (_, query, path) => {
  expect(pageAfter(readAddress(new URLSearchParams(query)))).toBe(path)
})

describe('the address', () => {
  test('only pro and elite can be trials', () => {
    const trialOf = (query: string) => readAddress(new URLSearchParams(query)).trial
    expect([trialOf('trial=pro'), trialOf('trial=elite'), trialOf('trial=gold'), trialOf('')]).toEqual([
      'pro',
      'elite',
      null,
      null,
    ])
  })

  test('an unknown mode is the login, and an unknown step the first', () => {
    expect(readAddress(new URLSearchParams('mode=boss&step=9'))).toMatchObject({ mode: 'signin', step: '1' })
  })

  test('a change keeps the other parameters', () => {
    const search = new URLSearchParams('mode=signin&step=confirm&next=%2Fdashboard')
    expect(withValues(search, { mode: 'signup', step: null })).toBe('?mode=signup&next=%2Fdashboard')
  })
})

import { describe, expect, test } from 'vitest'
import { readAddress, safeNext, withValues } from './address.ts'

describe('the next screen after a sign-in', () => {
  test.each(['/dashboard', '/dashboard/applications', '/dashboard/applications?view=board&q=lagos'])(
    '%s is kept',
    next => {
      expect(safeNext(next)).toBe(next)
    },
  )

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
    const search = new URLSearchParams('mode=signin&code=123456&next=%2Fdashboard')
    expect(withValues(search, { mode: 'signup', code: null })).toBe('?mode=signup&next=%2Fdashboard')
  })
})

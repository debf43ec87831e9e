import { describe, expect, test } from 'vitest'
import type { Application } from '../../shared/api/applications.ts'
import { changeRow, findRow, type Pages, rowsOf, withoutRow, withRow } from './pages.ts'

const row = (id: string): Application => ({
  id,
  jobTitle: `Job ${id}`,
  companyName: 'Tudun Foods',
  location: '',
  status: 'applied',
  jobUrl: '',
  notes: '',
  appliedDate: null,
  origin: 'manual',
  jobId: null,
  skills: [],
  answeredDate: null,
  stage: 2,
  aiApplied: false,
  version: 1,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
})

const loaded = (older: string | null): Pages => ({
  pages: [
    { applications: [row('9'), row('7')], older: '7' },
    { applications: [row('5'), row('3')], older },
  ],
  pageParams: ['', '7'],
})

const idsByPage = (pages: Pages) => pages.pages.map(page => page.applications.map(({ id }) => id).join(' '))

describe('a row goes where its age belongs', () => {
  test.each([
    ['A', ['A 9 7', '5 3']],
    ['8', ['9 8 7', '5 3']],
    ['6', ['9 7', '6 5 3']],
    ['4', ['9 7', '5 4 3']],
  ])('%s', (id, expected) => {
    expect(idsByPage(withRow(loaded('3'), row(id)))).toEqual(expected)
  })

  test('older than all that is loaded: only when nothing older is left to load', () => {
    expect(idsByPage(withRow(loaded('3'), row('1')))).toEqual(['9 7', '5 3'])
    expect(idsByPage(withRow(loaded(null), row('1')))).toEqual(['9 7', '5 3 1'])
  })

  test('one that is there already is not there twice', () => {
    expect(idsByPage(withRow(loaded(null), row('5')))).toEqual(['9 7', '5 3'])
  })

  test('a deleted row put back is where it was', () => {
    const before = loaded(null)
    expect(withRow(withoutRow(before, '7'), row('7'))).toEqual(before)
  })
})

test('a change reaches one row and leaves the value that it was made from', () => {
  const before = loaded(null)
  const after = changeRow(before, '5', { status: 'offer' })
  expect(findRow(after, '5')?.status).toBe('offer')
  expect(rowsOf(after).filter(({ status }) => status === 'offer')).toHaveLength(1)
  expect(before).toEqual(loaded(null))
})

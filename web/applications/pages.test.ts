import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import type { Application } from '../../shared/api/applications.ts'
import { applicationOf } from '../../shared/domain/application.testing.ts'
import {
  changeRow,
  dropOlder,
  findRow,
  listKey,
  type Pages,
  rowsOf,
  topicKey,
  withoutRow,
  withRow,
} from './pages.ts'

const row = (id: string): Application => applicationOf({ id, jobTitle: `Job ${id}` })

const loaded = (older: string | null): Pages => ({
  pages: [
    { applications: [row('9'), row('7')], older: '7' },
    { applications: [row('5'), row('3')], older },
  ],
  pageParams: ['', '7'],
})

const idsByPage = (pages: Pages) => pages.pages.map(page => page.applications.map(({ id }) => id).join(' '))

describe('a row is inserted by its age', () => {
  test.each([
    ['A', ['A 9 7', '5 3']],
    ['8', ['9 8 7', '5 3']],
    ['6', ['9 7', '6 5 3']],
    ['4', ['9 7', '5 4 3']],
  ])('%s', (id, expected) => {
    expect(idsByPage(withRow(loaded('3'), row(id)))).toEqual(expected)
  })

  test('a row older than all loaded ones is added only when nothing older is left to load', () => {
    expect(idsByPage(withRow(loaded('3'), row('1')))).toEqual(['9 7', '5 3'])
    expect(idsByPage(withRow(loaded(null), row('1')))).toEqual(['9 7', '5 3 1'])
  })

  test('a row that is there already is not added twice', () => {
    expect(idsByPage(withRow(loaded(null), row('5')))).toEqual(['9 7', '5 3'])
  })

  test('a restored row is at its old place', () => {
    const before = loaded(null)
    expect(withRow(withoutRow(before, '7'), row('7'))).toEqual(before)
  })
})

test('a change replaces one row and does not mutate the old value', () => {
  const before = loaded(null)
  const after = changeRow(before, '5', { status: 'offer' })
  expect(findRow(after, '5')?.status).toBe('offer')
  expect(rowsOf(after).filter(({ status }) => status === 'offer')).toHaveLength(1)
  expect(before).toEqual(loaded(null))
})

const loadedAt = 1_800_000_000_000

const loadedPages = () => {
  const client = new QueryClient()
  const older = ['9', '5', null]
  const pages: Pages = {
    pages: older.map(older => ({ applications: [], older })),
    pageParams: ['', '9', '5'],
  }
  client.setQueryData(listKey, pages, { updatedAt: loadedAt })
  const kept = () => client.getQueryData<Pages>(listKey)?.pageParams
  return { client, kept }
}

test('the newest pages stay, with their freshness', async () => {
  const { client, kept } = loadedPages()
  await client.invalidateQueries({ queryKey: listKey })
  dropOlder(client, 2)
  expect(kept()).toEqual(['', '9'])
  expect(client.getQueryState(listKey)).toMatchObject({ dataUpdatedAt: loadedAt, isInvalidated: true })
  dropOlder(client, 2)
  expect(kept()).toEqual(['', '9'])
})

test('all pages stay during a write, because it may change one of their rows', async () => {
  const { client, kept } = loadedPages()
  const { promise, resolve } = Promise.withResolvers<void>()
  const write = client
    .getMutationCache()
    .build(client, { mutationKey: [...topicKey, 'move'], mutationFn: () => promise })
    .execute(undefined)
  dropOlder(client, 1)
  expect(kept()).toHaveLength(3)
  resolve()
  await write
  dropOlder(client, 1)
  expect(kept()).toHaveLength(1)
})

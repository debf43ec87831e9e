import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { dropOlder } from './drop-older.ts'
import { listKey, type Pages, topicKey } from './pages.ts'

const loadedAt = 1_800_000_000_000

const loaded = () => {
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

test('the newest pages stay, as fresh or stale as they were', async () => {
  const { client, kept } = loaded()
  await client.invalidateQueries({ queryKey: listKey })
  dropOlder(client, 2)
  expect(kept()).toEqual(['', '9'])
  expect(client.getQueryState(listKey)).toMatchObject({ dataUpdatedAt: loadedAt, isInvalidated: true })
  dropOlder(client, 2)
  expect(kept()).toEqual(['', '9'])
})

test('all stay while a write is under way, for it may be to a row of theirs', async () => {
  const { client, kept } = loaded()
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

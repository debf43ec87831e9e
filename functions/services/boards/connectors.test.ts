import { describe, expect, test } from 'vitest'
import { boards } from '../../../shared/lists.ts'
import { BoardError, type ReadingContext } from './connector.ts'
import { connectors } from './connectors.ts'
import { employerList } from './employer-list.ts'

const contextWith = (fetch: ReadingContext['fetch']): ReadingContext => ({
  fetch,
  keys: { reliefwebAppName: 'app', adzunaAppId: 'id', adzunaAppKey: 'key' },
  employers: employerList,
  now: new Date('2026-09-28T09:00:00Z'),
})

describe.each(boards)('%s', board => {
  test.each([
    ['a page', '<!doctype html><title>Just a moment…</title>'],
    ['other JSON', '{"error":"Too many requests"}'],
    ['JSON cut short', '[{"id": 1, "title": "Coo'],
    ['nothing', ''],
  ])('%s instead of jobs is malformed', async (_, text) => {
    const reading = connectors[board](contextWith(async () => ({ text, contentType: 'text/html' })))
    await expect(reading).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('an error of the call is passed on unchanged', async () => {
    const fetch = async () => {
      throw new BoardError('slow')
    }
    await expect(connectors[board](contextWith(fetch))).rejects.toMatchObject({ kind: 'slow' })
  })
})

test.each(['reliefweb', 'adzuna'] as const)('%s is not read without its key', async board => {
  const fetch = async () => ({ text: '', contentType: '' })
  await expect(connectors[board]({ ...contextWith(fetch), keys: {} })).rejects.toMatchObject({
    kind: 'no-key',
  })
})

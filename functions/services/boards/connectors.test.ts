import { describe, expect, test } from 'vitest'
import { boards } from '../../../shared/lists.ts'
import { BoardFault, type Surroundings } from './connector.ts'
import { connectors } from './connectors.ts'
import { employerList } from './employer-list.ts'

const surrounded = (fetch: Surroundings['fetch']): Surroundings => ({
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
  ])('%s in place of jobs is malformed', async (_, text) => {
    const reading = connectors[board](surrounded(async () => ({ text, contentType: 'text/html' })))
    await expect(reading).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('what went wrong with the call is told as it is', async () => {
    const fetch = async () => {
      throw new BoardFault('slow')
    }
    await expect(connectors[board](surrounded(fetch))).rejects.toMatchObject({ kind: 'slow' })
  })
})

test.each(['reliefweb', 'adzuna'] as const)('%s is not read without its key', async board => {
  const fetch = async () => ({ text: '', contentType: '' })
  await expect(connectors[board]({ ...surrounded(fetch), keys: {} })).rejects.toMatchObject({
    kind: 'no-key',
  })
})

import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { applicationStore } from './applications.ts'

const now = new Date('2026-11-20T10:00:00.000Z')
const draftOf = (id: string) => ({
  id,
  jobTitle: `Job ${id}`,
  companyName: 'Tudun Foods',
  location: '',
  status: 'applied' as const,
  jobUrl: '',
  notes: '',
  appliedDate: null,
  origin: 'manual' as const,
})

test('a database that is killed during writes loses no acknowledged write, and has no half of one', async () => {
  const dbPath = join(await mkdtemp(join(tmpdir(), 'aiki-crash-')), 'table.db')
  const before = await startTable({ dbPath, streams: true })
  const acknowledged: string[] = []
  const { promise: enough, resolve } = Promise.withResolvers<void>()
  const writer = async () => {
    for (;;) {
      const id = ulid()
      await applicationStore(before.table).create('ada', draftOf(id), now)
      if (acknowledged.push(id) === 40) resolve()
    }
  }
  const writers = Promise.allSettled([writer(), writer(), writer(), writer()])
  await enough
  await before.stop('SIGKILL')
  await writers

  const after = await startTable({ dbPath, streams: true })
  const rowsOf = async (startsWith: string) =>
    (await after.table.query({ partition: 'USER#ada', startsWith })).rows.map(({ id }) => String(id)).sort()
  const stored = await rowsOf('APPLICATION#')
  expect(acknowledged.filter(id => !stored.includes(id))).toEqual([])
  expect(await rowsOf('TRACKED#')).toEqual(stored)
  await after.stop()
})

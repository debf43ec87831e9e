import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { ulid } from 'ulid'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createObjectsRoute, fileBucketName } from '../../local/s3.ts'
import { listen } from '../../local/server.ts'
import { createFiles, type FileName } from '../services/files.ts'
import { fileStore } from '../store/files.ts'
import { mailingStore } from '../store/mailings.ts'
import { purgePerson } from '../store/purge.ts'
import type { Table } from '../store/table.ts'
import { startStream } from '../streams/changes.testing.ts'
import { onChanges } from '../streams/changes.ts'
import { removeOrphanedFiles } from './remove-orphaned-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'aiki-orphans-'))
const server = await listen(0)
const bucket = createObjectsRoute(folder, fileBucketName)
server.open({ answer: bucket.answer, upgrade: (_, socket) => void socket.destroy() }, (_, cause) => {
  throw cause
})
const client = new S3Client({
  region: 'eu-west-1',
  endpoint: `http://127.0.0.1:${server.port}/s3`,
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
})
const files = createFiles({ client, bucket: fileBucketName })
const { table, newRecords, stop } = await startStream()
afterAll(async () => {
  client.destroy()
  await Promise.all([server.stop(), stop()])
  rmSync(folder, { recursive: true })
})

const day = 24 * 60 * 60 * 1000
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const names = fileStore(table)
const isStored = ({ sub, id }: FileName) => bucket.peek(`kept/${sub}/${id}`) !== undefined

const upload = async (sub: string): Promise<FileName> => {
  const file = { sub, id: ulid() }
  await files.keep(file, new Uint8Array([1]), 'application/pdf')
  const row = { name: 'CV.pdf', type: 'pdf', size: 1, createdAt: new Date().toISOString() } as const
  await names.add(sub, { ...row, id: file.id }, 500)
  return file
}
const uploads = (sub: string, count: number) => Promise.all(Array.from({ length: count }, () => upload(sub)))

const sweep = (services: Partial<{ table: Table; files: typeof files }> = {}) =>
  removeOrphanedFiles({
    table: () => services.table ?? table,
    files: () => services.files ?? files,
  })({ verb: 'remove-orphaned-files' })

test('when the stream fails for an hour during a purge, all bytes are removed by the next day, and none of another person', async () => {
  const [ada, bala] = [await uploads('ada', 130), await uploads('bala', 3)]
  await newRecords()
  vi.setSystemTime(Date.now() + 14 * day)
  await purgePerson(table, 'ada', new Date())
  // Only the first batch of that hour is handled. Lambda gives the others up and never delivers them again.
  const { Records } = await newRecords()
  const live = { publish: async () => {} }
  const digests = { count: async () => {} }
  const mailings = mailingStore(table)
  await onChanges({ live, digests, files, mailings })({ Records: Records.slice(0, 50) })
  expect(ada.filter(isStored).length).toBeGreaterThan(50)

  vi.setSystemTime(Date.now() + day)
  await sweep()
  expect(ada.filter(isStored)).toEqual([])
  expect(bala.every(isStored)).toBe(true)
  expect(await sweep()).toEqual({ removed: 0 })
})

test('a file without a row stays as long as its upload may continue', async () => {
  const file = { sub: 'chi', id: ulid() }
  await names.announce('chi', { id: file.id, name: 'CV.pdf' }, new Date())
  await files.keep(file, new Uint8Array([1]), 'application/pdf')
  vi.setSystemTime(Date.now() + day)
  expect(await sweep()).toEqual({ removed: 0 })
  vi.setSystemTime(Date.now() + 2 * 60 * 60 * 1000)
  expect(await names.announcedName('chi', file.id, new Date())).toBeNull()
  expect(await sweep()).toEqual({ removed: 1 })
  expect(isStored(file)).toBe(false)
})

test('a file that cannot be removed does not stop the others, fails the run, and is removed by the next', async () => {
  const [bad, good] = [await upload('dayo'), await upload('efe')]
  for (const { sub, id } of [bad, good]) await names.remove(sub, id)
  vi.setSystemTime(Date.now() + 2 * day)
  const remove = async (file: FileName) => {
    if (file.sub === bad.sub) throw new Error('The bucket did not answer.')
    await files.remove(file)
  }
  await expect(sweep({ files: { ...files, remove } })).rejects.toThrow('1 of 2 could not be done')
  expect([bad, good].map(isStored)).toEqual([true, false])
  expect(await sweep()).toEqual({ removed: 1 })
})

test('when the table does not answer, no file is removed', async () => {
  const file = await upload('femi')
  vi.setSystemTime(Date.now() + 2 * day)
  const getMany = async () => Promise.reject(new Error('no'))
  await expect(sweep({ table: { ...table, getMany } })).rejects.toThrow('no')
  expect(isStored(file)).toBe(true)
})

test('a file whose upload is repeated during the sweep stays', async () => {
  const file = await upload('gani')
  await names.remove(file.sub, file.id)
  vi.setSystemTime(Date.now() + 2 * day)
  const row = { name: 'CV.pdf', type: 'pdf', size: 1, createdAt: new Date().toISOString() } as const
  let reads = 0
  const getMany: Table['getMany'] = async keys => {
    if (reads === 1) await names.add(file.sub, { ...row, id: file.id }, 500)
    reads += 1
    return table.getMany(keys)
  }
  await sweep({ table: { ...table, getMany } })
  expect(isStored(file)).toBe(true)
})

test('with a table that has none of very many files, such as an empty one, the sweep removes nothing', async () => {
  const file = await upload('hadiza')
  vi.setSystemTime(Date.now() + 2 * day)
  const keptBefore = async function* () {
    for (let page = 0; page < 11; page += 1)
      yield Array.from({ length: 100 }, (_, at) => ({ sub: 'hadiza', id: `${page}-${at}` }))
    yield [file]
  }
  const getMany = async (keys: readonly unknown[]) => keys.map(() => undefined)
  const wrong = { table: { ...table, getMany }, files: { ...files, keptBefore } }
  await expect(sweep(wrong)).rejects.toThrow('1101 of 1101 files have no row')
  expect(isStored(file)).toBe(true)
})

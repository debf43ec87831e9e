import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { afterAll, expect, test } from 'vitest'
import { bucketName, createObjectsDoor } from '../../local/objects.ts'
import { listen } from '../../local/server.ts'
import { createObjects } from './objects.ts'

const folder = mkdtempSync(join(tmpdir(), 'aiki-objects-'))
const server = await listen(0)
const door = createObjectsDoor(join(folder, 'bucket'))
server.open({ answer: door.answer, upgrade: (_, socket) => socket.destroy() }, (_, cause) => {
  throw cause
})
const client = new S3Client({
  region: 'eu-west-1',
  endpoint: `${server.url}/s3`,
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
})
const objects = createObjects({ client, bucket: bucketName })
afterAll(async () => {
  client.destroy()
  await server.stop()
  rmSync(folder, { recursive: true })
})
const textOf = async (key: string) =>
  new TextDecoder().decode((await objects.get(key))?.body ?? new Uint8Array())

test('what was put is there, byte for byte, and what was not is not', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, n) => n % 256)
  const etag = await objects.put('snapshots/remotive/a.json.gz', bytes)
  expect(await objects.get('snapshots/remotive/a.json.gz')).toEqual({ body: bytes, etag })
  expect(await objects.get('snapshots/remotive/b.json.gz')).toBeUndefined()
})

test('a name is taken once', async () => {
  expect(await objects.put('indexes/one', 'first', { absent: true })).toEqual(expect.any(String))
  expect(await objects.put('indexes/one', 'second', { absent: true })).toBeNull()
  expect(await textOf('indexes/one')).toBe('first')
})

test('of two who replace the same object one wins, and the other is told', async () => {
  const etag = (await objects.put('indexes/pointer', 'before')) ?? ''
  const outcomes = await Promise.all(
    ['a', 'b', 'c'].map(async text => ({ text, put: await objects.put('indexes/pointer', text, { etag }) })),
  )
  const winners = outcomes.filter(({ put }) => put !== null)
  expect(winners).toHaveLength(1)
  expect(await textOf('indexes/pointer')).toBe(winners[0]?.text)
  expect(await objects.put('indexes/pointer', 'late', { etag })).toBeNull()
  expect(await objects.put('indexes/nowhere', 'text', { etag })).toBeNull()
})

test('a file goes up and comes down whole, and leaves nothing beside it', async () => {
  const from = join(folder, 'from.db')
  const to = join(folder, 'down/to.db')
  writeFileSync(from, Buffer.alloc(3_000_000, 'aiki'))
  await objects.upload('indexes/file.db', from)
  expect(await objects.download('indexes/file.db', join(folder, 'to.db'))).toBe(true)
  expect(readFileSync(join(folder, 'to.db')).equals(readFileSync(from))).toBe(true)
  expect(await objects.download('indexes/none.db', to)).toBe(false)
  expect(readdirSync(folder).filter(name => name.includes('part'))).toEqual([])
})

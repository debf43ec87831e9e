import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { bucketName, createObjectsRoute } from '../../local/s3.ts'
import { listen } from '../../local/server.ts'
import { createObjects } from './objects.ts'

const folder = mkdtempSync(join(tmpdir(), 'aiki-objects-'))
const server = await listen(0)
const door = createObjectsRoute(join(folder, 'bucket'))
server.open({ answer: door.answer, upgrade: (_, socket) => socket.destroy() }, (_, cause) => {
  throw cause
})
const clientOf = (endpoint: string) =>
  new S3Client({
    region: 'eu-west-1',
    endpoint,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  })
const client = clientOf(`${server.url}/s3`)
const objects = createObjects({ client, bucket: bucketName })
afterAll(async () => {
  client.destroy()
  await server.stop()
  rmSync(folder, { recursive: true })
})
const textOf = async (key: string) =>
  new TextDecoder().decode((await objects.get(key))?.body ?? new Uint8Array())

test('a stored object is returned byte for byte, and a missing one is not found', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, n) => n % 256)
  const etag = await objects.put('snapshots/remotive/a.json.gz', bytes)
  expect(await objects.get('snapshots/remotive/a.json.gz')).toEqual({ body: bytes, etag })
  expect(await objects.get('snapshots/remotive/b.json.gz')).toBeUndefined()
})

test('a range is read alone, is shorter at the end, and a missing object is not found', async () => {
  await objects.put('indexes/blocks', 'one two three')
  const rangeOf = async (start: number, length: number) =>
    new TextDecoder().decode(await objects.range('indexes/blocks', start, length))
  expect(await rangeOf(4, 3)).toBe('two')
  expect(await rangeOf(8, 100)).toBe('three')
  await expect(rangeOf(13, 1)).rejects.toThrow()
  expect(await objects.range('indexes/nothing', 0, 1)).toBeUndefined()
})

test('an object can be created only once', async () => {
  expect(await objects.put('indexes/one', 'first', { absent: true })).toEqual(expect.any(String))
  expect(await objects.put('indexes/one', 'second', { absent: true })).toBeNull()
  expect(await textOf('indexes/one')).toBe('first')
})

test('of two writers that replace the same object one succeeds, and the other gets null', async () => {
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

test('a file is uploaded and downloaded unchanged, and leaves no temporary file', async () => {
  const from = join(folder, 'from.db')
  const to = join(folder, 'down/to.db')
  writeFileSync(from, Buffer.alloc(3_000_000, 'aiki'))
  await objects.upload('indexes/file.db', from)
  expect(await objects.download('indexes/file.db', join(folder, 'to.db'))).toBe(true)
  expect(readFileSync(join(folder, 'to.db')).equals(readFileSync(from))).toBe(true)
  expect(await objects.download('indexes/none.db', to)).toBe(false)
  expect(readdirSync(folder).filter(name => name.includes('part'))).toEqual([])
})

describe('a bucket that stops in the middle of an object', () => {
  /** The first half of each object arrives, and then nothing. `deadline` ends the requests that wait. */
  const open = async () => {
    const deadline = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
    onTestFinished(() => void vi.restoreAllMocks())
    const sent = Promise.withResolvers<ServerResponse>()
    const stopping = createServer((_, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('x'.repeat(50), () => sent.resolve(response))
    }).listen(0, '127.0.0.1')
    await once(stopping, 'listening')
    const { port } = z.object({ port: z.number() }).parse(stopping.address())
    const client = clientOf(`http://127.0.0.1:${port}`)
    onTestFinished(() => {
      client.destroy()
      stopping.closeAllConnections()
      stopping.close()
    })
    const { range, get, download } = createObjects({ client, bucket: 'stops' })
    const reads = {
      range: () => range('index', 0, 100),
      get: () => get('index'),
      download: () => download('index', join(folder, 'half')),
    }
    return { deadline, sent: sent.promise, reads }
  }

  test.each(['range', 'get', 'download'] as const)('%s ends at its deadline', async read => {
    const { deadline, sent, reads } = await open()
    const reading = expect(reads[read]()).rejects.toThrow()
    await sent
    deadline.abort(new DOMException('It took too long.', 'TimeoutError'))
    await reading
    expect(readdirSync(folder).filter(name => name.startsWith('half'))).toEqual([])
  })

  test.each(['range', 'get', 'download'] as const)('%s ends when the connection is lost', async read => {
    const { sent, reads } = await open()
    const reading = expect(reads[read]()).rejects.toThrow()
    const response = await sent
    response.destroy()
    await reading
    expect(readdirSync(folder).filter(name => name.startsWith('half'))).toEqual([])
  })
})

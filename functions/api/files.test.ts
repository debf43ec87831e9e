import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { ulid } from 'ulid'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { call as callGateway } from '../../local/gateway.testing.ts'
import { createObjectsRoute, fileBucketName } from '../../local/s3.ts'
import { listen } from '../../local/server.ts'
import { startTable } from '../../local/table.testing.ts'
import { fileLimit } from '../../shared/api/files.ts'
import { createFiles } from '../services/files.ts'
import { fileStore } from '../store/files.ts'
import { personPartition } from '../store/keys.ts'
import { subscriptionStore } from '../store/subscriptions.ts'
import { writerStore } from '../store/writers.ts'
import { serveFiles } from './files.ts'

const { table, stop } = await startTable()
const folder = mkdtempSync(join(tmpdir(), 'aiki-files-'))
const server = await listen(0)
const door = createObjectsRoute(folder, fileBucketName, async () => true)
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
const bucket = createFiles({ client, bucket: fileBucketName })
const names = fileStore(table)
const writers = writerStore(table)
const gateway = serveFiles({ files: bucket, names, writers })
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['Date'] })
})
afterAll(async () => {
  vi.useRealTimers()
  client.destroy()
  await server.stop()
  rmSync(folder, { recursive: true })
  await stop()
})

const pdf = '%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'
/** A person who has Pro for a month from now on. */
const pro = async () => {
  const sub = crypto.randomUUID()
  const now = new Date()
  const paid = { type: 'paid', id: 'paid', at: now.toISOString(), tier: 'pro', purchase: 'month' } as const
  const event = { ...paid, until: null, reusable: false, automatic: false }
  await subscriptionStore(table).change(sub, now, () => ({ events: [event] }))
  return sub
}
const begin = (sub: string, id: string, name = 'CV.pdf', size = pdf.length) =>
  callGateway(gateway, { route: 'POST /files', sub, body: { id, name, size } })
const finish = (sub: string, id: string, by = gateway) =>
  callGateway(by, { route: 'POST /files/{id}/finish', sub, params: { id } })
const send = async (sub: string, content: string, name?: string) => {
  const id = ulid()
  const { body } = await begin(sub, id, name, content.length)
  await fetch(body.url, { method: 'PUT', body: content })
  return id
}
const isKept = async (sub: string, id: string) => {
  const link = await bucket.link({ sub, id }, { name: 'x', type: 'application/pdf' })
  return (await fetch(link)).status === 200
}
const whenTheMonthIsOver = () => vi.setSystemTime(new Date('2026-12-22T10:00:00Z'))

test('an upload is checked, stored, and downloaded under its name', async () => {
  const sub = await pro()
  const name = "Adé's CV (1)*.pdf"
  const id = await send(sub, pdf, name)
  expect((await finish(sub, id)).body).toMatchObject({ id, name, type: 'pdf', size: pdf.length })
  const { body } = await callGateway(gateway, { route: 'POST /files/{id}/link', sub, params: { id } })
  const got = await fetch(body.url)
  expect(got.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Ad%C3%A9%27s%20CV%20%281%29%2A.pdf",
  )
  expect(await got.text()).toBe(pdf)
  expect((await finish(sub, id)).status).toBe(200)
  expect((await callGateway(gateway, { route: 'GET /files', sub })).body).toMatchObject({
    files: [{ id }],
    limit: 5,
  })
})

test('a file that is named like a program or a page is downloaded as the type that it is', async () => {
  const sub = await pro()
  const id = await send(sub, pdf, 'CV.pdf.exe')
  expect((await finish(sub, id)).body).toMatchObject({ name: 'CV.pdf.exe.pdf', type: 'pdf' })
  const { body } = await callGateway(gateway, { route: 'POST /files/{id}/link', sub, params: { id } })
  const { headers } = await fetch(body.url)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toMatch(/CV\.pdf\.exe\.pdf$/)
})

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>', 422, 'wrong_file_type'],
  ['more than the link was for', 'x'.repeat(fileLimit + 1), 413, 'too_large'],
])('%s is not stored, and its upload is removed', async (_, content, status, code) => {
  const sub = await pro()
  const id = ulid()
  await begin(sub, id)
  await client.send(
    new PutObjectCommand({ Bucket: fileBucketName, Key: `incoming/${sub}/${id}`, Body: content }),
  )
  expect(await finish(sub, id)).toMatchObject({ status, body: { error: { code } } })
  expect(await bucket.arrived({ sub, id })).toBeUndefined()
  expect(await isKept(sub, id)).toBe(false)
})

test('nothing outside of the plan is stored: a sixth file, or a file without a plan', async () => {
  const sub = await pro()
  const ids = []
  for (let count = 0; count < 6; count += 1) ids.push(await send(sub, pdf))
  const [sixth = '', ...first] = ids.toReversed()
  for (const id of first) expect((await finish(sub, id)).status).toBe(200)
  expect((await finish(sub, sixth)).body.error.code).toBe('too_many_files')
  expect(await isKept(sub, sixth)).toBe(false)
  expect((await begin(sub, ulid())).body.error.code).toBe('too_many_files')
  expect((await begin(crypto.randomUUID(), ulid())).body.error.code).toBe('upgrade_required')
})

test('a plan that ends between the upload and its check stores nothing', async () => {
  const sub = await pro()
  vi.setSystemTime(new Date('2026-12-20T09:00:00Z'))
  const id = await send(sub, pdf)
  vi.setSystemTime(new Date('2026-12-20T11:00:00Z'))
  expect((await finish(sub, id)).body.error.code).toBe('too_many_files')
  expect(await isKept(sub, id)).toBe(false)
})

test('when the answer of the table is lost, the file and its bytes are there', async () => {
  const sub = await pro()
  const id = await send(sub, pdf)
  const add: typeof names.add = async (...file) => {
    await names.add(...file)
    throw new Error('The connection was lost.')
  }
  const unlucky = serveFiles({ files: bucket, names: { ...names, add }, writers })
  expect((await finish(sub, id, unlucky)).status).toBe(200)
  expect(await isKept(sub, id)).toBe(true)
})

test('an upload that is finished several times at once is stored once, with one answer', async () => {
  const sub = await pro()
  const id = await send(sub, pdf)
  const answers = await Promise.all([1, 2, 3, 4].map(() => finish(sub, id)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await isKept(sub, id)).toBe(true)
  expect((await callGateway(gateway, { route: 'GET /files', sub })).body.files).toHaveLength(1)
})

test.each(['the name', 'the bytes'])(
  'when a parallel request finished the upload before %s were read, its file is found',
  async what => {
    const sub = await pro()
    const id = await send(sub, pdf)
    const announcedName: typeof names.announcedName = async (...asked) => {
      if (what === 'the name') await finish(sub, id)
      return names.announcedName(...asked)
    }
    const arrived: typeof bucket.arrived = async file => {
      if (what === 'the bytes') await finish(sub, id)
      return bucket.arrived(file)
    }
    const late = serveFiles({ files: { ...bucket, arrived }, names: { ...names, announcedName }, writers })
    expect(await finish(sub, id, late)).toMatchObject({ status: 200, body: { id, name: 'CV.pdf' } })
  },
)

test('an upload that could not be stored removes no bytes of another file, nor of its own retry', async () => {
  const sub = await pro()
  const id = await send(sub, pdf)
  const add: typeof names.add = async () => {
    throw new Error('The table did not answer.')
  }
  const unlucky = serveFiles({ files: bucket, names: { ...names, add }, writers })
  expect((await finish(sub, id, unlucky)).status).toBe(500)
  expect((await finish(sub, id)).status).toBe(200)
  expect(await isKept(sub, id)).toBe(true)
})

test('an upload that never came is forgotten', async () => {
  const sub = await pro()
  const id = await send(sub, pdf)
  whenTheMonthIsOver()
  expect((await finish(sub, id)).body.error.code).toBe('not_found')
  const { rows } = await table.query({ partition: personPartition(sub), startsWith: 'FILE-ANNOUNCED#' })
  expect(rows.map(({ expiresAt }) => typeof expiresAt)).toEqual(['number'])
})

test("another person's file is not found", async () => {
  const owner = await pro()
  const id = await send(owner, pdf)
  const thief = await pro()
  expect((await finish(thief, id)).status).toBe(404)
  await finish(owner, id)
  for (const route of ['POST /files/{id}/link', 'DELETE /files/{id}'])
    expect((await callGateway(gateway, { route, sub: thief, params: { id } })).status).toBe(404)
  expect(await isKept(owner, id)).toBe(true)
})

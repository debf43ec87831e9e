import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import { api } from '../../shared/api/index.ts'
import { isForLiveSessions } from '../../shared/api/operation.ts'
import { ratesAMinute } from '../../shared/domain/limits.ts'
import { serveImports } from '../api/imports.ts'
import { serveSettings } from '../api/settings.ts'
import { sessionStore } from '../store/access.ts'
import { settingStore } from '../store/settings.ts'
import { guarded } from './guarded.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const sessions = sessionStore(table)

let read = 0
const importing = guarded(
  serveImports({
    files: {
      textOf: async () => {
        read += 1
        return 'Ada Obi\nNurse in Lagos'
      },
    },
  }),
  table,
)
const setting = guarded(serveSettings({ settings: settingStore(table) }), table)

test('of forty simultaneous imports only as many are read as the rate allows, and more are read in the next minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:30Z') })
  onTestFinished(() => void vi.useRealTimers())
  const sub = crypto.randomUUID()
  const body = { kind: 'pdf', data: `data:application/pdf;base64,${btoa('%PDF-1.7')}` }
  const importOne = () => call(importing, { route: 'POST /imports', sub, body })
  const all = await Promise.all(Array.from({ length: 40 }, importOne))
  const statuses = all.map(({ status }) => status)
  expect(statuses.filter(status => status === 200)).toHaveLength(ratesAMinute.import)
  expect(statuses.filter(status => status === 429)).toHaveLength(40 - ratesAMinute.import)
  expect(read).toBe(ratesAMinute.import)
  vi.setSystemTime(new Date('2026-11-23T10:01:00Z'))
  expect((await importOne()).status).toBe(200)
})

test('a caller who may not make a request does not learn what is wrong with it, and each try counts', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:30Z') })
  onTestFinished(() => void vi.useRealTimers())
  const sub = crypto.randomUUID()
  const wrong = () => call(importing, { route: 'POST /imports', sub, body: { kind: 'exe' } })
  const all = await Promise.all(Array.from({ length: 40 }, wrong))
  expect(all.filter(({ status }) => status === 400)).toHaveLength(ratesAMinute.import)
  const refused = all.find(({ status }) => status === 429)
  expect(refused?.headers).toMatchObject({ 'retry-after': '60' })
  await sessions.end(sub, 'a session', new Date())
  const claims = { origin_jti: 'a session' }
  const ended = await call(setting, { route: 'PATCH /settings', sub, claims, body: { theme: 'pink' } })
  expect(ended.status).toBe(401)
})

describe('a session that was signed out', () => {
  const claims = { origin_jti: 'a session', auth_time: 1000 }
  const save = (sub: string, more: Readonly<Record<string, string | number>> = claims) =>
    call(setting, { route: 'PATCH /settings', sub, claims: more, body: { theme: 'dark' } })

  test('writes nothing, and is told to log in', async () => {
    const sub = crypto.randomUUID()
    expect((await save(sub)).status).toBe(200)
    await sessions.end(sub, 'a session', new Date())
    expect(await save(sub)).toMatchObject({ status: 401, body: { error: { code: 'unauthenticated' } } })
    expect((await save(sub, { ...claims, origin_jti: 'another' })).status).toBe(200)
  })

  test('a session that began before all sessions were ended writes nothing, and a later session writes', async () => {
    const sub = crypto.randomUUID()
    const now = new Date(2_000_000)
    await sessions.endAll(sub, now)
    expect((await save(sub, { ...claims, auth_time: 2000 })).status).toBe(401)
    expect((await save(sub, { ...claims, auth_time: 2001 })).status).toBe(200)
  })

  test('can still read what a screen shows', async () => {
    const sub = crypto.randomUUID()
    await sessions.end(sub, 'a session', new Date())
    expect((await call(setting, { route: 'GET /settings', sub, claims })).status).toBe(200)
  })
})

test('the check is one read, and no write when there is no rate', async () => {
  const sub = crypto.randomUUID()
  const { costs } = await costOf(() =>
    call(setting, { route: 'PATCH /settings', sub, body: { theme: 'dark' } }),
  )
  expect(costs.map(({ operation }) => operation)).toEqual(['get', 'update'])
})

test('downloads, changes and reads that cost much are checked; other reads for a screen are not', () => {
  const checked = Object.values(api).flatMap(domain => Object.values(domain).filter(isForLiveSessions))
  const reads = checked.filter(({ method }) => method === 'GET').map(({ path }) => path)
  expect(reads.toSorted()).toEqual([
    '/account/export',
    '/jobs/for-you',
    '/letters/{id}/documents/{format}',
    '/receipts/{reference}',
    '/resumes/{id}/documents/{format}',
  ])
})

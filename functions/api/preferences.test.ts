import { afterAll, beforeEach, expect, test } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import { preferenceStore } from '../store/preferences.ts'
import { servePreferences } from './preferences.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const gateway = servePreferences({ preferences: preferenceStore(table) })
const person = () => {
  const sub = crypto.randomUUID()
  return {
    get: async () => (await call(gateway, { route: 'GET /preferences', sub })).body,
    save: (body: object) => call(gateway, { route: 'PUT /preferences', sub, body }),
  }
}

let ngozi: ReturnType<typeof person>
let form: object
beforeEach(async () => {
  ngozi = person()
  const { version: _, updatedAt: __, ...defaults } = await ngozi.get()
  form = defaults
})

test('preferences are saved as typed, for this person alone', async () => {
  const choices = {
    jobTitles: ['<b>Nurse</b>', 'Agbẹjọ́rò'],
    keywords: ['"; DROP TABLE --'],
    salaryMin: 5,
    salaryMax: 1,
  }
  const { status, body } = await ngozi.save({ ...form, ...choices, version: 0 })
  expect({ status, body }).toMatchObject({ status: 200, body: { ...choices, version: 1 } })
  expect(await ngozi.get()).toEqual(body)
  expect(await person().get()).toMatchObject({ jobTitles: [], version: 0, updatedAt: null })
})

test('a save from an old version is refused as stale', async () => {
  await ngozi.save({ ...form, keywords: ['phone'], version: 0 })
  expect(await ngozi.save({ ...form, keywords: ['laptop'], version: 0 })).toMatchObject({
    status: 409,
    body: { error: { code: 'stale_version' } },
  })
  expect(await ngozi.get()).toMatchObject({ keywords: ['phone'] })
})

test.each([
  ['another person', { userId: 'somebody' }, 'userId'],
  ['a time of its own', { updatedAt: '2020-01-01T00:00:00.000Z' }, 'updatedAt'],
  ['a kind of job that is none', { jobTypes: ['slavery'] }, 'jobTypes.0'],
  ['too many titles', { jobTitles: Array.from({ length: 31 }, (_, n) => `Title ${n}`) }, 'jobTitles'],
  ['an entry that is too long', { keywords: ['a'.repeat(101)] }, 'keywords.0'],
  ['a salary below nothing', { salaryMin: -1 }, 'salaryMin'],
  ['another currency', { currency: 'XBT' }, 'currency'],
  ['a version below nothing', { version: -1 }, 'version'],
])('a save with %s is refused at its field, and nothing is saved', async (_, wrong, field) => {
  const { status, body } = await ngozi.save({ ...form, version: 0, ...wrong })
  expect(status).toBe(400)
  expect(Object.keys(body.error.fields)).toEqual([field])
  expect(await ngozi.get()).toMatchObject({ version: 0 })
})

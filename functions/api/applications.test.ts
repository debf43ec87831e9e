import { ulid } from 'ulid'
import { afterAll, expect, test, vi } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import { applicationStore } from '../store/applications.ts'
import { serveApplications } from './applications.ts'

// Half past midnight in Lagos.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T23:30:00Z') })
afterAll(() => vi.useRealTimers())
const { table, stop } = await startTable()
afterAll(() => stop())
const gateway = serveApplications({ applications: applicationStore(table) })

const person = () => {
  const sub = crypto.randomUUID()
  return {
    list: (query = {}) => call(gateway, { route: 'GET /applications', sub, query }),
    create: (body: object) => call(gateway, { route: 'POST /applications', sub, body }),
    update: (id: string, body: object) =>
      call(gateway, { route: 'PATCH /applications/{id}', sub, params: { id }, body }),
    remove: (id: string) => call(gateway, { route: 'DELETE /applications/{id}', sub, params: { id } }),
    import: (rows: object[]) => call(gateway, { route: 'POST /applications/import', sub, body: { rows } }),
  }
}
const job = (fields = {}) => ({
  id: ulid(),
  jobTitle: 'Supply Planner',
  companyName: 'Tudun Foods',
  ...fields,
})

test('a person adds, changes, lists and removes', async () => {
  const ada = person()
  const created = await ada.create(job({ jobTitle: '  Supply Planner ' }))
  expect(created).toMatchObject({
    status: 201,
    body: {
      jobTitle: 'Supply Planner',
      status: 'applied',
      origin: 'manual',
      stage: 2,
      version: 1,
      notes: '',
      appliedDate: '2026-11-21',
    },
  })
  const { id } = created.body
  const updated = await ada.update(id, { status: 'interview', version: 1 })
  expect(updated).toMatchObject({ status: 200, body: { status: 'interview', stage: 3, version: 2 } })
  expect((await ada.list()).body).toEqual({ applications: [updated.body], older: null })
  expect(await ada.remove(id)).toMatchObject({ status: 200, body: { id } })
  expect((await ada.list()).body.applications).toEqual([])
})

test.each([
  ['sent', { status: 'interview' }, '2026-11-21'],
  ['only saved', { status: 'saved' }, null],
  ['shown by a search', { status: 'viewed', origin: 'search' }, null],
  ['with a day of its own', { appliedDate: '2026-01-31' }, '2026-01-31'],
  ['without a day, as the person says', { appliedDate: null }, null],
])('the applied date of a job %s', async (_, fields, appliedDate) => {
  expect((await person().create(job(fields))).body.appliedDate).toBe(appliedDate)
})

test('each wrong field is named, and nothing is saved', async () => {
  const ada = person()
  const wrong = { id: '1', jobTitle: '', jobUrl: 'javascript:alert(1)', status: 'hired', stage: 4 }
  const { status, body } = await ada.create(wrong)
  expect(status).toBe(400)
  expect(body.error.fields).toMatchObject({
    id: 'This id is not a ULID.',
    jobTitle: 'Job title is required.',
    companyName: expect.any(String),
    jobUrl: expect.any(String),
    status: expect.any(String),
    stage: 'This field is not known here.',
  })
  expect((await ada.list()).body.applications).toEqual([])
})

test('each conflict has its own error code', async () => {
  const ada = person()
  const first = (await ada.create(job())).body
  await ada.update(first.id, { notes: 'x', version: 1 })
  const code = (status: number, name: string) => ({ status, body: { error: { code: name } } })
  expect(await ada.create(job())).toMatchObject({
    status: 409,
    body: { error: { code: 'already_tracked', existingId: first.id } },
  })
  expect(await ada.update(first.id, { notes: 'y', version: 1 })).toMatchObject(code(409, 'stale_version'))
  expect(await ada.update(ulid(), { notes: 'y', version: 1 })).toMatchObject(code(404, 'not_found'))
  expect(await person().update(first.id, { notes: 'y', version: 2 })).toMatchObject(code(404, 'not_found'))
  expect(await person().remove(first.id)).toMatchObject(code(404, 'not_found'))
  expect((await person().list()).body).toEqual({ applications: [], older: null })
  expect((await ada.list()).body.applications).toMatchObject([{ id: first.id, notes: 'x', version: 2 }])
})

test('an import of 50 rows with the longest notes returns how many were new; 51 rows are refused', async () => {
  const ada = person()
  const notes = 'ọ'.repeat(5000)
  const rows = Array.from({ length: 50 }, (_, n) => job({ jobTitle: `Job ${n % 40}`, notes }))
  expect((await ada.import(rows)).body).toEqual({ added: 40, alreadyTracked: 10, leftOut: 0 })
  expect(await ada.import([...rows, job()])).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_input' } },
  })
  const wrongRow = await ada.import([job(), job({ companyName: '' })])
  expect(wrongRow.body.error.fields).toEqual({ 'rows.1.companyName': 'Company is required.' })
})

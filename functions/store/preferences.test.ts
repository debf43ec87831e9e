import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import type { PreferencesForm } from '../../shared/api/preferences.ts'
import { preferenceStore } from './preferences.ts'
import { profileKey } from './profile-row.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const preferences = preferenceStore(table)
const now = new Date('2026-11-20T10:00:00.000Z')
const nothing: PreferencesForm = {
  jobTitles: [],
  jobTypes: ['onsite'],
  locations: [],
  industries: [],
  keywords: [],
  excludedCompanies: [],
  experienceLevel: null,
  salaryMin: null,
  salaryMax: null,
  currency: 'NGN',
  remoteOnly: false,
  autoApplyEnabled: false,
}
const nurse: PreferencesForm = { ...nothing, jobTitles: ['Nurse'], locations: ['Jos'], salaryMax: 300_000 }

let sub: string
beforeEach(() => {
  sub = crypto.randomUUID()
})
const save = (form: PreferencesForm, version: number) => preferences.save(sub, { form, version, now })

test('before the first save there are defaults, and reading them stores nothing', async () => {
  expect(await preferences.get(sub)).toEqual({ ...nothing, version: 0, updatedAt: null })
  expect((await table.query({ partition: `USER#${sub}` })).rows).toEqual([])
})

test('before the first save, the answers of the profile are there; after it, only what was saved', async () => {
  await table.put({
    ...profileKey(sub),
    fullName: 'Ngozi Eze',
    email: 'ngozi@example.com',
    jobTitle: 'Accountant',
    state: 'Lagos',
    industry: 'Human Resources',
    jobTypes: ['Remote', 'Full-time'],
    salaryMin: 250_000,
    updatedAt: now.toISOString(),
  })
  expect(await preferences.get(sub)).toEqual({
    ...nothing,
    jobTitles: ['Accountant'],
    locations: ['Lagos'],
    industries: ['HR'],
    jobTypes: ['remote', 'full-time'],
    salaryMin: 250_000,
    version: 0,
    updatedAt: null,
  })
  await table.update(profileKey(sub), { set: { jobTypes: [] } })
  expect(await preferences.get(sub)).toMatchObject({ jobTitles: ['Accountant'], jobTypes: [] })
  await save(nurse, 0)
  const { result, costs } = await costOf(() => preferences.get(sub))
  expect(result).toMatchObject(nurse)
  expect(costs).toMatchObject([{ operation: 'get', roundTrips: 1 }])
})

test('each save is one write, counted, and replaces everything', async () => {
  const { result, costs } = await costOf(() => save(nurse, 0))
  expect(result).toEqual({ ...nurse, version: 1, updatedAt: now.toISOString() })
  expect(costs).toMatchObject([{ operation: 'put', roundTrips: 1 }])
  const emptied = await save(nothing, 1)
  expect(emptied).toEqual({ ...nothing, version: 2, updatedAt: now.toISOString() })
  expect(await preferences.get(sub)).toEqual(emptied)
})

test.each([
  ['the first', 0],
  ['a later', 1],
])('%s save that is repeated because its answer was lost is one save', async (_, version) => {
  if (version > 0) await save(nothing, 0)
  const first = await save(nurse, version)
  expect(await save(nurse, version)).toEqual(first)
  expect(await preferences.get(sub)).toEqual(first)
})

test('another save from an old version is refused, and the stored one stays', async () => {
  const first = await save(nurse, 0)
  await expect(save(nothing, 0)).rejects.toMatchObject({ code: 'stale_version' })
  const second = await save({ ...nurse, remoteOnly: true }, 1)
  await expect(save(nurse, 1)).rejects.toMatchObject({ code: 'stale_version' })
  await expect(save(nurse, 7)).rejects.toMatchObject({ code: 'stale_version' })
  expect(first.version).toBe(1)
  expect(await preferences.get(sub)).toEqual(second)
})

test('of two simultaneous first saves one is stored', async () => {
  const outcomes = await Promise.allSettled([save(nurse, 0), save({ ...nurse, remoteOnly: true }, 0)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('an older row without a field is read with its default', async () => {
  await table.put({ pk: `USER#${sub}`, sk: 'PREFERENCES', jobTitles: ['Nurse'], version: 3 })
  expect(await preferences.get(sub)).toMatchObject({ jobTitles: ['Nurse'], currency: 'NGN', version: 3 })
})

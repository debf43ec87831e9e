import { ulid } from 'ulid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import type { Home } from '../../shared/api/home.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { applicationStore } from '../store/applications.ts'
import { digestKey } from '../store/digest-row.ts'
import { digestStore } from '../store/digests.ts'
import { homeStore } from '../store/homes.ts'
import { preferenceStore } from '../store/preferences.ts'
import { profileStore } from '../store/profiles.ts'
import { home } from './home.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const gateway = home({ homes: homeStore(table) })
const now = new Date()

let sub: string
beforeEach(() => {
  sub = crypto.randomUUID()
})
const get = async (): Promise<Home> => (await call(gateway, { route: 'GET /home', sub })).body
const begin = () =>
  profileStore(table).begin(
    sub,
    firstProfile({ email: 'ngozi@example.com', name: 'Ngozi', answers: null }, now),
  )
const track = (jobTitle: string) =>
  applicationStore(table).create(
    sub,
    {
      id: ulid(),
      jobTitle,
      companyName: 'Gada Cement',
      location: '',
      status: 'applied',
      jobUrl: '',
      notes: '',
      appliedDate: null,
      origin: 'manual',
    },
    now,
  )

test('all of the screen is one round trip to the table', async () => {
  await begin()
  await track('Buyer')
  await digestStore(table).rebuild(sub, now)
  const { result, costs } = await costOf(get)
  expect(costs.map(({ operation, roundTrips }) => `${operation} ${roundTrips}`)).toEqual(['getMany 1'])
  expect(result).toMatchObject({
    applications: { total: 1, byStatus: { applied: 1 }, activity: [{ jobTitle: 'Buyer', added: true }] },
    interviewSessions: 0,
    resumes: 0,
    quota: { applications: 5, resumes: 1 },
    profile: { percent: 7, missing: expect.arrayContaining(['Skills']) },
    hasPreferences: false,
    subscription: { tier: 'free', status: 'active', trialUsed: false },
  })
})

test('where there is no digest yet it is made and kept', async () => {
  await begin()
  await track('Buyer')
  expect((await get()).applications.total).toBe(1)
  const { costs } = await costOf(get)
  expect(costs).toHaveLength(1)
})

test('a digest of another shape is made anew', async () => {
  await begin()
  await track('Buyer')
  await table.put({ ...digestKey(sub), applications: { all: 3 }, revision: 7 })
  expect((await get()).applications.total).toBe(1)
  expect(await table.get(digestKey(sub))).toMatchObject({ revision: 8, resumes: 0 })
})

test("who has no profile has a home all the same, and nothing of another's", async () => {
  await begin()
  await track('Buyer')
  await get()
  sub = crypto.randomUUID()
  const before = { profile: null, hasPreferences: false, applications: { total: 0 } }
  expect(await get()).toMatchObject(before)
  expect(await table.get(digestKey(sub))).toBeUndefined()
})

test('what was saved of profile and preferences is seen at once, whatever the digest', async () => {
  await begin()
  await get()
  const preferences = preferenceStore(table)
  const { version, updatedAt: _, ...form } = await preferences.get(sub)
  await preferences.save(sub, { form, version, now })
  await profileStore(table).update(sub, { patch: { skills: ['SQL'] }, version: 1, now })
  expect(await get()).toMatchObject({ hasPreferences: true, profile: { percent: 14 } })
})

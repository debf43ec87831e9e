import { ulid } from 'ulid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import type { Home } from '../../shared/api/home.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { noSuppression, type Suppression } from '../../shared/domain/suppression.ts'
import { applicationStore } from '../store/applications.ts'
import { digestKey } from '../store/digest-row.ts'
import { digestStore } from '../store/digests.ts'
import { homeStore } from '../store/homes.ts'
import { interviewsKey } from '../store/interview-row.ts'
import { preferenceStore } from '../store/preferences.ts'
import { profileKey } from '../store/profile-row.ts'
import { profileStore } from '../store/profiles.ts'
import { resumesKey } from '../store/resume-row.ts'
import { suppressionStore } from '../store/suppressions.ts'
import { serveHome } from './home.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const gateway = serveHome({ homes: homeStore(table) })
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

test('the whole screen is one round trip to the table', async () => {
  await begin()
  await track('Buyer')
  await digestStore(table).rebuild(sub, now)
  const { result, costs } = await costOf(get)
  expect(costs.map(({ operation, roundTrips }) => `${operation} ${roundTrips}`)).toEqual(['getMany 1'])
  expect(result).toMatchObject({
    applications: { total: 1, byStatus: { applied: 1 }, activity: [{ jobTitle: 'Buyer', added: true }] },
    interviewSessions: 0,
    resumes: 0,
    alerts: 0,
    quota: { applications: 5, resumes: 1 },
    profile: { percent: 7, missing: expect.arrayContaining(['Skills']), jobTitle: '', place: '' },
    hasPreferences: false,
    subscription: { tier: 'free', status: 'active', trialUsed: false },
  })
})

test('a mailbox that refuses our mails is named, and one whose reader reported spam is not', async () => {
  await begin()
  const suppressions = suppressionStore(table)
  const set = async (state: Partial<Suppression>) => {
    const found = await suppressions.get(sub, now)
    if (!found) throw new Error('There is no such person.')
    await suppressions.put(sub, found, { suppression: { ...noSuppression, ...state }, notice: null }, now)
    return (await get()).refusingMailbox
  }
  expect((await get()).refusingMailbox).toBeNull()
  expect(await set({ complainedAt: now.toISOString() })).toBeNull()
  expect(await set({ bouncedAt: now.toISOString() })).toBe('ngozi@example.com')
  await table.update(profileKey(sub), { set: { email: 'ngozi@example.org' } })
  expect((await get()).refusingMailbox).toBeNull()
})

test('a missing digest is made and stored', async () => {
  await begin()
  await track('Buyer')
  expect((await get()).applications.total).toBe(1)
  const { costs } = await costOf(get)
  expect(costs).toHaveLength(1)
})

test('a digest with an older schema is made again', async () => {
  await begin()
  await track('Buyer')
  await table.put({ ...digestKey(sub), applications: { all: 3 }, revision: 7 })
  expect((await get()).applications.total).toBe(1)
  expect(await table.get(digestKey(sub))).toMatchObject({ revision: 8, rebuiltAt: expect.any(String) })
})

test('a digest with a wrong count is made again, at most once an hour', async () => {
  await begin()
  const homes = homeStore(table)
  const totalAfter = async (minutes: number) =>
    (await homes.get(sub, new Date(now.getTime() + minutes * 60_000))).digest.applications.total
  expect(await totalAfter(0)).toBe(0)
  // The stream has dropped this change.
  await track('Buyer')
  expect([await totalAfter(60), await totalAfter(61)]).toEqual([0, 1])
  await track('Planner')
  expect([await totalAfter(120), await totalAfter(122)]).toEqual([1, 2])
})

test('a digest page with an older schema is made again with its digest', async () => {
  await begin()
  const { id } = await track('Buyer')
  await get()
  await table.put({ ...digestKey(sub), sk: 'DIGEST#000', summaries: [{ id }] })
  await digestStore(table).count(sub, [], now)
  expect((await get()).applications.total).toBe(1)
  const page = await table.get({ ...digestKey(sub), sk: 'DIGEST#000' })
  expect(page).toMatchObject({ summaries: expect.stringContaining(id) })
})

test('sessions and resumes are counted by their own rows', async () => {
  await begin()
  await table.put({ ...interviewsKey(sub), interviews: 2 })
  await table.put({ ...resumesKey(sub), resumes: 3, generated: 5 })
  expect(await get()).toMatchObject({ interviewSessions: 2, resumes: 3 })
})

test('a person without a profile has a home screen, with nothing of another person', async () => {
  await begin()
  await track('Buyer')
  await get()
  sub = crypto.randomUUID()
  const before = { profile: null, hasPreferences: false, applications: { total: 0 } }
  expect(await get()).toMatchObject(before)
  expect(await table.get(digestKey(sub))).toBeUndefined()
})

test('saved profile and preferences show at once, whatever the digest has', async () => {
  await begin()
  await get()
  const preferences = preferenceStore(table)
  const { version, updatedAt: _, ...form } = await preferences.get(sub)
  await preferences.save(sub, { form, version, now })
  await profileStore(table).update(sub, { patch: { skills: ['SQL'] }, version: 1, now })
  expect(await get()).toMatchObject({ hasPreferences: true, profile: { percent: 14 } })
})

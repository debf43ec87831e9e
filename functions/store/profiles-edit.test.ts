import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { type ProfileEdit, profileStore } from './profiles.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const profiles = profileStore(table)
const now = new Date('2026-11-20T10:00:00.000Z')
const later = new Date('2026-11-21T10:00:00.000Z')
const ngozi = firstProfile({ email: 'ngozi@example.com', name: 'Ngozi', answers: null }, now)

let sub: string
beforeEach(async () => {
  sub = crypto.randomUUID()
  await profiles.begin(sub, ngozi)
})
const update = (patch: ProfileEdit['patch'], version = 1) =>
  profiles.update(sub, { patch, version, now: later })
const refused = (code: string) => expect.objectContaining({ code })

test('an edit is one write of the changed fields, and completes the onboarding', async () => {
  const { result, costs } = await costOf(() => update({ bio: 'Nurse.', skills: ['Triage'], state: 'Kano' }))
  expect(result).toEqual({
    ...ngozi,
    bio: 'Nurse.',
    skills: ['Triage'],
    state: 'Kano',
    onboardingCompleted: true,
    version: 2,
    updatedAt: later.toISOString(),
  })
  expect(await profiles.get(sub)).toEqual(result)
  expect(costs).toMatchObject([{ operation: 'update', roundTrips: 1 }])
})

test('an answer is removed with null', async () => {
  await update({ bio: 'Nurse.', state: 'Kano', salaryMin: 5, skills: ['Triage'] })
  const emptied = { bio: '', state: null, salaryMin: null, skills: [] }
  expect(await update(emptied, 2)).toMatchObject(emptied)
  expect(await profiles.get(sub)).toMatchObject(emptied)
})

test('an edit from an old version is refused and loses nothing', async () => {
  const first = await update({ bio: 'From the phone.' })
  await expect(update({ bio: 'From the laptop.' })).rejects.toEqual(refused('stale_version'))
  expect(await profiles.get(sub)).toEqual(first)
})

test('of two simultaneous edits one is stored completely, and the other is refused', async () => {
  const outcomes = await Promise.allSettled([
    update({ bio: 'Phone', jobTitle: 'Nurse' }),
    update({ bio: 'Laptop', location: 'Jos' }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const saved = await profiles.get(sub)
  expect(outcomes).toContainEqual({ status: 'fulfilled', value: saved })
})

test('an edit that is repeated because its answer was lost gets the same answer', async () => {
  const patch = { bio: 'Nurse.', skills: ['Triage', 'Teaching'], state: 'Kano' } as const
  const edit = { ...patch, skills: [...patch.skills] }
  const first = await update(edit)
  expect(await update(edit)).toEqual(first)
})

test('an edit of an unknown person, or of another one, writes nothing', async () => {
  const edit = { patch: { bio: 'Nurse.' }, version: 1, now: later }
  await expect(profiles.update('nobody', edit)).rejects.toEqual(refused('not_found'))
  expect((await table.query({ partition: 'USER#nobody' })).rows).toEqual([])
  expect(await profiles.get(sub)).toEqual(ngozi)
})

test('the salaries need not be in order', async () => {
  expect(await update({ salaryMin: 400_000, salaryMax: 300_000 })).toMatchObject({
    salaryMin: 400_000,
    salaryMax: 300_000,
  })
})

describe('a profile from before edits were counted', () => {
  const oldest = { fullName: 'Ada', email: 'ada@example.com', updatedAt: now.toISOString() }
  beforeEach(async () => {
    await table.put({ pk: `USER#${sub}`, sk: 'PROFILE', ...oldest })
  })

  test('is edited as one at its first version', async () => {
    expect(await update({ bio: 'Nurse.' })).toMatchObject({
      ...oldest,
      bio: 'Nurse.',
      version: 2,
      updatedAt: later.toISOString(),
    })
    expect(await update({ bio: 'Nurse.' })).toMatchObject({ version: 2 })
    await expect(update({ bio: 'Teacher.' })).rejects.toEqual(refused('stale_version'))
  })

  test('accepts one of two edits at the same moment', async () => {
    const outcomes = await Promise.allSettled([update({ bio: 'Phone' }), update({ bio: 'Laptop' })])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('refuses an edit from another version', async () => {
    await expect(update({ bio: 'Nurse.' }, 2)).rejects.toEqual(refused('stale_version'))
  })
})

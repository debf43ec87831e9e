import { afterAll, describe, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { firstProfile, noAnswers } from '../../shared/domain/profile.ts'
import { profileStore } from './profiles.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const profiles = profileStore(table)
const now = new Date('2026-11-20T10:00:00.000Z')
const later = new Date('2026-11-21T10:00:00.000Z')
const ngozi = firstProfile({ email: 'ngozi@example.com', name: 'Ngozi', answers: null }, now)
const begin = async () => {
  const sub = crypto.randomUUID()
  await profiles.begin(sub, ngozi)
  return sub
}

test('there is no profile before it was created', async () => {
  expect(await profiles.get('nobody')).toBeNull()
})

test('a profile is read in one round trip', async () => {
  const sub = await begin()
  const { result, costs } = await costOf(() => profiles.get(sub))
  expect(result).toEqual(ngozi)
  expect(costs).toMatchObject([{ operation: 'get', roundTrips: 1 }])
})

test('an older profile without most fields is read, with its address', async () => {
  const oldest = { fullName: 'Ada', email: '"a b"@example.com', updatedAt: now.toISOString() }
  await table.put({ pk: 'USER#oldest', sk: 'PROFILE', ...oldest })
  const { fullName: _, email: __, ...begun } = ngozi
  expect(await profiles.get('oldest')).toEqual({ ...begun, ...noAnswers, ...oldest })
})

test('the first profile stays when it is created again, and its welcome is not repeated', async () => {
  const sub = crypto.randomUUID()
  const alongside = (sk: string) => ({ pk: `USER#${sub}`, sk })
  await profiles.begin(sub, ngozi, alongside('NOTIFICATION#1'))
  await profiles.begin(sub, { ...ngozi, fullName: 'Somebody Else' }, alongside('NOTIFICATION#2'))
  expect(await profiles.get(sub)).toEqual(ngozi)
  const { rows } = await table.query({ partition: `USER#${sub}` })
  expect(rows.map(({ sk }) => sk)).toEqual(['NOTIFICATION#1', 'PROFILE'])
  expect(await profiles.get('another')).toBeNull()
})

describe('a new address', () => {
  const address = 'eze@example.com'

  test('is written once, and the version stays, so that an open form is not stale', async () => {
    const sub = await begin()
    await profiles.setEmail(sub, address, later)
    const changed = { ...ngozi, email: address, updatedAt: later.toISOString() }
    expect(await profiles.get(sub)).toEqual(changed)
    await profiles.setEmail(sub, address, new Date())
    expect(await profiles.get(sub)).toEqual(changed)
  })

  test('and an edit at the same moment are both stored', async () => {
    const sub = await begin()
    const edit = { patch: { bio: 'Nurse.' }, version: 1, now: later }
    await Promise.all([profiles.update(sub, edit), profiles.setEmail(sub, address, later)])
    expect(await profiles.get(sub)).toMatchObject({ email: address, bio: 'Nurse.', version: 2 })
  })

  test('of a person without a profile creates none', async () => {
    await profiles.setEmail('nobody', address, later)
    expect(await profiles.get('nobody')).toBeNull()
  })
})

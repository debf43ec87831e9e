import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { firstProfile, noAnswers } from '../../shared/domain/profile.ts'
import { profileStore } from './profiles.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const profiles = profileStore(table)
const now = new Date('2026-11-20T10:00:00.000Z')
const ngozi = firstProfile({ email: 'ngozi@example.com', name: 'Ngozi', answers: null }, now)

test('there is none before it began', async () => {
  expect(await profiles.get('nobody')).toBeNull()
})

test('one from before most fields were there is read, its address as it is', async () => {
  const oldest = { fullName: 'Ada', email: '"a b"@example.com', updatedAt: now.toISOString() }
  await table.put({ pk: 'USER#oldest', sk: 'PROFILE', ...oldest })
  expect(await profiles.get('oldest')).toEqual({
    ...noAnswers,
    ...oldest,
    country: 'Nigeria',
    currency: 'NGN',
  })
})

test('the first one stays when it is begun again', async () => {
  await profiles.begin('ngozi', ngozi)
  await profiles.begin('ngozi', { ...ngozi, fullName: 'Somebody Else' })
  expect(await profiles.get('ngozi')).toEqual(ngozi)
  expect(await profiles.get('another')).toBeNull()
})

import { afterAll, expect, test } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { profileStore } from '../store/profiles.ts'
import { profile } from './profile.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const profiles = profileStore(table)
const gateway = profile({ profiles })

test("a person's own profile; null before there is one", async () => {
  const ngozi = firstProfile({ email: 'ngozi@example.com', name: 'Ngozi', answers: null }, new Date())
  await profiles.begin('ngozi', ngozi)
  const get = (sub: string) => call(gateway, { route: 'GET /profile', sub })
  expect(await get('ngozi')).toMatchObject({ status: 200, body: { profile: ngozi } })
  expect(await get('ada')).toMatchObject({ status: 200, body: { profile: null } })
})

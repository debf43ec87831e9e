import { afterAll, beforeEach, expect, test } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import { settingStore } from '../store/settings.ts'
import { serveSettings } from './settings.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const gateway = serveSettings({ settings: settingStore(table) })
const person = () => {
  const sub = crypto.randomUUID()
  return {
    get: async () => (await call(gateway, { route: 'GET /settings', sub })).body,
    update: (body: object) => call(gateway, { route: 'PATCH /settings', sub, body }),
  }
}
let ngozi: ReturnType<typeof person>
beforeEach(() => {
  ngozi = person()
})

test('a choice is saved for this person alone, and the other settings stay', async () => {
  const before = await ngozi.get()
  expect(before).toMatchObject({ theme: null, weeklySummary: true, marketingEmails: false })
  await ngozi.update({ theme: 'dark' })
  const { status, body } = await ngozi.update({ weeklySummary: false })
  expect({ status, body }).toEqual({ status: 200, body: { ...before, theme: 'dark', weeklySummary: false } })
  expect(await ngozi.get()).toEqual(body)
  expect(await person().get()).toEqual(before)
})

test.each([
  ['another person', { userId: 'somebody' }, 'userId'],
  ['no security alerts', { securityAlerts: false }, 'securityAlerts'],
  ['a theme that is none', { theme: 'neon' }, 'theme'],
  ['words for a switch', { jobAlerts: 'yes' }, 'jobAlerts'],
])('%s is refused at its field, and nothing is saved', async (_, wrong, field) => {
  const before = await ngozi.get()
  const { status, body } = await ngozi.update({ weeklySummary: false, ...wrong })
  expect(status).toBe(400)
  expect(Object.keys(body.error.fields)).toEqual([field])
  expect(await ngozi.get()).toEqual(before)
})

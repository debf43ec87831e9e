import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { firstSwitches } from '../../shared/domain/notification-switches.ts'
import { settingStore } from './settings.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const settings = settingStore(table)
const defaults = { ...firstSwitches, theme: null }

let sub: string
beforeEach(() => {
  sub = crypto.randomUUID()
})

test('before the first choice there are defaults', async () => {
  const { result, costs } = await costOf(() => settings.get(sub))
  expect(result).toEqual(defaults)
  expect(costs).toMatchObject([{ operation: 'get', roundTrips: 1 }])
})

test('a change is one write of the sent fields, so that later defaults apply to the others', async () => {
  const { result, costs } = await costOf(() => settings.update(sub, { theme: 'dark', jobAlerts: undefined }))
  expect(result).toEqual({ ...defaults, theme: 'dark' })
  expect(costs).toMatchObject([{ operation: 'update', roundTrips: 1 }])
  expect((await table.query({ partition: `USER#${sub}` })).rows).toEqual([
    { pk: `USER#${sub}`, sk: 'SETTINGS', theme: 'dark' },
  ])
})

test('simultaneous changes of different switches are all stored', async () => {
  await Promise.all([
    settings.update(sub, { theme: 'light' }),
    settings.update(sub, { jobAlerts: false }),
    settings.update(sub, { marketingEmails: true }),
  ])
  expect(await settings.get(sub)).toEqual({
    ...defaults,
    theme: 'light',
    jobAlerts: false,
    marketingEmails: true,
  })
})

test('an empty change changes nothing', async () => {
  await settings.update(sub, { weeklySummary: false })
  expect(await settings.update(sub, {})).toEqual({ ...defaults, weeklySummary: false })
})

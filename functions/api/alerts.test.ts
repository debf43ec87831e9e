import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { historyOf, trial } from '../../shared/domain/subscription.testing.ts'
import { mailings, type PaidTier } from '../../shared/lists.ts'
import { indexOf, jobOf } from '../alerts/jobs.testing.ts'
import { alertKey } from '../store/alert-row.ts'
import { alertStore } from '../store/alerts.ts'
import { profileStore } from '../store/profiles.ts'
import { purgePerson } from '../store/purge.ts'
import { seekerStore } from '../store/seekers.ts'
import { settingStore } from '../store/settings.ts'
import { subscriptionRow } from '../store/subscription-row.ts'
import { subscriptionStore } from '../store/subscriptions.ts'
import { unsubscribeKey, unsubscribeStore, unsubscribeToken } from '../store/unsubscribes.ts'
import { serveAlerts } from './alerts.ts'

const { table, stop } = await startTable()
afterAll(() => stop())
const settings = settingStore(table)
const unsubscribes = unsubscribeStore(table)
const now = new Date()
const index = indexOf([jobOf({ title: 'Operations Lead' })], now.toISOString())
const gateway = serveAlerts({
  index: { get: async () => index },
  publiclyHidden: { get: async () => new Set() },
  seekers: seekerStore(table),
  alerts: alertStore(table),
  unsubscribes,
  subscriptions: subscriptionStore(table),
  settings,
})

const form = (fields = {}) => ({
  id: ulid(),
  title: 'Operations in Lagos',
  keywords: ['operations'],
  location: 'Lagos',
  jobType: null,
  salaryMin: null,
  salaryMax: null,
  frequency: 'weekly',
  isActive: true,
  byMail: true,
  ...fields,
})

const person = (sub: string = crypto.randomUUID()) => ({
  sub,
  subscribe: async (plan: PaidTier | null) => {
    const history = plan ? historyOf(trial(now.toISOString(), plan)) : []
    await table.put(subscriptionRow(sub, { history, done: [], trialWish: null, version: 1 }, now))
  },
  list: async () => (await call(gateway, { route: 'GET /alerts', sub })).body,
  create: (fields = {}) => call(gateway, { route: 'POST /alerts', sub, body: form(fields) }),
  update: (id: string, body: object) =>
    call(gateway, { route: 'PATCH /alerts/{id}', sub, params: { id }, body }),
  remove: (id: string) => call(gateway, { route: 'DELETE /alerts/{id}', sub, params: { id } }),
})

/** The token of the unsubscribe link in a mail. */
const tokenOf = async (sub: string, id: string) => String((await table.get(alertKey(sub, id)))?.token)

/** The request that a mail program sends for a one-click unsubscribe (RFC 8058). */
const oneClick = (token: string, all = '') =>
  call(gateway, {
    route: `POST /unsubscribe/{token}${all}`,
    sub: null,
    params: { token },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

test("an alert is made, listed, changed and deleted, and its answers don't contain the links of its mails", async () => {
  const ada = person()
  const {
    status,
    body: { matching, ...body },
  } = await ada.create()
  expect({ status, matching }).toEqual({ status: 201, matching: 1 })
  const { alerts: listed, fastest } = await ada.list()
  expect({ listed, fastest }).toEqual({ listed: [body], fastest: 'weekly' })
  expect(JSON.stringify(listed)).not.toContain(await tokenOf(ada.sub, body.id))
  const changed = await ada.update(body.id, { version: 1, isActive: false, title: '  Lagos  ' })
  expect(changed.body).toMatchObject({ isActive: false, title: 'Lagos', version: 2 })
  expect((await person().remove(body.id)).status).toBe(404)
  expect((await ada.remove(body.id)).status).toBe(200)
  expect((await ada.list()).alerts).toEqual([])
})

test.each([
  ['no keyword', { keywords: [] }, 'keywords'],
  ['a keyword of spaces', { keywords: ['ok', '  '] }, 'keywords.1'],
  ['eleven keywords', { keywords: Array(11).fill('x') }, 'keywords'],
  ['no title', { title: ' ' }, 'title'],
  ['a title of two lines', { title: 'a\nBcc: b@c.d' }, 'title'],
  ['all job types', { jobType: 'all' }, 'jobType'],
  ['a salary below nothing', { salaryMin: -1 }, 'salaryMin'],
  ['another frequency', { frequency: 'hourly' }, 'frequency'],
  ['a token of its own', { token: 'x' }, 'token'],
  ['its own version', { version: 7 }, 'version'],
])('an alert with %s is refused at its field', async (_, fields, at) => {
  const { status, body } = await person().create(fields)
  expect(status).toBe(400)
  expect(Object.keys(body.error.fields)).toEqual([at])
})

test.each([
  [null, 'weekly', 201],
  [null, 'daily', 403],
  [null, 'instant', 403],
  ['pro', 'daily', 201],
  ['pro', 'instant', 403],
  ['elite', 'instant', 201],
] as const)('on the plan %s, %s is answered with %i', async (plan, frequency, expected) => {
  const ada = person()
  if (plan) await ada.subscribe(plan)
  const { status, body } = await ada.create({ frequency })
  expect(status).toBe(expected)
  if (expected === 403) expect(body.error.code).toBe('upgrade_required')
})

test('a person who moved to a lower plan keeps the chosen frequency, and may choose a slower one but not a faster one', async () => {
  const ada = person()
  await ada.subscribe('pro')
  const { id } = (await ada.create({ frequency: 'daily' })).body
  await ada.subscribe(null)
  const { id: _, ...whole } = form({ frequency: 'daily', title: 'Kept' })
  expect(await ada.update(id, { ...whole, version: 1 })).toMatchObject({
    status: 200,
    body: { frequency: 'daily', title: 'Kept' },
  })
  expect((await ada.update(id, { frequency: 'instant', version: 2 })).body.error.code).toBe(
    'upgrade_required',
  )
  expect((await ada.update(id, { frequency: 'weekly', version: 2 })).status).toBe(200)
  expect((await ada.update(id, { frequency: 'daily', version: 3 })).status).toBe(403)
  expect((await ada.update(ulid(), { frequency: 'daily', version: 1 })).status).toBe(404)
})

test('one click in a mail program ends the mails of one alert, without a sign-in, and can be repeated', async () => {
  const ada = person()
  const { id } = (await ada.create({ title: 'Mine' })).body
  const token = await tokenOf(ada.sub, id)
  for (let time = 0; time < 2; time += 1)
    expect(await oneClick(token)).toMatchObject({
      status: 200,
      body: { mails: 'jobAlert', title: 'Mine' },
    })
  expect((await ada.list()).alerts).toMatchObject([{ byMail: false, isActive: true }])
  expect((await settings.get(ada.sub)).jobAlerts).toBe(true)
})

test('one click in a mail program ends the mails of all alerts', async () => {
  const ada = person()
  const { id } = (await ada.create()).body
  const answer = await oneClick(await tokenOf(ada.sub, id), '/all')
  expect(answer).toMatchObject({ status: 200, body: { done: true } })
  expect(await settings.get(ada.sub)).toMatchObject({ jobAlerts: false, emailNotifications: true })
  expect((await ada.list()).alerts).toMatchObject([{ byMail: true }])
})

test.each(mailings)(
  'one click in a mail of %s turns off that switch only, and can be repeated',
  async ends => {
    const ada = person()
    await profileStore(table).begin(
      ada.sub,
      firstProfile({ email: 'a@b.c', name: 'Ada', answers: null }, now),
    )
    const token = unsubscribeToken()
    expect(await unsubscribes.addLink(token, { sub: ada.sub, ends }, now)).toBe(true)
    const before = await settings.get(ada.sub)
    for (let time = 0; time < 2; time += 1)
      expect(await oneClick(token)).toMatchObject({ status: 200, body: { mails: ends } })
    expect(await settings.get(ada.sub)).toEqual({ ...before, [ends]: false })
    expect((await oneClick(token, '/all')).status).toBe(404)

    await purgePerson(table, ada.sub, now)
    expect((await oneClick(token)).status).toBe(404)
    expect(await table.get(unsubscribeKey(token))).toBeUndefined()
    expect(await unsubscribes.addLink(unsubscribeToken(), { sub: ada.sub, ends }, now)).toBe(false)
  },
)

test.each([
  ['that nobody was sent', 'x'.repeat(32), 404],
  ['that is none', 'x', 400],
  ['that is a path', '../../x'.repeat(8), 400],
])('an unsubscribe link %s changes nothing', async (_, token, status) => {
  expect((await oneClick(token)).status).toBe(status)
  expect((await oneClick(token, '/all')).status).toBe(status)
})

test('a person without alerts gets an empty list', async () => {
  expect((await call(gateway, { route: 'GET /alerts', sub: null })).status).toBe(401)
})

import { ulid } from 'ulid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import type { ApplicationStatus } from '../../shared/api/applications.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { applicationStore } from '../store/applications.ts'
import { insightStore } from '../store/insights.ts'
import { personPartition } from '../store/keys.ts'
import { subscriptionStore } from '../store/subscriptions.ts'
import { serveInsights } from './insights.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const applications = applicationStore(table)
const subscriptions = subscriptionStore(table)
const gateway = serveInsights({ insights: insightStore(table), subscriptions })
const now = new Date()

let sub: string
beforeEach(() => {
  sub = crypto.randomUUID()
})

const get = () => call(gateway, { route: 'GET /insights', sub })
const buy = (tier: PaidTier) =>
  subscriptions.change(sub, now, () => ({
    events: [
      {
        type: 'paid',
        id: `aiki-${sub}`,
        at: new Date(now.getTime() - 60_000).toISOString(),
        tier,
        purchase: 'month',
        until: null,
        reusable: true,
        automatic: false,
      },
    ],
  }))
const track = (status: ApplicationStatus, notes = '') =>
  applications.create(
    sub,
    {
      id: ulid(),
      jobTitle: `Buyer ${crypto.randomUUID()}`,
      companyName: 'Gada Cement',
      location: '',
      status,
      jobUrl: 'https://www.myjobmag.com/job/1',
      notes,
      appliedDate: '2026-11-02',
      origin: 'manual',
    },
    now,
  )
const practised = (id: string, fields: object) =>
  table.put({
    pk: personPartition(sub),
    sk: `INTERVIEW#${id}`,
    id,
    jobTitle: 'Buyer',
    companyName: '',
    industry: 'retail',
    difficulty: 'beginner',
    applicationId: null,
    askedBy: 'model',
    questions: ['Why this job?'],
    completed: false,
    overallScore: null,
    durationMinutes: null,
    feedback: '',
    createdAt: '2026-11-20T08:00:00.000Z',
    completedAt: null,
    activeAt: '2026-11-20T08:00:00.000Z',
    activeSeconds: 60,
    ...fields,
  })

test.each([null, 'pro'] as const)('on %s, insights need a higher plan', async tier => {
  if (tier) await buy(tier)
  await track('applied')
  const { status, body } = await get()
  expect(status).toBe(403)
  expect(body.error.code).toBe('upgrade_required')
})

test('on Elite, insights are counted from the applications and completed sessions', async () => {
  await buy('elite')
  for (const status of ['saved', 'applied', 'applied', 'applied', 'rejected'] as const) await track(status)
  const { id } = await track('applied')
  await applications.update(sub, { id, patch: { status: 'interview' }, version: 1, now })
  const done = Array.from({ length: 5 }, () => ulid())
  for (const [place, each] of done.entries())
    await practised(each, {
      completed: true,
      overallScore: 70 + place,
      completedAt: `2026-11-20T08:2${place}:00.000Z`,
    })
  await practised(ulid(), {})
  const { status, body } = await get()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    applications: 6,
    responses: { n: 5, count: 2, percent: 40 },
    // The rejected application was added as rejected, so the day of its answer is not known.
    timeToAnswer: { n: 1, medianDays: null },
    sources: [{ source: 'MyJobMag', sent: 5, answered: 2, percent: 40 }],
    practice: { n: 5, meanScore: 72, sessions: done.map(id => ({ id, jobTitle: 'Buyer' })) },
  })
})

test('insights contain nothing of another person', async () => {
  await track('offer')
  await practised(ulid(), { completed: true, overallScore: 99, completedAt: '2026-11-20T08:20:00.000Z' })
  sub = crypto.randomUUID()
  await buy('elite')
  expect((await get()).body).toMatchObject({ applications: 0, practice: { n: 0 }, sources: [] })
})

test('rows on several pages of the database are all counted', async () => {
  await buy('elite')
  for (let n = 0; n < 80; n += 1) await track(n % 2 === 0 ? 'applied' : 'saved', '工'.repeat(8000))
  const { result, costs } = await costOf(get)
  expect(result.body).toMatchObject({ applications: 80, responses: { n: 40, count: 0, percent: 0 } })
  expect(costs.length).toBeGreaterThan(3)
})

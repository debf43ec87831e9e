import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import { jobOperations } from '../../shared/api/jobs.ts'
import { routeKey } from '../../shared/api/operation.ts'
import { plans } from '../../shared/domain/plan.ts'
import { firstProfile, noAnswers } from '../../shared/domain/profile.ts'
import { type Board, boards, type PaidTier } from '../../shared/lists.ts'
import { createBoardStatuses } from '../jobs/board-statuses.ts'
import { createCurrentIndex } from '../jobs/current-index.ts'
import { samplePosting } from '../jobs/index/postings.testing.ts'
import { createPubliclyHidden } from '../jobs/publicly-hidden.ts'
import { publishingSetup } from '../jobs/publish.testing.ts'
import { boardStateOf } from '../store/board-row.ts'
import { hiddenJobStore } from '../store/hidden-jobs.ts'
import { jobReportStore } from '../store/job-reports.ts'
import { profileStore } from '../store/profiles.ts'
import { searchStore } from '../store/searches.ts'
import { seekerStore } from '../store/seekers.ts'
import { subscriptionStore } from '../store/subscriptions.ts'
import { trackedNameStore } from '../store/tracked-names.ts'
import { serveJobs } from './jobs.ts'

const { table, costOf, stop } = await startTable()
const room = publishingSetup()
const index = createCurrentIndex({ objects: room.objects, directory: room.directory, freshFor: 0 })
afterAll(async () => {
  index.close()
  room.remove()
  await stop()
})

const now = new Date()
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
const states = boards.map(board => ({
  board,
  ...boardStateOf(board === 'remotive' ? { readAt: ago(5), nextTryAt: ago(-300) } : {}),
}))
const reports = jobReportStore(table)
const services = {
  index,
  boardStatuses: createBoardStatuses({ boards: { list: async () => states }, flags: [], freshFor: 0 }),
  seekers: seekerStore(table),
  searches: searchStore(table),
  tracked: trackedNameStore(table),
  hiddenJobs: hiddenJobStore(table),
  reports,
  publiclyHidden: createPubliclyHidden({ reports }),
}
const gateway = serveJobs(services)

beforeAll(async () => {
  const about = {
    description: 'Count stock, and say what is short. SQL and Excel.',
    skills: ['SQL', 'Excel'],
  }
  const many = Array.from({ length: 30 }, (_, n) =>
    samplePosting({ title: `Nurse ${n}`, company: `Clinic ${n}` }),
  )
  await room.bring(
    'myjobmag',
    [samplePosting({ title: 'Stock Analyst', type: 'full-time', ...about }), ...many],
    now,
  )
  await room.bring(
    'remotive',
    [
      samplePosting({
        title: 'Analyst <b>now</b>',
        company: 'Kiln',
        location: 'Remote',
        openTo: ['worldwide'],
      }),
    ],
    now,
  )
  await room.publish(now)
})

const search = (sub: string, body: object = {}) =>
  call(gateway, { route: routeKey(jobOperations.search), sub, body })

const buy = (sub: string, tier: PaidTier) =>
  subscriptionStore(table).change(sub, now, () => ({
    events: [
      {
        type: 'paid',
        id: `aiki-${sub}`,
        at: ago(60),
        tier,
        purchase: 'month',
        until: null,
        reusable: true,
        automatic: false,
      },
    ],
  }))

test('jobs are found, with the status of the boards and the searches that are left today', async () => {
  const { status, body } = await search('ada', { query: 'analyst' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    total: 2,
    pages: 1,
    searches: { used: 1, limit: 5, isUnlimited: false },
  })
  expect(body.boards).toHaveLength(13)
  const found = (board: Board) => body.boards.find((it: { board: Board }) => it.board === board)
  expect(found('remotive')).toMatchObject({ found: 1, state: 'fresh' })
  expect(found('jobicy')).toMatchObject({ found: 0, state: 'never', readAt: null })
})

test('a person on Free has five searches; the sixth is refused, and the fifth can be repeated', async () => {
  for (let n = 1; n <= 5; n += 1) expect((await search('bala', { query: `role ${n}` })).status).toBe(200)
  expect(await search('bala', { query: 'role 6' })).toMatchObject({
    status: 429,
    body: { error: { code: 'search_limit' } },
  })
  expect(await search('bala', { query: ' ROLE  5', sort: 'date' })).toMatchObject({
    status: 200,
    body: { searches: { used: 5 } },
  })
  expect((await search('bala', { query: 'role 5', location: 'Lagos' })).status).toBe(429)
})

test('another page is part of the same search, and has other jobs', async () => {
  const first = await search('chi', { query: 'nurse' })
  const second = await search('chi', { query: 'nurse', page: 2 })
  expect(first.body).toMatchObject({ total: 30, pages: 2, page: 1, searches: { used: 1 } })
  expect(second.body).toMatchObject({ total: 30, page: 2, searches: { used: 1 } })
  const ids = [...first.body.jobs, ...second.body.jobs].map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(30)
})

test.each([
  ['pro', plans.pro.limits.searchesPerDay, false],
  ['elite', plans.elite.limits.searchesPerDay, true],
] as const)('%s has its own limit', async (tier, limit, isUnlimited) => {
  await buy(tier, tier)
  expect((await search(tier, { query: 'x' })).body.searches).toEqual({ used: 1, limit, isUnlimited })
})

test('the quota of a failed search is released', async () => {
  const broken = serveJobs({
    ...services,
    index: {
      ...index,
      get: async log => ({
        ...(await index.get(log)),
        search: () => {
          throw new Error('the disk is gone')
        },
      }),
    },
  })
  const route = routeKey(jobOperations.search)
  expect(await call(broken, { route, sub: 'dayo', body: { query: 'nurse' } })).toMatchObject({
    status: 503,
    body: { error: { code: 'jobs_unavailable' } },
  })
  const status = await call(gateway, { route: routeKey(jobOperations.status), sub: 'dayo' })
  expect(status.body.searches.used).toBe(0)
})

test('a part of the query that a person takes off is no other search', async () => {
  const first = await search('efe', { query: 'part time nurse lagos' })
  expect(first.body.understood.length).toBeGreaterThan(1)
  for (const query of ['nurse lagos', 'nurse', 'NURSE part time'])
    expect((await search('efe', { query })).body.searches).toMatchObject({ used: 1 })
  expect((await search('efe', { query: 'nurse', location: 'Lagos' })).body.searches).toMatchObject({
    used: 2,
  })
  // Of queries that are understood completely no words are left.
  for (const query of ['lagos part time', 'lagos', 'part time', 'full time abuja'])
    expect((await search('efe', { query })).body.searches).toMatchObject({ used: 3 })
})

test.each([
  ['free', { filters: { workplaces: ['remote'] } }, 403],
  ['free', { filters: { openTo: 'nigeria' } }, 403],
  ['pro', { filters: { salaryMin: 1 } }, 403],
  ['elite', { filters: { workplaces: ['remote'] } }, 200],
  ['free', { filters: {} }, 200],
  [
    'free',
    { filters: { types: ['full-time'], levels: ['mid'], places: ['Lagos'], boards: ['remotive'] } },
    200,
  ],
  ['free', { filters: { postedWithin: 7 } }, 200],
  ['free', { sort: 'fit' }, 403],
  ['pro', { sort: 'fit' }, 200],
] as const)(
  'on %s, a search with %j is answered with %i, and a refused one is not counted',
  async (tier, body, answer) => {
    const sub = crypto.randomUUID()
    if (tier !== 'free') await buy(sub, tier)
    const { status, body: found } = await search(sub, { query: 'analyst', ...body })
    expect(status).toBe(answer)
    if (answer === 403) expect(found.error.code).toBe('upgrade_required')
    const { searches } = (await call(gateway, { route: routeKey(jobOperations.status), sub })).body
    expect(searches.used).toBe(answer === 403 ? 0 : 1)
  },
)

test('a filter of every plan narrows a search on Free, and one of Elite on Elite', async () => {
  await buy('gozie', 'elite')
  const matching = async (sub: string, filters: object) =>
    (await search(sub, { query: 'analyst', filters })).body.relaxed.exact
  expect(await matching('femi', { boards: ['remotive'] })).toBe(1)
  expect(await matching('gozie', { workplaces: ['remote'] })).toBe(1)
})

test('the fit of a job with the profile is shown on Pro, and not on Free', async () => {
  const answers = { ...noAnswers, fullName: 'Halima', state: 'Lagos' as const, skills: ['sql'] }
  for (const sub of ['halima', 'ife']) {
    const profile = firstProfile({ email: `${sub}@example.com`, name: sub, answers }, now)
    await profileStore(table).begin(sub, profile)
  }
  await buy('halima', 'pro')
  const [job] = (await search('halima', { query: 'stock analyst' })).body.jobs
  expect(job.fit).toMatchObject({ skills: { had: ['SQL'], missing: ['Excel'] } })
  const [same] = (await search('ife', { query: 'stock analyst' })).body.jobs
  expect(same).toMatchObject({ id: job.id, fit: null })
})

test.each([
  ['search syntax', '"nurse" AND (title:* OR NEAR(a b)) -x ^y'],
  ['another language', "'; DROP TABLE jobs; --"],
  ['ten thousand signs', 'nurse '.repeat(2000)],
  ['signs that are no words', '☠️‮​﷽ ﴾ <script>alert(1)</script>'],
])('the search %s gives jobs or none, and no error', async (name, query) => {
  const { status, body } = await search(`naughty-${name}`, { query, location: query })
  expect(status).toBe(200)
  expect(Array.isArray(body.jobs)).toBe(true)
})

test('one job has its whole description, and an unknown job is not found', async () => {
  const [job] = (await search('kemi', { query: 'stock analyst' })).body.jobs
  const route = routeKey(jobOperations.get)
  expect(await call(gateway, { route, sub: 'kemi', params: { id: job.id } })).toMatchObject({
    status: 200,
    body: {
      job: { id: job.id, title: 'Stock Analyst' },
      description: expect.stringContaining('Count stock'),
    },
  })
  expect(await call(gateway, { route, sub: 'kemi', params: { id: '0123456789abcdef' } })).toMatchObject({
    status: 404,
  })
  expect((await call(gateway, { route, sub: 'kemi', params: { id: '../../etc' } })).status).toBe(400)
})

test('the newest jobs are available without the index, and count nothing', async () => {
  const away = serveJobs({ ...services, index: { ...index, get: () => Promise.reject(new Error('away')) } })
  const { status, body } = await call(away, { route: routeKey(jobOperations.newest), sub: 'lola' })
  expect(status).toBe(200)
  expect(body.jobs).toHaveLength(25)
})

test('a search is two round trips to the table, beside what is cached', async () => {
  await search('musa')
  const { costs } = await costOf(() => search('musa', { query: 'nurse' }))
  expect(costs.map(({ operation }) => operation).toSorted()).toEqual(['getMany', 'transact'])
})

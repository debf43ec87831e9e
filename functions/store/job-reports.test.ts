import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import type { ReportReason } from '../../shared/lists.ts'
import { exportStore } from './exports.ts'
import { jobReportStore, reportModeration } from './job-reports.ts'
import { beKnown } from './profiles.testing.ts'
import { purgePerson } from './purge.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const reports = jobReportStore(table)
const moderation = reportModeration(table)
const now = new Date('2026-11-20T10:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const jobOf = (id: string) => ({
  id,
  title: 'Data Entry Clerk',
  company: 'Gada Foods',
  source: { board: 'myjobmag', url: `https://jobs.example/${id}` } as const,
})
const reportAs = (sub: string, id: string, reason: ReportReason = 'asks-for-money', note = '', when = now) =>
  reports.report(sub, { id: ulid(when.getTime()), job: jobOf(id), reason, note }, when)
/** A report that counts. */
const report = async (...[sub, ...about]: Parameters<typeof reportAs>) => {
  await beKnown(table, now, sub)
  return reportAs(sub, ...about)
}
const byThree = async (id: string, when = now, from = 'p') => {
  for (const n of [1, 2, 3]) await report(`${from}${n}`, id, 'asks-for-money', '', when)
}
const waitingFor = async (id: string) => (await moderation.waiting()).find(job => job.id === id)

test('the third person hides a job from everybody, and one person who reports three times does not', async () => {
  for (const reason of ['filled', 'offensive', 'asks-for-money'] as const)
    expect(await report('ada', 'one', reason, `${reason}!`)).toEqual({ hides: false })
  expect(await report('bala', 'one', 'fake-employer')).toEqual({ hides: false })
  expect(await reports.hidden()).toEqual(new Set())
  expect(await report('chi', 'one')).toEqual({ hides: true })
  expect(await report('dayo', 'one')).toEqual({ hides: false })
  expect(await reports.hidden()).toEqual(new Set(['one']))
  const job = await waitingFor('one')
  expect(job).toMatchObject({
    title: 'Data Entry Clerk',
    url: 'https://jobs.example/one',
    waiting: 4,
  })
  expect(job?.reports.map(({ reason, note }) => [reason, note])).toContainEqual([
    'asks-for-money',
    'asks-for-money!',
  ])
})

test('of five reports at once each counts, and one hides the job', async () => {
  const outcomes = await Promise.all(['e', 'f', 'g', 'h', 'i'].map(sub => report(sub, 'five')))
  expect(outcomes.filter(({ hides }) => hides)).toHaveLength(1)
  expect(await waitingFor('five')).toMatchObject({ waiting: 5, total: 5, state: 'hidden' })
})

test('reports of accounts that are younger than a day wait for an operator, and do not hide a job', async () => {
  const late = new Date(now.getTime() + 1)
  await beKnown(table, late, 'new1', 'new2')
  for (const sub of ['new1', 'new2', 'unknown']) await reportAs(sub, 'young')
  await report('ada', 'young')
  expect(await reports.hidden()).not.toContain('young')
  const job = await waitingFor('young')
  expect(job).toMatchObject({ state: 'open', waiting: 4, counting: 1 })
  expect(job?.reports.filter(({ counts }) => counts)).toHaveLength(1)
})

test('a person reports ten adverts a day, and another reason for one of them is no other report', async () => {
  for (let n = 1; n <= 10; n += 1) await report('busy', `busy-${n}`)
  await expect(report('busy', 'busy-11')).rejects.toMatchObject({ code: 'daily_limit' })
  expect(await waitingFor('busy-11')).toBeUndefined()
  await report('busy', 'busy-1', 'filled')
  expect((await waitingFor('busy-1'))?.reports).toMatchObject([{ reason: 'filled' }])
  await report('busy', 'busy-11', 'filled', '', at(24 * 60))
})

test('what is stored of an advert expires after half a year, a report renews it, and a removal stays', async () => {
  const expiryOf = async (partition: string) => {
    const { rows } = await table.query({ partition, startsWith: 'stale' })
    return rows.filter(({ sk }) => sk === 'stale').map(({ expiresAt }) => Number(expiresAt) * 1000)
  }
  await byThree('stale')
  const after = (days: number, from: Date) => [from.getTime() + days * 24 * 60 * 60_000]
  expect(await expiryOf('HIDDEN-JOBS')).toEqual(after(180, now))
  await report('late', 'stale', 'filled', '', at(60))
  for (const partition of ['HIDDEN-JOBS', 'JOB-REPORTS'])
    expect(await expiryOf(partition)).toEqual(after(180, at(60)))
  await moderation.remove('stale', at(120))
  for (const partition of ['HIDDEN-JOBS', 'JOB-REPORTS'])
    expect(await expiryOf(partition)).toEqual(after(3650, at(120)))
  const { rows } = await table.query({ partition: 'JOB-REPORTS', startsWith: 'stale#' })
  expect(rows.every(({ expiresAt }) => Number(expiresAt) > 0)).toBe(true)
})

test('a job that an operator keeps is shown again, until three more people report it', async () => {
  await byThree('kept')
  await moderation.keep('kept', at(1))
  expect(await reports.hidden()).not.toContain('kept')
  expect(await waitingFor('kept')).toBeUndefined()
  // The same people again are not three more.
  await byThree('kept', at(2))
  expect(await waitingFor('kept')).toBeUndefined()
  await report('new', 'kept', 'filled', 'Filled in May.', at(2))
  expect((await waitingFor('kept'))?.reports).toEqual([
    { reason: 'filled', note: 'Filled in May.', counts: true, at: at(2).toISOString() },
  ])
  await byThree('kept', at(3), 'q')
  expect(await reports.hidden()).toContain('kept')
})

test('a job that an operator removes stays hidden, whatever is reported later', async () => {
  await report('ada', 'removed')
  await moderation.remove('removed', at(1))
  await byThree('removed', at(2))
  expect(await reports.hidden()).toContain('removed')
  expect(await waitingFor('removed')).toBeUndefined()
  await expect(moderation.keep('unknown', now)).rejects.toMatchObject({ code: 'not_found' })
})

test('the list of an operator begins with what is hidden, and then what most people reported', async () => {
  await report('ada', 'few')
  await byThree('many')
  await report('ada', 'two')
  await report('bala', 'two')
  const ids = (await moderation.waiting())
    .map(({ id }) => id)
    .filter(id => ['few', 'many', 'two'].includes(id))
  expect(ids).toEqual(['many', 'two', 'few'])
})

test('the hidden jobs are one query', async () => {
  const { costs } = await costOf(() => reports.hidden())
  expect(costs).toMatchObject([{ operation: 'query', roundTrips: 1 }])
})

test('a person has their report in the export; after a purge it counts without them and their words', async () => {
  await reportAs('zainab', 'left', 'offensive', 'My name is Zainab.')
  const { rows } = await exportStore(table).page('zainab', undefined, now)
  const names = { jobId: 'left', title: 'Data Entry Clerk', company: 'Gada Foods' }
  expect(rows).toEqual([
    {
      section: 'job reports',
      data: { ...names, reason: 'offensive', note: 'My name is Zainab.', at: now.toISOString() },
    },
  ])
  await purgePerson(table, 'zainab', now)
  await purgePerson(table, 'zainab', now)
  const { rows: left } = await table.query({ partition: 'JOB-REPORTS', startsWith: 'left' })
  expect(JSON.stringify(left)).not.toMatch(/zainab/i)
  expect(await waitingFor('left')).toMatchObject({ waiting: 1, reports: [{ reason: 'offensive', note: '' }] })
})

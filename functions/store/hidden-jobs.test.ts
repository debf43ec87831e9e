import { afterAll, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { exportStore } from './exports.ts'
import { hiddenJobStore } from './hidden-jobs.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const hidden = hiddenJobStore(table)
const now = new Date('2026-11-20T10:00:00Z')
const at = now.toISOString()
const later = new Date('2026-11-20T10:01:00Z')

const job = (id: string) => ({ id, title: `Nurse ${id}`, company: 'Gada Clinic' })

test('what a person hides is listed newest first, once, and can be shown again', async () => {
  expect(await hidden.get('ada')).toEqual({ jobs: [], employers: [] })
  await hidden.hideJob('ada', job('a'), now)
  await hidden.hideJob('ada', job('b'), later)
  await hidden.hideEmployer('ada', 'Gada Clinic Ltd.', now)
  const both = await hidden.hideJob('ada', job('a'), later)
  expect(both).toEqual({
    jobs: [
      { ...job('b'), at: later.toISOString() },
      { ...job('a'), at },
    ],
    employers: [{ name: 'Gada Clinic Ltd.', at }],
  })
  expect(await hidden.hideEmployer('ada', 'GADA CLINIC', later)).toEqual(both)
  expect(await hidden.get('bala')).toEqual({ jobs: [], employers: [] })

  await hidden.unhide('ada', { what: 'job', key: 'b' })
  await hidden.unhide('ada', { what: 'job', key: 'unknown' })
  expect(await hidden.unhide('ada', { what: 'employer', key: 'The Gada Clinic' })).toEqual({
    jobs: [{ ...job('a'), at }],
    employers: [],
  })
})

test('a hide that is repeated writes nothing', async () => {
  await hidden.hideJob('chi', job('a'), now)
  const { costs } = await costOf(() => hidden.hideJob('chi', job('a'), later))
  expect(costs.map(({ operation }) => operation)).toEqual(['get'])
})

test('of eight hides at once, from several screens, all survive', async () => {
  const ids = ['a', 'b', 'c', 'd']
  await Promise.all([
    ...ids.map(id => hidden.hideJob('dayo', job(id), now)),
    ...ids.map(id => hidden.hideEmployer('dayo', `Clinic ${id}`, now)),
  ])
  const { jobs, employers } = await hidden.get('dayo')
  expect(jobs.map(({ id }) => id).toSorted()).toEqual(ids)
  expect(employers).toHaveLength(4)
})

test('full lists of long names fit into the row, and one more takes the place of the oldest', async () => {
  const long = 'ẹ'.repeat(300)
  const jobs = Array.from({ length: 500 }, (_, n) => ({ ...job(`${n}`), title: long, company: long, at }))
  await hidden.hideJob('eno', { id: 'cut', title: long, company: long }, now)
  const [cut] = (await hidden.get('eno')).jobs
  const names = { title: cut?.title, company: cut?.company }
  const employers = Array.from({ length: 200 }, (_, n) => ({ name: `${n} ${'ẹ'.repeat(145)}`, at }))
  await table.put({
    pk: 'USER#eno',
    sk: 'HIDDEN',
    jobs: jobs.map(each => ({ ...each, ...names })),
    employers,
    revision: 1,
  })
  await hidden.hideJob('eno', { id: 'new', title: long, company: long }, later)
  const full = await hidden.hideEmployer('eno', long, later)
  expect([full.jobs.length, full.employers.length]).toEqual([500, 200])
  expect(full.jobs[0]?.id).toBe('new')
  expect(full.jobs.at(-1)?.id).toBe('498')
  expect(full.employers.at(-1)?.name).toMatch(/^198 /)
})

test('in a full list, the jobs that were reported stay, and the oldest other one goes', async () => {
  const jobs = Array.from({ length: 499 }, (_, n) => ({ ...job(`${n}`), at }))
  const reported = new Set(['490', '498'])
  await table.put({
    pk: 'USER#femi',
    sk: 'HIDDEN',
    jobs: jobs.map(each => (reported.has(each.id) ? { ...each, reported: true } : each)),
    employers: [],
    revision: 1,
  })
  await hidden.hideReported('femi', job('told'), later)
  await hidden.hideJob('femi', job('a'), later)
  // Also a job that was hidden before it is reported stays from then on.
  await hidden.hideReported('femi', job('496'), later)
  const { jobs: left } = await hidden.hideJob('femi', job('b'), later)
  expect(left).toHaveLength(500)
  expect(left[1]).toEqual({ ...job('a'), at: later.toISOString() })
  expect(left.slice(-4).map(({ id }) => id)).toEqual(['493', '494', '496', '498'])
})

test('the export of a person has what they hid', async () => {
  const { rows } = await exportStore(table).page('chi', undefined, now)
  expect(rows).toEqual([{ section: 'hidden jobs', data: { jobs: [{ ...job('a'), at }], employers: [] } }])
})

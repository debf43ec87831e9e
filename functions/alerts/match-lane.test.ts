import { expect, test } from 'vitest'
import type { AlertForm } from '../../shared/api/alerts.ts'
import type { JobIndex } from '../jobs/job-index.ts'
import { runMatchAlert } from '../queues/match-alert.ts'
import { runMatchArrivals } from '../queues/match-arrivals.ts'
import { consume, recordedQueues } from '../queues/queues.testing.ts'
import { lanes as allLanes, listedKeys } from '../store/alert-terms.ts'
import { startWatch } from './alerts.testing.ts'
import { indexOf, jobOf } from './jobs.testing.ts'

const watch = await startWatch()
const { table, alerts, alertRuns, lanes, terms, currentIndex, publiclyHidden } = watch
const { watching, publish, clock, run, costOf } = watch

const services = { index: currentIndex, lanes, terms }
const laneMessages = allLanes.map(lane => ({ lane }))
const dead = () => Promise.reject(new Error('killed'))

/** Runs all lanes once. Returns the messages for alerts and for lanes, and which lanes were done. */
const matchAll = async (
  part: Partial<typeof services> = {},
  { milliseconds = 900_000, fails = false } = {},
) => {
  const { queues, sent } = recordedQueues()
  const consumer = runMatchArrivals({
    ...services,
    ...part,
    queues: fails ? { ...queues, send: dead } : queues,
  })
  const done = await consume(consumer, laneMessages, { milliseconds })
  const to = (queue: string) => sent.filter(each => each.queue === queue).map(({ message }) => message)
  return { done, found: to('match-alert'), again: to('match-arrivals') }
}

const notify = (messages: readonly unknown[]) =>
  consume(runMatchAlert({ alertRuns, index: currentIndex, publiclyHidden }), messages)

/** A person whose alert waits for the next index, which has a job for it. */
const waiting = async () => {
  const ada = await watching()
  clock('2026-11-20T10:05:00Z')
  publish({ title: 'Operations Manager' })
  return ada
}

test.each([
  ['before the lane is read', { lanes: { ...lanes, take: dead } }, {}],
  [
    'while alerts are read, because the table is throttled',
    {
      terms: {
        pages: () => {
          throw new Error('throttled')
        },
      },
    },
    {},
  ],
  ['while messages are sent', {}, { fails: true }],
  ['before it notes that the lane is done', { lanes: { ...lanes, release: dead } }, {}],
] as const)('a lane that fails %s is matched again, and nobody is notified twice', async (_, part, how) => {
  const ada = await waiting()
  const first = await matchAll(part, how)
  expect(first.done).toContain(false)
  await notify(first.found)
  // A run that was killed still has its lease.
  clock('2026-11-20T10:11:00Z')
  const second = await matchAll()
  expect(second.done).toEqual(allLanes.map(() => true))
  await notify(second.found)
  expect(await ada.notices()).toHaveLength(1)
  expect((await matchAll()).found).toEqual([])
})

test('messages that come twice, or in another order, notify once', async () => {
  const ada = await waiting()
  const [one, other] = await Promise.all([matchAll(), matchAll()])
  const found = [...one.found, ...other.found]
  expect(found).toContainEqual(expect.objectContaining({ id: ada.id }))
  await notify([...found, ...found].toReversed())
  await notify(found)
  expect(await ada.notices()).toHaveLength(1)
})

test('a lane that runs out of time goes on from its cursor, also with a newer index, and meets every new job', async () => {
  const bola = await watching({ keywords: ['clerk'] })
  const ada = await waiting()
  const found: unknown[] = []
  let rounds = 0
  for (;;) {
    const { done, found: some, again } = await matchAll({}, { milliseconds: 1000 })
    expect(done).toEqual(allLanes.map(() => true))
    found.push(...some)
    if (again.length === 0) break
    rounds += 1
    if (rounds === 1) {
      clock('2026-11-20T10:06:00Z')
      publish({ title: 'Operations Clerk' })
    }
  }
  expect(rounds).toBeGreaterThan(1)
  await notify(found)
  const told = async () => [...(await ada.notices()), ...(await bola.notices())].join()
  // Terms that were done before the newer index are behind, so that the next message matches them with it.
  await run()
  expect(await told()).toContain('Operations Manager')
  expect(await told()).toContain('Operations Clerk')
  expect((await matchAll()).found).toEqual([])
})

/** Matches all lanes with an index, and returns the alerts that were found. With a second of time, a lane stops after one term. */
const matchWith = async (index: JobIndex, { milliseconds = 900_000 } = {}) => {
  const { found } = await matchAll({ index: { ...currentIndex, get: async () => index } }, { milliseconds })
  return JSON.stringify(found)
}
const manager = { title: 'Operations Manager', company: 'Kiln', seenAt: '2026-11-20T10:05:00.000Z' }
const clerk = { title: 'Operations Clerk', company: 'Crest', seenAt: '2026-11-20T11:55:00.000Z' }
const indexAt = (time: string, ...jobs: readonly Parameters<typeof jobOf>[0][]) =>
  indexOf(jobs.map(jobOf), `2026-11-20T${time}:00.000Z`)

test('a lane that goes on with an older index meets the jobs of the newer one later', async () => {
  const ada = await watching()
  clock('2026-11-20T12:05:00Z')
  const newer = indexAt('12:05', { ...manager, seenAt: '2026-11-20T11:00:00.000Z' })
  await matchWith(newer, { milliseconds: 1000 })
  // The function of the next message can't read the newer index.
  await matchWith(indexAt('10:30'))
  expect(await matchWith(newer)).toContain(ada.id)
})

test('a lane that goes on with a newer index meets the jobs of the older one, whatever else the alert may find', async () => {
  const ada = await watching({ keywords: ['clerk', 'manager'] })
  clock('2026-11-20T12:00:00Z')
  // Its first term is the employer, and that of the clerk comes before it.
  await matchWith(indexAt('12:00', manager), { milliseconds: 1000 })
  expect(await matchWith(indexAt('12:05', manager, clerk))).toContain(ada.id)
})

test('a function with an older index than the one of the match tries again', async () => {
  const ada = await waiting()
  const old = await currentIndex.get()
  clock('2026-11-20T10:10:00Z')
  publish({ title: 'Operations Clerk' })
  const { found } = await matchAll()
  const behind = runMatchAlert({ alertRuns, index: { get: async () => old }, publiclyHidden })
  const ours = found.filter(message => JSON.stringify(message).includes(ada.id))
  expect(await consume(behind, ours)).toEqual(ours.map(() => false))
  expect(await ada.notices()).toEqual([])
  await notify(ours)
  expect(await ada.notices()).toHaveLength(1)
})

test('a run that meets another one with an older index still notifies of what only its own index has', async () => {
  const ada = await waiting()
  const old = await currentIndex.get()
  clock('2026-11-20T10:10:00Z')
  publish({ title: 'Operations Clerk' })
  let isMet = false
  const meeting: typeof alertRuns = {
    ...alertRuns,
    commit: async (...args) => {
      if (!isMet) {
        isMet = true
        const other = runMatchAlert({ alertRuns, index: { get: async () => old }, publiclyHidden })
        await consume(other, [{ sub: ada.sub, id: ada.id }])
      }
      return alertRuns.commit(...args)
    },
  }
  const { builtAt } = await currentIndex.get()
  const ours = runMatchAlert({ alertRuns: meeting, index: currentIndex, publiclyHidden })
  expect(await consume(ours, [{ sub: ada.sub, id: ada.id, builtAt }])).toEqual([true])
  expect((await ada.notices()).join()).toContain('Operations Manager')
  expect((await ada.notices()).join()).toContain('Operations Clerk')
})

test.each<[string, Partial<AlertForm>]>([
  ['edited', { keywords: ['cook'] }],
  ['paused', { isActive: false }],
  ['made weekly', { frequency: 'weekly' }],
])('an alert that is %s after it was found is not notified as before', async (_, patch) => {
  const ada = await waiting()
  const { found } = await matchAll()
  await alerts.update(ada.sub, { id: ada.id, patch, version: 1, now: new Date() })
  await notify(found)
  expect(await ada.notices()).toEqual([])
  // After its next run its old words find it no more.
  await run()
  clock('2026-11-20T10:10:00Z')
  publish({ title: 'Operations Clerk' })
  const after = await matchAll()
  expect(JSON.stringify(after.found)).not.toContain(ada.id)
})

test('an alert that was deleted after it was found, and whose words were listed, leaves nothing', async () => {
  const ada = await waiting()
  const { found } = await matchAll()
  const row = (await table.get({ pk: `USER#${ada.sub}`, sk: `ALERT#${ada.id}` })) ?? {}
  const keys = listedKeys(row, ada)
  expect(keys).toHaveLength(2)
  await alerts.remove(ada.sub, ada.id)
  await notify(found)
  expect(await ada.notices()).toEqual([])
  expect(await table.getMany(keys)).toEqual([undefined, undefined])
})

test('an alert costs nothing when a new job has other words, and one query a term', async () => {
  await watching()
  clock('2026-11-20T10:05:00Z')
  publish({ title: 'Cook', company: 'Kiln' })
  const { costs } = await costOf(() => matchAll())
  const queries = costs.filter(({ operation }) => operation === 'query')
  expect(queries).toHaveLength(2 * allLanes.length)
  expect(costs.filter(({ operation }) => operation === 'getMany')).toEqual([])
})

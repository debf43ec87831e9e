import { expect, test } from 'vitest'
import type { AlertForm } from '../../shared/api/alerts.ts'
import { runMatchAlert } from '../queues/match-alert.ts'
import { runMatchArrivals } from '../queues/match-arrivals.ts'
import { consume, recordedQueues } from '../queues/queues.testing.ts'
import { lanes as allLanes, listedKeys } from '../store/alert-terms.ts'
import { startWatch } from './alerts.testing.ts'

const watch = await startWatch()
const { table, alerts, alertRuns, alertMails, lanes, terms, currentIndex, publiclyHidden } = watch
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
  consume(runMatchAlert({ alertRuns, alertMails, index: currentIndex, publiclyHidden }), messages)

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

test('a function with an older index than the one of the match tries again', async () => {
  const ada = await waiting()
  const old = await currentIndex.get()
  clock('2026-11-20T10:10:00Z')
  publish({ title: 'Operations Clerk' })
  const { found } = await matchAll()
  const behind = runMatchAlert({ alertRuns, alertMails, index: { get: async () => old }, publiclyHidden })
  const ours = found.filter(message => JSON.stringify(message).includes(ada.id))
  expect(await consume(behind, ours)).toEqual(ours.map(() => false))
  expect(await ada.notices()).toEqual([])
  await notify(ours)
  expect(await ada.notices()).toHaveLength(1)
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

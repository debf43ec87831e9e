import fc from 'fast-check'
import { ulid } from 'ulid'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import type { Application } from '../../shared/api/applications.ts'
import type { ApplicationPatch } from '../../shared/domain/application.ts'
import { addDays } from '../../shared/domain/calendar.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { applicationStatuses } from '../../shared/lists.ts'
import { applicationStore } from './applications.ts'
import { digestKey, digestOfRow } from './digest-row.ts'
import { digestStore } from './digests.ts'
import type { Range } from './expressions.ts'
import { profileStore } from './profiles.ts'
import { purgePerson } from './purge.ts'
import type { Row, Table } from './table.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())

const now = new Date('2026-11-20T10:00:00.000Z')
const applications = applicationStore(table)
const profiles = profileStore(table)
const digests = digestStore(table)
const first = firstProfile({ email: 'ada@example.com', name: 'Ada', answers: null }, now)

let sub: string
beforeEach(async () => {
  sub = crypto.randomUUID()
  await profiles.begin(sub, first)
})

const track = (jobTitle: string, status: Application['status'] = 'applied', day = '2026-11-20', at = now) =>
  applications.create(
    sub,
    {
      id: ulid(),
      jobTitle,
      companyName: 'Tudun Foods',
      location: '',
      status,
      jobUrl: '',
      notes: 'ọ'.repeat(5000),
      appliedDate: day,
      origin: 'manual',
    },
    at,
  )
const stored = async () => digestOfRow(await table.get(digestKey(sub)))

/** Whether a query reads all applications. */
const readsAll = ({ startsWith }: Range) => startsWith === 'APPLICATION#'

test('all rows are counted, on any number of pages, and unreadable ones are skipped', async () => {
  for (let n = 0; n < 120; n += 10)
    await Promise.all(Array.from({ length: 10 }, (_, m) => track(`Job ${n + m}`)))
  await table.put({ pk: `USER#${sub}`, sk: 'APPLICATION#broken', notes: 'private words' })
  const digest = await digests.rebuild(sub, now)
  expect(digest).toMatchObject({ applications: { total: 120 } })
  expect(await stored()).toEqual(digest)
})

test('a change costs reading the changed rows, and not all rows', async () => {
  for (let n = 0; n < 60; n += 10)
    await Promise.all(Array.from({ length: 10 }, (_, m) => track(`Job ${n + m}`)))
  await digests.rebuild(sub, now)
  const { id } = await track('One more')
  const { costs } = await costOf(() => digests.count(sub, [id], now))
  expect(costs.map(({ operation }) => operation)).toEqual(['query', 'getMany', 'transact'])
  // Each of the 61 rows has 15 KB, so reading all of them would cost 230 units.
  expect(costs.reduce((sum, { readUnits }) => sum + readUnits, 0)).toBeLessThan(12)
  expect((await stored())?.applications).toMatchObject({ total: 61, activity: [{ id }, {}, {}, {}, {}] })
})

test('the next application takes the place of a deleted one, although its own row did not change', async () => {
  const ids: string[] = []
  for (let n = 0; n < 8; n += 1) ids.unshift((await track(`Job ${n}`)).id)
  await digests.rebuild(sub, now)
  const [newest = ''] = ids
  await applications.remove(sub, newest, now)
  await digests.count(sub, [newest], now)
  expect((await stored())?.applications.activity).toMatchObject(ids.slice(1, 6).map(id => ({ id })))
})

test('a digest that is a day old is made again from all rows', async () => {
  await digests.rebuild(sub, now)
  // The stream has dropped this change.
  await track('Buyer')
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  await digests.count(sub, [], later(23))
  expect((await stored())?.applications.total).toBe(0)
  await digests.count(sub, [], later(24))
  expect(await stored()).toMatchObject({ applications: { total: 1 }, rebuiltAt: later(24).toISOString() })
})

/** A table whose queries of applications return two rows at a time. Counts these queries. */
const inSmallPages = () => {
  const made = { queries: 0 }
  const query: Table['query'] = async range => {
    if (!readsAll(range)) return table.query(range)
    made.queries += 1
    return table.query({ ...range, limit: 2 })
  }
  return { made, small: { ...table, query } }
}

test('with rows of any size, one call reads a limited part of them, and the next call continues', async () => {
  const ids: string[] = []
  for (let n = 0; n < 40; n += 1) ids.push((await track(`Job ${n}`)).id)
  const [oldest = '', newest = ''] = [ids[0], ids.at(-1)]
  await digests.rebuild(sub, now)
  const later = new Date(now.getTime() + 24 * 3_600_000)
  const { made, small } = inSmallPages()
  // The stream has dropped a change of the oldest row and one of the newest. It reports another change.
  await applications.update(sub, { id: oldest, version: 1, patch: { status: 'interview' }, now: later })
  await applications.remove(sub, newest, later)
  const { id } = await track('One more', 'offer')
  await digestStore(small).count(sub, [id], later)
  expect(made.queries).toBe(16)
  // The rows that were read are repaired, and the reported change is counted. The others stay as they were.
  const partly = await stored()
  expect(partly?.applications).toMatchObject({
    total: 41,
    byStatus: { interview: 1, offer: 1, applied: 39 },
  })
  expect(partly?.rebuiltAt).toBe(now.toISOString())
  await digestStore(small).count(sub, [id], later)
  expect(made.queries).toBeLessThan(16 + 8)
  expect(await stored()).toEqual(await digests.rebuild(sub, later))
  expect((await stored())?.applications.total).toBe(40)
})

test('the first digest of a person with large rows is complete after a few calls', async () => {
  for (let n = 0; n < 40; n += 1) await track(`Job ${n}`)
  const { small } = inSmallPages()
  expect((await digestStore(small).rebuild(sub, now)).applications.total).toBe(32)
  expect((await digestStore(small).rebuild(sub, now)).applications.total).toBe(40)
  expect(await stored()).toEqual(await digests.rebuild(sub, now))
})

const step = fc.oneof(
  fc.record({
    verb: fc.constant('add' as const),
    status: fc.constantFrom(...applicationStatuses),
    day: fc.nat(60),
  }),
  fc.record({
    verb: fc.constant('move' as const),
    which: fc.nat(5),
    status: fc.constantFrom(...applicationStatuses),
  }),
  fc.record({ verb: fc.constant('rename' as const), which: fc.nat(5) }),
  fc.record({ verb: fc.constant('remove' as const), which: fc.nat(5) }),
  fc.record({ verb: fc.constant('restore' as const), which: fc.nat(5) }),
  // The stream reports some of the changes so far, in any order, and some of them again.
  fc.record({ verb: fc.constant('count' as const), which: fc.array(fc.nat(5), { maxLength: 3 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const take = async (rows: Map<string, number>, it: Step, at: Date) => {
  const pick = (which: number) => [...rows.keys()].at(which % Math.max(rows.size, 1))
  if (it.verb === 'add') {
    const { id } = await track(`Job ${rows.size}`, it.status, addDays('2026-10-01', it.day), at)
    rows.set(id, 1)
  } else if (it.verb === 'count') {
    const ids = it.which.flatMap(which => pick(which) ?? [])
    await digests.count(sub, [...new Set(ids)], now)
  } else {
    const id = pick(it.which)
    if (id === undefined) return
    const version = rows.get(id) ?? 1
    const edit = (patch: ApplicationPatch) => applications.update(sub, { id, patch, version, now: at })
    const verbs = {
      move: () => edit({ status: it.verb === 'move' ? it.status : 'applied' }),
      rename: () => edit({ jobTitle: `Named ${at.toISOString()}` }),
      remove: () => applications.remove(sub, id, at),
      restore: () => applications.restore(sub, id, at),
    }
    // A step that is refused changes nothing.
    const done = await verbs[it.verb]().catch(() => undefined)
    if (done) rows.set(id, done.version)
  }
}

test('a digest that is counted change by change, in any order and repeatedly, equals one from all rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async steps => {
      sub = crypto.randomUUID()
      await profiles.begin(sub, first)
      await digests.rebuild(sub, now)
      const rows = new Map<string, number>()
      for (const [index, it] of steps.entries()) await take(rows, it, new Date(now.getTime() + index))
      await digests.count(sub, [...rows.keys()].toReversed(), now)
      const counted = await table.query({ partition: `USER#${sub}`, startsWith: 'DIGEST' })
      await digests.rebuild(sub, now)
      const rebuilt = await table.query({ partition: `USER#${sub}`, startsWith: 'DIGEST' })
      const plain = ({ revision: _, ...row }: Row) => row
      expect(counted.rows.map(plain)).toEqual(rebuilt.rows.map(plain))
    }),
    { numRuns: 12, seed: 20 },
  )
})

describe('two at once', () => {
  /** A table that pauses after the first query, so that the rows which the reader has read become old. */
  const pausedTable = () => {
    const seen = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    let holds = true
    const query: Table['query'] = async range => {
      const result = await table.query(range)
      if (holds && readsAll(range)) {
        holds = false
        seen.resolve()
        await goOn.promise
      }
      return result
    }
    return { slow: digestStore({ ...table, query }), seen: seen.promise, goOn: goOn.resolve }
  }

  test.each([
    ['the first digest', async () => {}],
    ['a later one', async () => void (await digests.rebuild(sub, now))],
  ])("the older view of %s doesn't stay", async (_, before) => {
    await before()
    await track('Buyer')
    const { slow, seen, goOn } = pausedTable()
    const older = slow.rebuild(sub, now)
    await seen
    await track('Planner')
    await digests.rebuild(sub, now)
    goOn()
    expect((await older).applications.total).toBe(2)
    expect((await stored())?.applications.total).toBe(2)
  })

  test('the older view does not stay even if the rows return to its state', async () => {
    const { slow, seen, goOn } = pausedTable()
    const { id } = await track('Buyer')
    const older = slow.rebuild(sub, now)
    await seen
    await applications.remove(sub, id, now)
    await digests.rebuild(sub, now)
    goOn()
    await older
    expect((await stored())?.applications.total).toBe(0)
  })

  test('many updates at once, each after a change of its own, leave the last state', async () => {
    await digests.rebuild(sub, now)
    await Promise.all(
      Array.from({ length: 6 }, async (_, n) => {
        const { id } = await track(`Job ${n}`)
        await digests.count(sub, [id], now)
      }),
    )
    expect((await stored())?.applications.total).toBe(6)
  })
})

describe('a purged person', () => {
  test('gets no digest that was being made during the purge', async () => {
    await track('Buyer')
    await digests.rebuild(sub, now)
    const query: Table['query'] = async range => {
      const result = await table.query(range)
      if (readsAll(range)) await purgePerson(table, sub, new Date())
      return result
    }
    await digestStore({ ...table, query }).rebuild(sub, now)
    expect((await table.query({ partition: `USER#${sub}` })).rows).toEqual([])
  })

  test('causes no reads of the remaining rows', async () => {
    const { id } = await track('Buyer')
    await table.remove({ pk: `USER#${sub}`, sk: 'PROFILE' })
    const { costs } = await costOf(() => digests.count(sub, [id], now))
    expect(costs.map(({ operation }) => operation)).toEqual(['query', 'get'])
  })

  test('gets no digest that is requested during the purge, at any of its rows', async () => {
    const { id } = await track('Buyer')
    // With these rows, the purge deletes the digest long before it deletes the last row.
    for (let n = 10; n < 40; n += 1) await table.put({ pk: `USER#${sub}`, sk: `NOTIFICATION#${n}` })
    await digests.rebuild(sub, now)
    const remove: Table['remove'] = async (key, condition) => {
      const outcome = await table.remove(key, condition)
      await digests.rebuild(sub, now)
      await digests.count(sub, [id], now)
      return outcome
    }
    await purgePerson({ ...table, remove }, sub, new Date())
    expect((await table.query({ partition: `USER#${sub}` })).rows).toEqual([])
  })

  test('gets no digest without a profile, but their screens are notified', async () => {
    sub = crypto.randomUUID()
    await track('Buyer')
    expect((await digests.rebuild(sub, now)).applications.total).toBe(1)
    expect(await stored()).toBeNull()
  })
})

test('a change that comes with the last part of a rebuild is counted', async () => {
  const moved = await track('Moved', 'viewed')
  for (let at = 0; at < 19; at += 1) await track(`Job ${at}`, 'viewed')
  const pageOfOne: Table = {
    ...table,
    query: range => table.query(range.startsWith === 'APPLICATION#' ? { ...range, limit: 1 } : range),
  }
  const slow = digestStore(pageOfOne)
  await slow.count(sub, [moved.id], now)
  expect(digestOfRow(await table.get(digestKey(sub)))?.rebuiltTo).not.toBeNull()
  await applications.update(sub, { id: moved.id, patch: { status: 'applied' }, version: moved.version, now })
  await slow.count(sub, [moved.id], now)
  const digest = digestOfRow(await table.get(digestKey(sub)))
  expect(digest?.rebuiltTo).toBeNull()
  expect(digest?.applications).toEqual((await digests.rebuild(sub, now)).applications)
})

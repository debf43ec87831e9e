import fc from 'fast-check'
import { ulid } from 'ulid'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import type { Application } from '../../shared/api/applications.ts'
import type { ApplicationPatch } from '../../shared/domain/application.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { addDays } from '../../shared/domain/weeks.ts'
import { applicationStatuses } from '../../shared/lists.ts'
import { applicationStore } from './applications.ts'
import { digestKey, digestOfRow } from './digest-row.ts'
import { digestStore } from './digests.ts'
import { profileStore } from './profiles.ts'
import { purgePerson } from './purge.ts'
import type { Range } from './range.ts'
import { applicationPrefix } from './schema.ts'
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
const kept = async () => digestOfRow(await table.get(digestKey(sub)))

/** A reading of all applications. */
const readsAll = ({ startsWith }: Range) => startsWith === applicationPrefix

test('all of the rows are counted, however many pages they take, and what cannot be read is passed over', async () => {
  for (let n = 0; n < 120; n += 10)
    await Promise.all(Array.from({ length: 10 }, (_, m) => track(`Job ${n + m}`)))
  await table.put({ pk: `USER#${sub}`, sk: 'APPLICATION#broken', notes: 'private words' })
  const digest = await digests.rebuild(sub, now)
  expect(digest).toMatchObject({ applications: { total: 120 } })
  expect(await kept()).toEqual(digest)
})

test('a change costs the reading of what changed, and not of all the rows', async () => {
  for (let n = 0; n < 60; n += 10)
    await Promise.all(Array.from({ length: 10 }, (_, m) => track(`Job ${n + m}`)))
  await digests.rebuild(sub, now)
  const { id } = await track('One more')
  const { costs } = await costOf(() => digests.count(sub, [id], now))
  expect(costs.map(({ operation }) => operation)).toEqual(['query', 'getMany', 'transact'])
  // The 61 rows are of 15 KB each: all of them were 230 units.
  expect(costs.reduce((sum, { readUnits }) => sum + readUnits, 0)).toBeLessThan(12)
  expect((await kept())?.applications).toMatchObject({ total: 61, activity: [{ id }, {}, {}, {}, {}] })
})

test('who follows the one that went is named, although its row did not change', async () => {
  const ids: string[] = []
  for (let n = 0; n < 8; n += 1) ids.unshift((await track(`Job ${n}`)).id)
  await digests.rebuild(sub, now)
  const [newest = ''] = ids
  await applications.remove(sub, newest, now)
  await digests.count(sub, [newest], now)
  expect((await kept())?.applications.activity).toMatchObject(ids.slice(1, 6).map(id => ({ id })))
})

test('a digest that is a day old is made from all of the rows again', async () => {
  await digests.rebuild(sub, now)
  // The stream gave this one up.
  await track('Buyer')
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  await digests.count(sub, [], later(23))
  expect((await kept())?.applications.total).toBe(0)
  await digests.count(sub, [], later(24))
  expect(await kept()).toMatchObject({ applications: { total: 1 }, rebuiltAt: later(24).toISOString() })
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
  // Of the changes so far, some are told of, in any order, and again.
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
    // What cannot be done is no change.
    const done = await verbs[it.verb]().catch(() => undefined)
    if (done) rows.set(id, done.version)
  }
}

test('counted change by change, in any order and again, it is what all of the rows come to', async () => {
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
  /** A table whose reader has seen the rows, and waits: until it goes on, what it saw grows old. */
  const held = () => {
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
  ])('the older view of %s is not what stays', async (_, before) => {
    await before()
    await track('Buyer')
    const { slow, seen, goOn } = held()
    const older = slow.rebuild(sub, now)
    await seen
    await track('Planner')
    await digests.rebuild(sub, now)
    goOn()
    expect((await older).applications.total).toBe(2)
    expect((await kept())?.applications.total).toBe(2)
  })

  test('also where the rows are meanwhile as the older one saw them', async () => {
    const { slow, seen, goOn } = held()
    const { id } = await track('Buyer')
    const older = slow.rebuild(sub, now)
    await seen
    await applications.remove(sub, id, now)
    await digests.rebuild(sub, now)
    goOn()
    await older
    expect((await kept())?.applications.total).toBe(0)
  })

  test('many at once, each after a change of its own, leave the last', async () => {
    await digests.rebuild(sub, now)
    await Promise.all(
      Array.from({ length: 6 }, async (_, n) => {
        const { id } = await track(`Job ${n}`)
        await digests.count(sub, [id], now)
      }),
    )
    expect((await kept())?.applications.total).toBe(6)
  })
})

describe('of somebody who is gone nothing is kept', () => {
  test('a digest that was on its way when the account was purged', async () => {
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

  test('nor is anything read of what is left of them', async () => {
    const { id } = await track('Buyer')
    await table.remove({ pk: `USER#${sub}`, sk: 'PROFILE' })
    const { costs } = await costOf(() => digests.count(sub, [id], now))
    expect(costs.map(({ operation }) => operation)).toEqual(['query', 'get'])
  })

  test('nor one that is asked for in the midst of the purge, at any row of it', async () => {
    const { id } = await track('Buyer')
    // Rows between the digest and the profile: the one goes well before the other.
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

  test('nor of somebody who has no profile yet; they are told all the same', async () => {
    sub = crypto.randomUUID()
    await track('Buyer')
    expect((await digests.rebuild(sub, now)).applications.total).toBe(1)
    expect(await kept()).toBeNull()
  })
})

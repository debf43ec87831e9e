import { ulid } from 'ulid'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import { applicationStore } from './applications.ts'
import { digestKey, digestOfRow } from './digest-row.ts'
import { digestStore } from './digests.ts'
import { profileStore } from './profiles.ts'
import { purgePerson } from './purge.ts'
import type { Table } from './table.ts'

const { table, stop } = await startTable()
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

const track = (jobTitle: string) =>
  applications.create(
    sub,
    {
      id: ulid(),
      jobTitle,
      companyName: 'Tudun Foods',
      location: '',
      status: 'applied',
      jobUrl: '',
      notes: 'ọ'.repeat(5000),
      appliedDate: '2026-11-20',
      origin: 'manual',
    },
    now,
  )
const kept = async () => digestOfRow(await table.get(digestKey(sub)))

test('all of the rows are counted, however many pages they take, and what cannot be read is passed over', async () => {
  for (let n = 0; n < 120; n += 10)
    await Promise.all(Array.from({ length: 10 }, (_, m) => track(`Job ${n + m}`)))
  await table.put({ pk: `USER#${sub}`, sk: 'APPLICATION#broken', notes: 'private words' })
  for (const sk of ['INTERVIEW#A', 'INTERVIEW#B', 'RESUME#A'])
    await table.put({ pk: `USER#${sub}`, sk, text: 'x'.repeat(1000) })
  const digest = await digests.rebuild(sub, now)
  expect(digest).toMatchObject({ applications: { total: 120 }, interviewSessions: 2, resumes: 1 })
  expect(await kept()).toEqual(digest)
})

describe('two at once', () => {
  /** A table whose reader has seen the rows, and waits: until it goes on, what it saw grows old. */
  const held = () => {
    const seen = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    let holds = true
    const query: Table['query'] = async range => {
      const result = await table.query(range)
      if (holds && range.newestFirst) {
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
    await Promise.all(
      Array.from({ length: 6 }, async (_, n) => {
        await track(`Job ${n}`)
        await digests.rebuild(sub, now)
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
      if (range.newestFirst) await purgePerson(table, sub)
      return result
    }
    await digestStore({ ...table, query }).rebuild(sub, now)
    expect((await table.query({ partition: `USER#${sub}` })).rows).toEqual([])
  })

  test('nor one that is asked for in the midst of the purge, at any row of it', async () => {
    await track('Buyer')
    // Rows between the digest and the profile: the one goes well before the other.
    for (let n = 10; n < 40; n += 1) await table.put({ pk: `USER#${sub}`, sk: `NOTIFICATION#${n}` })
    await digests.rebuild(sub, now)
    const remove: Table['remove'] = async (key, condition) => {
      const outcome = await table.remove(key, condition)
      await digests.rebuild(sub, now)
      return outcome
    }
    await purgePerson({ ...table, remove }, sub)
    expect((await table.query({ partition: `USER#${sub}` })).rows).toEqual([])
  })

  test('nor of somebody who has no profile yet; they are told all the same', async () => {
    sub = crypto.randomUUID()
    await track('Buyer')
    expect((await digests.rebuild(sub, now)).applications.total).toBe(1)
    expect(await kept()).toBeNull()
  })
})

import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { apiClient } from '../../local/people.ts'
import { LocalStack } from '../../local/stack.ts'
import { usersAt } from '../services/users.testing.ts'
import { deletionStore } from '../store/deletions.ts'
import { personPartition } from '../store/keys.ts'
import { purgePerson } from '../store/purge.ts'
import { reviewModeration } from '../store/review-moderation.ts'
import type { Table } from '../store/table.ts'
import { runPurgeAccount } from './purge-account.ts'
import { consume } from './queues.testing.ts'

const stack = await LocalStack.start({ rhythm: false })
const { table } = stack
afterAll(() => stack.stop())
const users = usersAt(`${stack.url}/idp`)
const deletions = deletionStore(table)
const moderation = reviewModeration(table)
const day = 86_400

/** Makes a person with at least one row of each kind, two of them outside of the person's partition. */
const person = async (name: string) => {
  const known = await stack.signUp({ email: `${name}-${ulid()}@example.com`, fullName: name })
  const api = apiClient(stack.url, await stack.accessToken(known.email, known.password))
  const review = { rating: 5, reviewText: `By ${name}`, reviewerName: name }
  const [waiting, shown] = [ulid(), ulid()]
  for (const id of [waiting, shown]) await api.reviews.submit({ body: { ...review, id } })
  await moderation.approve(shown)
  await api.reviews.vote({ params: { id: shown }, body: { vote: 'like' } })
  await api.applications.create({ body: { id: ulid(), jobTitle: 'Planner', companyName: 'Gada' } })
  return { ...known, api, shown }
}

/** Returns what is left of a person, in all partitions. */
const traces = async (sub: string) => {
  const rows = (await table.query({ partition: personPartition(sub) })).rows.map(({ sk }) => sk)
  const reviews = [...(await moderation.pending()), ...(await moderation.approved())].filter(
    ({ userId }) => userId === sub,
  )
  const user = await users.find(sub)
  return [...rows, ...reviews, ...(user ? [user] : [])]
}

const due = async () => {
  const subs: string[] = []
  for await (const sub of deletions.due(new Date())) subs.push(sub)
  return subs
}

test('fourteen days after its deletion an account is removed everywhere, and nothing of other people', async () => {
  const ada = await person('Ada')
  const bala = await person('Bala')
  await bala.api.reviews.vote({ params: { id: ada.shown }, body: { vote: 'like' } })
  const rows = Array.from({ length: 50 }, (_, n) => n)
  for (let first = 0; first < 100; first += 50)
    await ada.api.applications.import({
      body: { rows: rows.map(n => ({ id: ulid(), jobTitle: `Job ${first + n}`, companyName: 'Gada' })) },
    })
  await stack.deleteAccount(ada)

  stack.clock.advance(13.9 * day)
  await stack.runSchedule('purge-deleted')
  expect((await traces(ada.sub)).length).toBeGreaterThan(200)

  stack.clock.advance(0.2 * day)
  await stack.runSchedule('purge-deleted')
  expect(await traces(ada.sub)).toEqual([])
  expect(await due()).toEqual([])
  const token = await stack.accessToken(bala.email, bala.password)
  const { reviews } = await apiClient(stack.url, token).reviews.list({ query: {} })
  expect(reviews.map(({ id }) => id)).toContain(bala.shown)
  expect(reviews.map(({ id }) => id)).not.toContain(ada.shown)
  // The address can sign up again.
  await stack.signUp({ email: ada.email, fullName: 'Ada' })
})

/** A table that fails at the `n`th deleted row. */
const failingAt = (n: number): Table => {
  let removed = 0
  return {
    ...table,
    remove: async (key, condition) => {
      removed += 1
      if (removed >= n) throw new Error('killed')
      return table.remove(key, condition)
    },
  }
}

test('a purge that was stopped at any row, between any two steps, is completed by the next', async () => {
  const ada = await person('Ada')
  await stack.deleteAccount(ada)
  stack.clock.advance(15 * day)
  const steps = { deletions, users, purge: (sub: string, now: Date) => purgePerson(table, sub, now) }
  const dead = async () => Promise.reject(new Error('killed'))
  const purgeOnce = (services: Partial<typeof steps> = {}) =>
    consume(runPurgeAccount({ ...steps, ...services }), [{ sub: ada.sub }])
  const dies = async (services: Partial<typeof steps>) => {
    expect(await purgeOnce(services)).toEqual([false])
    expect(await due()).toEqual([ada.sub])
  }
  const before = (await traces(ada.sub)).length
  for (let n = 1; n < 8; n += 1) await dies({ purge: (sub, now) => purgePerson(failingAt(n), sub, now) })
  const half = (await traces(ada.sub)).length
  expect(half).toBeLessThan(before)
  expect(half).toBeGreaterThan(1)
  await dies({ users: { ...users, remove: dead } })
  expect(await traces(ada.sub)).toHaveLength(1)
  await dies({ deletions: { ...deletions, remove: dead } })
  expect(await purgeOnce()).toEqual([true])
  expect(await traces(ada.sub)).toEqual([])
  expect(await due()).toEqual([])
  // A message may come twice.
  expect(await purgeOnce()).toEqual([true])
})

test('an account that was given back, or that is not due yet, is not purged', async () => {
  const [ada, bala] = [await person('Ada'), await person('Bala')]
  await stack.deleteAccount(ada)
  const purges = { deletions, users, purge: (sub: string, now: Date) => purgePerson(table, sub, now) }
  expect(await consume(runPurgeAccount(purges), [{ sub: ada.sub }, { sub: bala.sub }])).toEqual([true, true])
  for (const { sub } of [ada, bala]) expect((await traces(sub)).length).toBeGreaterThan(2)
})

test('an account that fails does not stop the others', async () => {
  const people = [await person('Ada'), await person('Bala'), await person('Chi')]
  for (const each of people) await stack.deleteAccount(each)
  stack.clock.advance(15 * day)
  const [bad] = people
  const purge = (sub: string, now: Date) =>
    sub === bad?.sub ? Promise.reject(new Error('no')) : purgePerson(table, sub, now)
  const messages = people.map(({ sub }) => ({ sub }))
  expect(await consume(runPurgeAccount({ deletions, users, purge }), messages)).toEqual([false, true, true])
  const left = await Promise.all(people.map(async ({ sub }) => (await traces(sub)).length > 0))
  expect(left).toEqual([true, false, false])
  // The next run of the schedule sends it again.
  await stack.runSchedule('purge-deleted')
  expect(await due()).toEqual([])
})

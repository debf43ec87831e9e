import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { Retry, withBackoff } from './backoff.ts'
import { subscriptionStore } from './subscriptions.ts'
import { createTable, type Table } from './table.ts'

/** A timer that ends at once, and the list of the waits that it was called with. */
const timer = () => {
  const waits: number[] = []
  return { waits, wait: async (milliseconds: number) => void waits.push(milliseconds) }
}

/** Expects that each wait is within its bound, and that the waits differ. */
const expectWithin = (waits: readonly number[], bounds: readonly number[]) => {
  expect(waits).toHaveLength(bounds.length)
  for (const [index, bound] of bounds.entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(0)
    expect(waits[index]).toBeLessThanOrEqual(bound)
  }
  expect(new Set(waits).size).toBeGreaterThan(1)
}

test('the delays are random, and their upper bound doubles up to a maximum', async () => {
  const { waits, wait } = timer()
  let tried = 0
  const attempt = async () => {
    tried += 1
    return tried < 7 ? new Retry() : 'done'
  }
  expect(await withBackoff({ tries: 9, firstWait: 10, longestWait: 70, wait }, attempt)).toBe('done')
  expectWithin(waits, [10, 20, 40, 70, 70, 70])
})

test('after the last try the error is `unavailable` with its cause, without another delay', async () => {
  const { waits, wait } = timer()
  const cause = new Error('busy')
  const attempt = async () => new Retry(cause)
  await expect(
    withBackoff({ tries: 3, firstWait: 10, longestWait: 70, wait }, attempt),
  ).rejects.toMatchObject({
    code: 'unavailable',
    cause,
  })
  expect(waits).toHaveLength(2)
})

const twoKeys = ['1', '2'].map(sk => ({ pk: 'a', sk }))

/** A table that returns no row of a batch `throttled` times, and then one row at a time. */
const throttledTable = (throttled: number) => {
  const { waits, wait } = timer()
  const client = new DynamoDBClient({ region: 'eu-west-1' })
  let calls = 0
  client.middlewareStack.add(
    () => async () => {
      calls += 1
      const done = Math.max(0, calls - throttled)
      const output = {
        $metadata: {},
        Responses: { t: done > 0 ? twoKeys.slice(done - 1, done) : [] },
        UnprocessedKeys: done < 2 ? { t: { Keys: twoKeys.slice(done) } } : {},
      }
      return { output, response: {} }
    },
    { step: 'initialize', priority: 'low' },
  )
  return { waits, table: createTable({ client, name: 't', wait }) }
}

test('unprocessed rows of a batch are requested again, each time after a longer delay', async () => {
  const { waits, table } = throttledTable(3)
  expect(await table.getMany(twoKeys)).toEqual(twoKeys)
  expectWithin(waits, [50, 100, 200, 400])
})

test('a table that processes no row of a batch is `unavailable`', async () => {
  const { waits, table } = throttledTable(100)
  await expect(table.getMany(twoKeys)).rejects.toMatchObject({ code: 'unavailable' })
  expectWithin(waits, [50, 100, 200, 400, 800])
})

test('a writer that conflicts with another one on a subscription waits before the next try', async () => {
  const { waits, wait } = timer()
  const conflict = async () => [{ index: 0, found: undefined }]
  const table: Pick<Table, 'get' | 'transact'> = { get: async () => undefined, transact: conflict }
  const event = { id: 'a', at: '2026-11-20T10:00:00.000Z', type: 'cancelled' } as const
  let decided = 0
  const decide = () => {
    decided += 1
    return { events: [event] }
  }
  await expect(
    // @ts-expect-error: the store calls no other verb of the table.
    subscriptionStore(table, wait).change('ada', new Date(event.at), decide),
  ).rejects.toMatchObject({ code: 'unavailable' })
  expect(decided).toBe(60)
  expectWithin(waits, [5, 10, 20, 40, 80, ...Array.from({ length: 54 }, () => 160)])
})

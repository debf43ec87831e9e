import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDB } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type LocalDynamoDb, startDynamoDb } from '../dynamodb.ts'
import { followStream } from './follow.ts'
import { inFile, inMemory } from './reader.ts'

const startTable = async () => {
  const database = await startDynamoDb()
  onTestFinished(() => database.stop())
  const client = new DynamoDB(database.clientConfig)
  onTestFinished(() => client.destroy())
  const put = (sk: string, more = {}) =>
    client.putItem({ TableName: database.tableName, Item: { pk: { S: 'p' }, sk: { S: sk }, ...more } })
  return { database, put }
}

const nameOf = (record: DynamoDBRecord): string => record.dynamodb?.Keys?.sk?.S ?? '?'

type Handle = (records: readonly DynamoDBRecord[]) => DynamoDBBatchResponse

const follow = async (database: LocalDynamoDb, handle: Handle, position = inMemory()) => {
  const client = new DynamoDBStreamsClient(database.clientConfig)
  const onError = vi.fn()
  const following = await followStream({
    client,
    tableName: database.tableName,
    position,
    handle: async ({ Records }) => handle(Records),
    onError,
  })
  const stop = async () => {
    await following.stop()
    client.destroy()
  }
  onTestFinished(stop)
  return { stop, onError }
}

const allDone: DynamoDBBatchResponse = { batchItemFailures: [] }
const failedAt = (record: DynamoDBRecord): DynamoDBBatchResponse => ({
  batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }],
})

test('changes arrive in order, in batches as in Lambda, including those from before the start', async () => {
  const { database, put } = await startTable()
  await put('early', { size: { N: '1' }, bytes: { B: new Uint8Array([1, 2]) } })
  const seen: DynamoDBRecord[] = []
  await follow(database, records => {
    seen.push(...records)
    return allDone
  })
  await put('late')
  await put('early', { size: { N: '2' } })
  await expect.poll(() => seen.map(nameOf)).toEqual(['early', 'late', 'early'])
  expect(seen.map(record => record.eventName)).toEqual(['INSERT', 'INSERT', 'MODIFY'])
  expect(seen[0]?.dynamodb?.NewImage).toMatchObject({ size: { N: '1' }, bytes: { B: 'AQI=' } })
  expect(seen[2]?.dynamodb).toMatchObject({ OldImage: { size: { N: '1' } }, NewImage: { size: { N: '2' } } })
})

test('a failed record and those after it are sent again, and those before it are not', async () => {
  const { database, put } = await startTable()
  for (const name of ['a', 'b', 'c']) await put(name)
  const done: string[] = []
  let failures = 0
  const { onError } = await follow(database, records => {
    for (const record of records) {
      if (nameOf(record) === 'b' && failures++ < 2) return failedAt(record)
      done.push(nameOf(record))
    }
    return allDone
  })
  await expect.poll(() => done).toEqual(['a', 'b', 'c'])
  expect(failures).toBe(3)
  expect(onError).not.toHaveBeenCalled()
})

test('a record that always fails is given up, and blocks nothing', async () => {
  const { database, put } = await startTable()
  for (const name of ['bad', 'good']) await put(name)
  const done: string[] = []
  const { onError } = await follow(database, records => {
    const [first] = records
    if (first && nameOf(first) === 'bad') throw new Error('never')
    done.push(...records.map(nameOf))
    return allDone
  })
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['good'])
  expect(onError).toHaveBeenCalledOnce()
})

test('a restarted follower continues where the last one stopped', async () => {
  const { database, put } = await startTable()
  const file = join(await mkdtemp(join(tmpdir(), 'aiki-stream-')), 'position.json')
  const first: string[] = []
  const { stop } = await follow(
    database,
    records => {
      first.push(...records.map(nameOf))
      return allDone
    },
    inFile(file),
  )
  await put('one')
  await expect.poll(() => first).toEqual(['one'])
  await stop()
  await put('two')
  const second: string[] = []
  await follow(
    database,
    records => {
      second.push(...records.map(nameOf))
      return allDone
    },
    inFile(file),
  )
  await put('three')
  await expect.poll(() => second).toEqual(['two', 'three'])
})

test('when the position in the stream cannot be saved, each change is still processed', async () => {
  const { database, put } = await startTable()
  for (const name of ['one', 'two', 'three']) await put(name)
  const seen: string[] = []
  const write = () => {
    throw new Error('The disk is full.')
  }
  const { onError } = await follow(
    database,
    records => {
      const [first] = records
      if (first) seen.push(nameOf(first))
      const [, second] = records
      return second ? failedAt(second) : allDone
    },
    { ...inMemory(), write },
  )
  await expect.poll(() => seen).toEqual(['one', 'two', 'three'])
  expect(onError).toHaveBeenCalledTimes(3)
})

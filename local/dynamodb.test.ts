import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DescribeTableCommand, DynamoDB, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, onTestFinished, test } from 'vitest'
import { startDynamoDb } from './dynamodb.ts'
import { findProgram } from './dynamodb-process.ts'

const start = async (dbPath?: string) => {
  const database = await startDynamoDb({ endpoint: undefined, ...(dbPath && { dbPath }) })
  onTestFinished(() => database.stop())
  return database
}

const newPath = async () => join(await mkdtemp(join(tmpdir(), 'aiki-database-')), 'table.db')

test('the table has its keys, its agenda index and its stream', async () => {
  const { clientConfig, tableName } = await start()
  const { Table } = await new DynamoDBClient(clientConfig).send(
    new DescribeTableCommand({ TableName: tableName }),
  )
  expect(Table).toMatchObject({
    TableStatus: 'ACTIVE',
    KeySchema: [{ AttributeName: 'pk' }, { AttributeName: 'sk' }],
    GlobalSecondaryIndexes: [{ IndexName: 'agenda' }],
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  })
})

test('two databases at once are separate', async () => {
  const [one, other] = await Promise.all([start(), start()])
  expect(one.endpoint).not.toBe(other.endpoint)
  const Key = { pk: { S: 'a' }, sk: { S: 'b' } }
  await new DynamoDB(one.clientConfig).putItem({ TableName: one.tableName, Item: Key })
  const { Item } = await new DynamoDB(other.clientConfig).getItem({ TableName: other.tableName, Key })
  expect(Item).toBeUndefined()
})

test('a file keeps its rows over a restart', async () => {
  const dbPath = await newPath()
  const Key = { pk: { S: 'a' }, sk: { S: 'b' } }
  const before = await startDynamoDb({ endpoint: undefined, dbPath })
  await new DynamoDB(before.clientConfig).putItem({ TableName: before.tableName, Item: Key })
  await before.stop()
  const after = await start(dbPath)
  const { Item } = await new DynamoDB(after.clientConfig).getItem({ TableName: after.tableName, Key })
  expect(Item).toEqual(Key)
})

test('the time of a write does not depend on the size of the stream', async () => {
  const dbPath = await newPath()
  await start(dbPath)
  const file = new DatabaseSync(dbPath, { readOnly: true })
  onTestFinished(() => file.close())
  // The query that the database runs before each write.
  const question =
    'SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = ?'
  expect(file.prepare(`EXPLAIN QUERY PLAN ${question}`).all('aiki')).toMatchObject([
    { detail: expect.stringMatching(/^SEARCH _stream_records USING (COVERING )?INDEX stream_order/) },
  ])
})

test('an invalid database file stops the start with its reason', async () => {
  const dbPath = await newPath()
  await writeFile(dbPath, 'These are not the rows you are looking for. '.repeat(100))
  await expect(startDynamoDb({ endpoint: undefined, dbPath })).rejects.toThrow(
    /The rows in .* can't be read: begin anew with `npm start -- --fresh`/,
  )
})

test('on a machine without the database, the message says what to do', () => {
  expect(() => findProgram('sunos-sparc', '/nowhere')).toThrow(
    /for sunos-sparc .* put `dynoxide` on the PATH, or start DynamoDB Local/,
  )
})

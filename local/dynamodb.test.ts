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

test('the table has its keys, its agenda and its stream', async () => {
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

test('two at once do not meet', async () => {
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

test('a write does not look through all that the stream holds', async () => {
  const dbPath = await newPath()
  await start(dbPath)
  const file = new DatabaseSync(dbPath, { readOnly: true })
  onTestFinished(() => file.close())
  // The question that it asks before each write.
  const question =
    'SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = ?'
  expect(file.prepare(`EXPLAIN QUERY PLAN ${question}`).all('aiki')).toMatchObject([
    { detail: expect.stringMatching(/^SEARCH _stream_records USING (COVERING )?INDEX stream_order/) },
  ])
})

test('a file that is no database ends the start with its reason', async () => {
  const dbPath = await newPath()
  await writeFile(dbPath, 'These are not the rows you are looking for. '.repeat(100))
  await expect(startDynamoDb({ endpoint: undefined, dbPath })).rejects.toThrow(
    /The rows in .* can't be read: begin anew with `npm start -- --fresh`/,
  )
})

test('a machine without a database is told what to do', () => {
  expect(() => findProgram('sunos-sparc', '/nowhere')).toThrow(
    /for sunos-sparc .* put `dynoxide` on the PATH, or start DynamoDB Local/,
  )
})

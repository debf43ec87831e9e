import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { table } from '../functions/store/schema.ts'
import { startProcess } from './dynamodb-process.ts'

export type LocalDynamoDb = {
  readonly endpoint: string
  readonly tableName: string
  /** The configuration for `new DynamoDBClient(…)` and `new DynamoDBStreamsClient(…)`. */
  readonly clientConfig: {
    readonly endpoint: string
    readonly region: string
    readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string }
  }
  /** Ends the database. `SIGKILL` is for tests of what survives a crash. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

type Options = {
  /** The file of the rows. Without it, they are in memory. */
  readonly dbPath?: string
  /** The address of a running DynamoDB, which is used in place of our own. */
  readonly endpoint?: string | undefined
  /** False: the table has no stream, so each write is cheaper. */
  readonly streams?: boolean
}

const running = async ({ dbPath, endpoint }: Options) => {
  // Our own database has this one table only. A running database may be shared by many tests.
  if (endpoint)
    return {
      endpoint,
      tableName: dbPath ? 'aiki' : `aiki-${randomUUID()}`,
      file: undefined,
      stop: async () => undefined,
    }
  const { port, kill } = await startProcess(dbPath)
  return { endpoint: `http://127.0.0.1:${port}`, tableName: 'aiki', file: dbPath, stop: kill }
}

/** Starts the database with its table. Throws one clear sentence where this machine has no database. */
export const startDynamoDb = async ({ streams = true, ...options }: Options = {}): Promise<LocalDynamoDb> => {
  const { endpoint, tableName, file, stop } = await running({
    endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB,
    ...options,
  })
  const clientConfig = {
    endpoint,
    region: 'af-south-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  }
  const client = new DynamoDBClient(clientConfig)
  try {
    await ensureTable(client, tableName, streams)
    // The index is made before the first request, because two processes that write to the file would block each other.
    if (file !== undefined) indexStream(file)
  } catch (cause) {
    await stop('SIGKILL')
    throw new Error(`The database at ${endpoint} did not take our table: start again, or with fresh data.`, {
      cause,
    })
  } finally {
    client.destroy()
  }
  return { endpoint, tableName, clientConfig, stop: (signal = 'SIGTERM') => stop(signal) }
}

const { agenda } = table

const definition = (name: string, streams: boolean): CreateTableCommandInput => ({
  TableName: name,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [table.partitionKey, table.sortKey, agenda.partitionKey, agenda.sortKey].map(
    AttributeName => ({ AttributeName, AttributeType: 'S' }),
  ),
  KeySchema: [
    { AttributeName: table.partitionKey, KeyType: 'HASH' },
    { AttributeName: table.sortKey, KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: agenda.index,
      KeySchema: [
        { AttributeName: agenda.partitionKey, KeyType: 'HASH' },
        { AttributeName: agenda.sortKey, KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: agenda.projection },
    },
  ],
  ...(streams && {
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  }),
})

const exists = async (client: DynamoDBClient, TableName: string): Promise<boolean> => {
  try {
    await client.send(new DescribeTableCommand({ TableName }))
    return true
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false
    throw error
  }
}

/** Makes the single table as in the deployed stack, if it does not exist yet. */
const ensureTable = async (client: DynamoDBClient, name: string, streams: boolean): Promise<void> => {
  if (await exists(client, name)) return
  await client.send(new CreateTableCommand(definition(name, streams)))
  await waitUntilTableExists({ client, maxWaitTime: 10, minDelay: 0.05, maxDelay: 1 }, { TableName: name })
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: name,
      TimeToLiveSpecification: { AttributeName: table.timeToLive, Enabled: true },
    }),
  )
}

/**
 * Adds an index to the stream's records. Before each write, the embedded database looks for the last number of its
 * stream in all records of a day, so after an import of thousands every write took ten times as long. A database with
 * another form of stream works without the index.
 */
const indexStream = (dbPath: string): void => {
  const database = new DatabaseSync(dbPath, { timeout: 1000 })
  try {
    database.exec(
      'CREATE INDEX IF NOT EXISTS stream_order ON _stream_records (table_name, CAST(sequence_number AS INTEGER))',
    )
  } catch {
    // Without the index the database is slower, but correct.
  } finally {
    database.close()
  }
}

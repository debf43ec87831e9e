import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { startProcess } from './dynamodb-process.ts'
import { ensureTable } from './dynamodb-table.ts'
import { indexStream } from './stream-index.ts'

export type LocalDynamoDb = {
  readonly endpoint: string
  readonly tableName: string
  /** For `new DynamoDBClient(…)` and `new DynamoDBStreamsClient(…)`. */
  readonly clientConfig: {
    readonly endpoint: string
    readonly region: string
    readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string }
  }
  /** Ends the database. `SIGKILL` is for tests of what survives it. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

type Options = {
  /** Where the rows are kept; left out: in memory. */
  readonly dbPath?: string
  /** A DynamoDB that runs already, used in place of our own. */
  readonly endpoint?: string | undefined
}

const running = async ({ dbPath, endpoint }: Options) => {
  // A database of our own holds this one table. One that is there already may be shared by many tests.
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

/** Starts the database with its table. Throws one clear sentence when this machine has none. */
export const startDynamoDb = async (options: Options = {}): Promise<LocalDynamoDb> => {
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
    await ensureTable(client, tableName)
    // This runs before the first request, because two processes that write the file would block each other.
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

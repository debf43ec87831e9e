import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { type Consumed, createTable } from '../functions/store/table.ts'
import { startDynamoDb } from './dynamodb.ts'

/**
 * Starts a table for a file of tests, and records the cost of each verb. The caller stops it. It has a stream only for
 * the tests that read one, because the embedded database searches the stream before each write.
 */
export const startTable = async (options: { dbPath?: string; streams?: boolean } = {}) => {
  const database = await startDynamoDb({ streams: false, ...options })
  const client = new DynamoDBClient(database.clientConfig)
  const costs: Consumed[] = []
  const table = createTable({
    client,
    name: database.tableName,
    onConsumed: consumed => void costs.push(consumed),
  })
  return {
    table,
    database,
    /** Returns the result of `task` and the cost of its verbs. */
    costOf: async <T>(task: () => Promise<T>) => {
      const from = costs.length
      const result = await task()
      return { result, costs: costs.slice(from) }
    },
    stop: async (signal?: NodeJS.Signals) => {
      client.destroy()
      await database.stop(signal)
    },
  }
}

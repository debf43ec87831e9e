import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { type Consumed, createTable } from '../functions/store/table.ts'
import { startDynamoDb } from './dynamodb.ts'

/** A table of its own for a file of tests, with what each verb cost so far. The caller stops it. */
export const startTable = async (options: { dbPath?: string } = {}) => {
  const database = await startDynamoDb(options)
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
    /** What the verbs of `task` cost, beside its result. */
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

import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { createTable, type Table } from '../store/table.ts'
import { setting } from './env.ts'

let table: Table | undefined

/** The table that the environment names: one client of it for the function, however many ask. */
export const deployedTable = (): Table => {
  table ??= createTable({ client: new DynamoDBClient({}), name: setting('TABLE_NAME') })
  return table
}

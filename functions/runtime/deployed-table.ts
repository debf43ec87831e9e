import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { createTable, type Table } from '../store/table.ts'
import { setting } from './env.ts'

/** The table that the environment names. */
export const deployedTable = (): Table =>
  createTable({ client: new DynamoDBClient({}), name: setting('TABLE_NAME') })

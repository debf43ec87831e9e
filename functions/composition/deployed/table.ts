import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { setting } from '../../runtime/env.ts'
import { createTable, type Table } from '../../store/table.ts'
import type { Services } from '../services.ts'

let sharedTable: Table | undefined
export const table: Services['table'] = () => {
  sharedTable ??= createTable({ client: new DynamoDBClient({}), name: setting('TABLE_NAME') })
  return sharedTable
}

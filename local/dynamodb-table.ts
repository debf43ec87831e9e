import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { table } from '../functions/store/schema.ts'

const { agenda } = table

const definition = (name: string): CreateTableCommandInput => ({
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
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
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

/** Makes the single table as the deployed stack has it, if it is not there yet. */
export const ensureTable = async (client: DynamoDBClient, name: string): Promise<void> => {
  if (await exists(client, name)) return
  await client.send(new CreateTableCommand(definition(name)))
  await waitUntilTableExists({ client, maxWaitTime: 10, minDelay: 0.05, maxDelay: 1 }, { TableName: name })
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: name,
      TimeToLiveSpecification: { AttributeName: table.timeToLive, Enabled: true },
    }),
  )
}

import { type DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb'

/**
 * The embedded table takes the longer for a write the more its stream holds: after a thousand writes that time would
 * hide what is looked for.
 */
export const withoutStream = async (client: DynamoDBClient, TableName: string): Promise<void> => {
  await client.send(new UpdateTableCommand({ TableName, StreamSpecification: { StreamEnabled: false } }))
}

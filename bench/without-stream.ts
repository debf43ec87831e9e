import { type DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb'

/**
 * Switches off the table's stream. A write to the embedded table takes longer the more records its stream has, and
 * after a thousand writes that time would hide the measured one.
 */
export const withoutStream = async (client: DynamoDBClient, TableName: string): Promise<void> => {
  await client.send(new UpdateTableCommand({ TableName, StreamSpecification: { StreamEnabled: false } }))
}

import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'

// What a function weighs that reads one row, and knows nothing of Aiki.

const documents = DynamoDBDocumentClient.from(new DynamoDBClient({}))
export const handler = (Key: Record<string, unknown>) =>
  documents.send(new GetCommand({ TableName: 'table', Key }))

import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'

// The smallest function that reads one row, without any code of Aiki.

const documents = DynamoDBDocumentClient.from(new DynamoDBClient({}))
export const handler = (Key: Record<string, unknown>) =>
  documents.send(new GetCommand({ TableName: 'table', Key }))

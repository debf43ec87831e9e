import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'

const localTable = z.object({
  name: z.string(),
  client: z.object({
    endpoint: z.string(),
    region: z.string(),
    credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
  }),
})

/** A client for the table of the stack at this address. The caller must destroy the client. */
export const tableOf = async (url: string): Promise<{ client: DynamoDBClient; name: string }> => {
  const { name, client } = localTable.parse(await (await fetch(`${url}/local/table`)).json())
  return { name, client: new DynamoDBClient(client) }
}

import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import { createTable } from '../functions/store/table.ts'
import type { Asked } from './arguments.ts'

/** What an Aiki on this machine tells of its table. */
const localTable = z.object({
  name: z.string(),
  client: z.object({
    endpoint: z.string(),
    region: z.string(),
    credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
  }),
})

const askLocal = async (url: string) => {
  try {
    const response = await fetch(new URL('/local/table', url))
    return localTable.parse(await response.json())
  } catch (cause) {
    throw new Error(
      `No Aiki answers at ${url}: start it with \`npm start\`, say another address with --url, or name a deployment's table with --table.`,
      { cause },
    )
  }
}

const settingsOf = async (place: Asked['place']) =>
  'url' in place
    ? askLocal(place.url)
    : { name: place.table, client: place.region === undefined ? {} : { region: place.region } }

/** The table of the Aiki that was named, here or on AWS. Throws one sentence where there is none. */
export const connect = async (place: Asked['place']) => {
  const { name, client: settings } = await settingsOf(place)
  const client = new DynamoDBClient(settings)
  return { table: createTable({ client, name }), close: () => client.destroy() }
}

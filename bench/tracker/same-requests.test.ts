import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { startDynamoDb } from '../../local/dynamodb.ts'
import { type Contestant, contestants, operations } from './operations.ts'
import { trackerWorlds } from './world.ts'

const database = await startDynamoDb()
const client = new DynamoDBClient(database.clientConfig)
afterAll(async () => {
  client.destroy()
  await database.stop()
})

const sent = z.object({
  request: z.object({
    headers: z.object({ 'x-amz-target': z.string() }),
    body: z.instanceof(Uint8Array),
  }),
})
let requests: string[] = []
client.middlewareStack.add(
  next => args => {
    const { headers, body } = sent.parse(args).request
    requests.push(`${headers['x-amz-target']} ${Buffer.from(body).toString('utf8')}`)
    return next(args)
  },
  { step: 'finalizeRequest', name: 'keepRequests' },
)

const newWorld = await trackerWorlds(client, database.tableName)

/** A request without its variable parts: the partition, the time, and the SDK's token. */
const comparable = (request: string): { target: string; input: unknown } => {
  const plain = request
    .replaceAll(/USER#[\w-]+/g, 'USER#someone')
    .replaceAll(/\d{4}-\d\d-\d\d(T[\d:.]+Z)?/g, 'a time')
    .replaceAll(/"expiresAt":{"N":"\d+"}/g, '"expiresAt":"a time"')
    .replace(/"ClientRequestToken":"[^"]+"/, '"ClientRequestToken":"a token"')
  const at = plain.indexOf(' ')
  return { target: plain.slice(0, at), input: JSON.parse(plain.slice(at)) }
}

const requestsOf = async (call: () => Promise<unknown>) => {
  requests = []
  await call()
  // The requests of an import are sent in parallel, so their order is not fixed.
  return requests.map(comparable).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

test.each(Object.entries(operations))('%s: all three send the very same requests', async (_, ready) => {
  const calls = await ready(await newWorld(), new Date())
  const seen = new Map<Contestant, unknown[]>()
  for (const name of contestants) seen.set(name, await requestsOf(calls[name]))
  expect(seen.get('bare')?.length).toBeGreaterThan(0)
  expect(seen.get('store')).toEqual(seen.get('bare'))
  expect(seen.get('served')).toEqual(seen.get('bare'))
})

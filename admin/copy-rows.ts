import { isDeepStrictEqual } from 'node:util'
import {
  type AttributeValue,
  BatchGetItemCommand,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  paginateQuery,
  paginateScan,
} from '@aws-sdk/client-dynamodb'
import { mapBounded } from '../functions/store/bounded.ts'
import { personPartition } from '../functions/store/keys.ts'
import { table as schema } from '../functions/store/schema.ts'

type Item = Record<string, AttributeValue>

/** A table, and the client that reaches it. */
export type Place = { readonly client: DynamoDBClient; readonly name: string }

export type Copy = {
  /** The restored table. It is only read. */
  readonly from: Place
  readonly to: Place
  /** The people whose partitions are copied. Left out: all rows. */
  readonly subs?: readonly string[] | undefined
  /** Whether rows that differ become as they were. The default keeps them as they are. */
  readonly overwrite: boolean
  /** False: counts what would be written, and writes nothing. */
  readonly apply: boolean
  readonly now: Date
}

/**
 * What became of the rows of the restored table. `missing` ones are not in the live table, `different` ones are in both,
 * `expired` ones would be deleted by their time to live, and `changed` ones were written by somebody else meanwhile.
 */
export type Copied = Record<'missing' | 'different' | 'same' | 'expired' | 'changed' | 'written', number>

/** The most keys of one BatchGetItem. */
const keysAtOnce = 100
const writesAtOnce = 16
/** How often what a batch left out is asked for again. */
const batchAttempts = 8

const keyOf = (item: Item): Item => ({
  [schema.partitionKey]: item[schema.partitionKey] ?? { S: '' },
  [schema.sortKey]: item[schema.sortKey] ?? { S: '' },
})
const nameOf = (item: Item): string =>
  `${item[schema.partitionKey]?.S ?? ''} ${item[schema.sortKey]?.S ?? ''}`

const isExpired = (item: Item, now: Date): boolean => {
  const until = item[schema.timeToLive]?.N
  return until !== undefined && Number(until) * 1000 < now.getTime()
}

async function* rowsOf({ from: { client, name }, subs }: Copy): AsyncGenerator<Item[]> {
  if (!subs) {
    for await (const { Items = [] } of paginateScan({ client, pageSize: keysAtOnce }, { TableName: name }))
      yield Items
    return
  }
  for (const sub of subs)
    for await (const { Items = [] } of paginateQuery(
      { client, pageSize: keysAtOnce },
      {
        TableName: name,
        KeyConditionExpression: '#pk = :pk',
        ExpressionAttributeNames: { '#pk': schema.partitionKey },
        ExpressionAttributeValues: { ':pk': { S: personPartition(sub) } },
      },
    ))
      yield Items
}

/** Returns the rows of the live table with the same keys, by name. */
const liveRows = async ({ client, name }: Place, items: readonly Item[]): Promise<Map<string, Item>> => {
  const found = new Map<string, Item>()
  let keys = items.map(keyOf)
  for (let attempt = 0; keys.length > 0; attempt += 1) {
    if (attempt === batchAttempts) throw new Error('DynamoDB does not answer for all rows. Try again later.')
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetItemCommand({ RequestItems: { [name]: { Keys: keys, ConsistentRead: true } } }),
    )
    for (const item of Responses?.[name] ?? []) found.set(nameOf(item), item)
    keys = UnprocessedKeys?.[name]?.Keys ?? []
  }
  return found
}

/** The attributes that tell whether a row was written since it was read. */
const marks = [schema.writtenBy, 'version']

/** The condition that the live row is as it was read: absent, or with the same marks. */
const unchanged = (live: Item | undefined) => {
  const read = live ? marks : [schema.partitionKey]
  const values = Object.fromEntries(
    read.flatMap((name, n) => (live?.[name] ? [[`:v${n}`, live[name]] as const] : [])),
  )
  return {
    ConditionExpression: read
      .map((name, n) => (live?.[name] ? `#n${n} = :v${n}` : `attribute_not_exists(#n${n})`))
      .join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(read.map((name, n) => [`#n${n}`, name])),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  }
}

/** Writes a row, unless somebody else wrote it since it was read. Then it returns false. */
const write = async ({ client, name }: Place, item: Item, live: Item | undefined): Promise<boolean> => {
  try {
    await client.send(new PutItemCommand({ TableName: name, Item: item, ...unchanged(live) }))
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

/**
 * Copies rows of a restored table into the live one. A repeated call writes only what is still missing, so a copy that
 * was stopped is simply begun anew. `onProgress` is called after each page.
 */
export const copyRows = async (copy: Copy, onProgress?: (copied: Copied) => void): Promise<Copied> => {
  const copied: Copied = { missing: 0, different: 0, same: 0, expired: 0, changed: 0, written: 0 }
  for await (const page of rowsOf(copy)) {
    const items = page.filter(item => !isExpired(item, copy.now))
    copied.expired += page.length - items.length
    const live = await liveRows(copy.to, items)
    await mapBounded(writesAtOnce, items, async item => {
      const current = live.get(nameOf(item))
      const state = !current ? 'missing' : isDeepStrictEqual(current, item) ? 'same' : 'different'
      copied[state] += 1
      const isWanted = state === 'missing' || (state === 'different' && copy.overwrite)
      if (!copy.apply || !isWanted) return
      copied[(await write(copy.to, item, current)) ? 'written' : 'changed'] += 1
    })
    onProgress?.(copied)
  }
  return copied
}

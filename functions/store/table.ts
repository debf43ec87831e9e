import type { ConsumedCapacity, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { accessChecked } from '../runtime/access-check.ts'
import { currentRequestId } from '../runtime/request-id.ts'
import { Retry, type Wait, withBackoff } from './backoff.ts'
import { type Failed, failedConditions, withConflictRetries } from './conflicts.ts'
import {
  type Changes,
  type Condition,
  type Range,
  rangeExpressions,
  writeExpressions,
} from './expressions.ts'
import { table as schema } from './schema.ts'

export type Key = { readonly pk: string; readonly sk: string }
export type Row = Readonly<Record<string, unknown>>

/** The cost of one verb. A write whose condition failed has no units, because DynamoDB does not report them. */
export type Consumed = {
  readonly operation: string
  readonly readUnits: number
  readonly writeUnits: number
  readonly roundTrips: number
}

/** The row after the write, or the row `found` if the condition failed. */
export type Written =
  | { readonly written: true; readonly row: Row }
  | { readonly written: false; readonly found: Row | undefined }

export type Write =
  | { readonly put: Key & Row; readonly condition?: Condition }
  | { readonly update: Key; readonly changes: Changes; readonly condition?: Condition }
  | { readonly remove: Key; readonly condition?: Condition }
  /** Writes nothing. The other writes happen only if this condition holds. */
  | { readonly check: Key; readonly condition: Condition }

export type Table = {
  readonly get: (key: Key) => Promise<Row | undefined>
  /** Reads at most 100 rows in one round trip, in the order of the keys. A missing row is undefined. */
  readonly getMany: (keys: readonly Key[]) => Promise<(Row | undefined)[]>
  readonly query: (range: Range) => Promise<{ rows: Row[]; next: Row | undefined }>
  readonly put: (row: Key & Row, condition?: Condition) => Promise<Written>
  readonly update: (key: Key, changes: Changes, condition?: Condition) => Promise<Written>
  readonly remove: (key: Key, condition?: Condition) => Promise<Written>
  /** Makes all writes or none. Returns the failed conditions, which are none if the transaction was written. */
  readonly transact: (writes: readonly Write[]) => Promise<Failed[]>
}

type Options = {
  readonly client: DynamoDBClient
  readonly name: string
  readonly onConsumed?: ((consumed: Consumed) => void) | undefined
  /** The timer between tries. */
  readonly wait?: Wait | undefined
}

type Output = { ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[] | undefined }

const unitsOf = (output: Output | undefined): number =>
  [output?.ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)

/** The attribute by which an operator finds the request that wrote a row. Outside of a request there is none. */
const writtenBy = (): Row => {
  const id = currentRequestId()
  return id === undefined ? {} : { [schema.writtenBy]: id }
}
const withWriter = (changes: Changes): Changes => ({ ...changes, set: { ...changes.set, ...writtenBy() } })

const readVerbs = new Set(['get', 'getMany', 'query'])

/** For rows that a batch left out, because of its size or throttling. The waits are in milliseconds. */
const batchBackoff = { tries: 6, firstWait: 50, longestWait: 800 }

/**
 * The single table. Only this module calls DynamoDB. Other modules name rows and conditions. A write waits for the
 * access check of its request, if one is running.
 */
export const createTable = ({ client, name, onConsumed, wait }: Options): Table => {
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
  const cost = onConsumed ? { ReturnConsumedCapacity: 'TOTAL' as const } : {}
  const common = { TableName: name, ...cost }

  const measured = async <O extends Output>(operation: string, send: () => Promise<O>): Promise<O> => {
    if (!onConsumed) return withConflictRetries(send, wait)
    let roundTrips = 0
    let output: O | undefined
    try {
      output = await withConflictRetries(() => {
        roundTrips += 1
        return send()
      }, wait)
      return output
    } finally {
      const units = unitsOf(output)
      const reads = readVerbs.has(operation)
      onConsumed({ operation, readUnits: reads ? units : 0, writeUnits: reads ? 0 : units, roundTrips })
    }
  }

  const conditional = async (
    operation: string,
    write: () => Promise<Output & { Attributes?: Row | undefined }>,
  ) => {
    await accessChecked()
    try {
      const { Attributes = {} } = await measured(operation, write)
      return { written: true as const, row: Attributes }
    } catch (error) {
      const [failed] = failedConditions(error) ?? []
      if (!failed) throw error
      return { written: false as const, found: failed.found }
    }
  }

  const toTransactItem = (write: Write) => {
    const changes = 'changes' in write ? withWriter(write.changes) : undefined
    const expressions = writeExpressions(write.condition, changes)
    if ('put' in write)
      return { Put: { TableName: name, Item: { ...write.put, ...writtenBy() }, ...expressions } }
    if ('remove' in write) return { Delete: { TableName: name, Key: write.remove, ...expressions } }
    // The expressions that a write needs are always defined. The types of the SDK require the defaults.
    const { UpdateExpression = '', ConditionExpression = '' } = expressions
    if ('check' in write)
      return { ConditionCheck: { TableName: name, Key: write.check, ...expressions, ConditionExpression } }
    return { Update: { TableName: name, Key: write.update, ...expressions, UpdateExpression } }
  }

  const getMany = async (keys: readonly Key[]): Promise<(Row | undefined)[]> => {
    const found: Row[] = []
    let left: Row[] = keys.map(key => ({ ...key }))
    return withBackoff({ ...batchBackoff, wait }, async () => {
      const input = { ...cost, RequestItems: { [name]: { Keys: left, ConsistentRead: true } } }
      const output = await measured('getMany', () => documents.send(new BatchGetCommand(input)))
      found.push(...(output.Responses?.[name] ?? []))
      left = output.UnprocessedKeys?.[name]?.Keys ?? []
      if (left.length > 0) return new Retry()
      return keys.map(({ pk, sk }) => found.find(row => row.pk === pk && row.sk === sk))
    })
  }

  return {
    getMany,
    get: async key => {
      const input = { ...common, Key: key, ConsistentRead: true }
      return (await measured('get', () => documents.send(new GetCommand(input)))).Item
    },
    query: async range => {
      const input = { ...common, ...rangeExpressions(range) }
      const output = await measured('query', () => documents.send(new QueryCommand(input)))
      return { rows: output.Items ?? [], next: output.LastEvaluatedKey }
    },
    put: (row, condition) => {
      const input = { ...common, Item: { ...row, ...writtenBy() }, ...writeExpressions(condition) }
      return conditional('put', async () => ({
        ...(await documents.send(new PutCommand(input))),
        Attributes: row,
      }))
    },
    update: (key, changes, condition) => {
      const input = {
        ...common,
        Key: key,
        ...writeExpressions(condition, withWriter(changes)),
        ReturnValues: 'ALL_NEW' as const,
      }
      return conditional('update', () => documents.send(new UpdateCommand(input)))
    },
    remove: (key, condition) => {
      const input = { ...common, Key: key, ...writeExpressions(condition), ReturnValues: 'ALL_OLD' as const }
      return conditional('remove', () => documents.send(new DeleteCommand(input)))
    },
    transact: async writes => {
      const input = { ...cost, TransactItems: writes.map(toTransactItem) }
      await accessChecked()
      try {
        await measured('transact', () => documents.send(new TransactWriteCommand(input)))
        return []
      } catch (error) {
        const failed = failedConditions(error)
        if (!failed) throw error
        return failed
      }
    },
  }
}

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
import { ApiError } from '../../shared/api/errors.ts'
import { accessChecked } from '../runtime/access-check.ts'
import { withConflictRetries } from './conflicts.ts'
import { type Changes, type Condition, writeExpressions } from './expressions.ts'
import { type Failed, failedConditions } from './failed-conditions.ts'
import { type Range, rangeExpressions } from './range.ts'

export type Key = { readonly pk: string; readonly sk: string }
export type Row = Readonly<Record<string, unknown>>

/** What one verb cost. A write whose condition failed says no units: DynamoDB does not tell them. */
export type Consumed = {
  readonly operation: string
  readonly readUnits: number
  readonly writeUnits: number
  readonly roundTrips: number
}

/** The row as it is now, or the row `found` where the condition did not hold. */
export type Written =
  | { readonly written: true; readonly row: Row }
  | { readonly written: false; readonly found: Row | undefined }

export type Write =
  | { readonly put: Key & Row; readonly condition?: Condition }
  | { readonly update: Key; readonly changes: Changes; readonly condition?: Condition }
  | { readonly remove: Key; readonly condition?: Condition }
  /** Writes nothing: the others happen only if this holds. */
  | { readonly check: Key; readonly condition: Condition }

export type Table = {
  readonly get: (key: Key) => Promise<Row | undefined>
  /** Several rows in one round trip, each at the place of its key; what is not there is undefined. At most 100. */
  readonly getMany: (keys: readonly Key[]) => Promise<(Row | undefined)[]>
  readonly query: (range: Range) => Promise<{ rows: Row[]; next: Row | undefined }>
  readonly put: (row: Key & Row, condition?: Condition) => Promise<Written>
  readonly update: (key: Key, changes: Changes, condition?: Condition) => Promise<Written>
  readonly remove: (key: Key, condition?: Condition) => Promise<Written>
  /** All of the writes or none; the failed conditions, so none when it was written. */
  readonly transact: (writes: readonly Write[]) => Promise<Failed[]>
}

type Options = {
  readonly client: DynamoDBClient
  readonly name: string
  readonly onConsumed?: ((consumed: Consumed) => void) | undefined
}

type Output = { ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[] | undefined }

const unitsOf = (output: Output | undefined): number =>
  [output?.ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0)

const readVerbs = new Set(['get', 'getMany', 'query'])

/** What a batch left out, for it was too much at once, is asked for again this often. */
const batchTries = 5

/**
 * The single table. Other modules name rows and conditions; only this one speaks to DynamoDB. A write waits for the check
 * of who asks for it, where one is under way.
 */
export const createTable = ({ client, name, onConsumed }: Options): Table => {
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
  const cost = onConsumed ? { ReturnConsumedCapacity: 'TOTAL' as const } : {}
  const common = { TableName: name, ...cost }

  const measured = async <O extends Output>(operation: string, send: () => Promise<O>): Promise<O> => {
    if (!onConsumed) return withConflictRetries(send)
    let roundTrips = 0
    let output: O | undefined
    try {
      output = await withConflictRetries(() => {
        roundTrips += 1
        return send()
      })
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
    const expressions = writeExpressions(write.condition, 'changes' in write ? write.changes : undefined)
    if ('put' in write) return { Put: { TableName: name, Item: write.put, ...expressions } }
    if ('remove' in write) return { Delete: { TableName: name, Key: write.remove, ...expressions } }
    // Both are there where they are needed; the SDK's types want to see it.
    const { UpdateExpression = '', ConditionExpression = '' } = expressions
    if ('check' in write)
      return { ConditionCheck: { TableName: name, Key: write.check, ...expressions, ConditionExpression } }
    return { Update: { TableName: name, Key: write.update, ...expressions, UpdateExpression } }
  }

  const getMany = async (keys: readonly Key[]): Promise<(Row | undefined)[]> => {
    const found: Row[] = []
    let left: Row[] = keys.map(key => ({ ...key }))
    for (let tries = 0; left.length > 0; tries += 1) {
      if (tries === batchTries) throw new ApiError('unavailable')
      const input = { ...cost, RequestItems: { [name]: { Keys: left, ConsistentRead: true } } }
      const output = await measured('getMany', () => documents.send(new BatchGetCommand(input)))
      found.push(...(output.Responses?.[name] ?? []))
      left = output.UnprocessedKeys?.[name]?.Keys ?? []
    }
    return keys.map(({ pk, sk }) => found.find(row => row.pk === pk && row.sk === sk))
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
      const input = { ...common, Item: row, ...writeExpressions(condition) }
      return conditional('put', async () => ({
        ...(await documents.send(new PutCommand(input))),
        Attributes: row,
      }))
    },
    update: (key, changes, condition) => {
      const input = {
        ...common,
        Key: key,
        ...writeExpressions(condition, changes),
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

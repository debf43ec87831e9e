import type { ConsumedCapacity, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
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

export type Table = {
  readonly get: (key: Key) => Promise<Row | undefined>
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

/** The single table. Other modules name rows and conditions; only this one speaks to DynamoDB. */
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
      const reads = operation === 'get' || operation === 'query'
      onConsumed({ operation, readUnits: reads ? units : 0, writeUnits: reads ? 0 : units, roundTrips })
    }
  }

  const conditional = async (
    operation: string,
    write: () => Promise<Output & { Attributes?: Row | undefined }>,
  ) => {
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
    // The expression is there whenever there are changes; the SDK's type wants to see it.
    const { UpdateExpression = '' } = expressions
    return { Update: { TableName: name, Key: write.update, ...expressions, UpdateExpression } }
  }

  return {
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

import { ConditionalCheckFailedException, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { applicationCountKey } from '../../functions/store/application-count.ts'
import { removedKey, removedRow } from '../../functions/store/application-removal.ts'
import { applicationKey, applicationRow, trackedKey } from '../../functions/store/application-row.ts'
import type { Application } from '../../shared/api/applications.ts'
import { absent, asSeen, counted, move, newestPage, renameInPlace, renameSeen } from './bare-expressions.ts'

type Writes = NonNullable<TransactWriteCommandInput['TransactItems']>
type Call = () => Promise<unknown>

/** The number of rows in one transaction, the same as in the store's import. */
const importAtOnce = 25

/**
 * The tracker's requests, sent with the SDK's document client alone. They assume a caller who knows every key, row and
 * condition beforehand. Each verb prepares its inputs and returns the call, so that only sending is measured.
 * same-requests.test.ts checks that the requests are identical to the store's.
 */
export const bareTracker = (client: DynamoDBClient, TableName: string) => {
  const documents = DynamoDBDocumentClient.from(client)
  const send = (TransactItems: Writes) => documents.send(new TransactWriteCommand({ TransactItems }))

  const rowAndTrackedKey = (sub: string, application: Application): Writes => [
    { Put: { TableName, Item: applicationRow(sub, application), ...absent } },
    { Put: { TableName, Item: { ...trackedKey(sub, application), id: application.id }, ...absent } },
  ]
  const count = (sub: string, by: number): Writes => [
    { Update: { TableName, Key: applicationCountKey(sub), ...counted(by) } },
  ]

  return {
    list: (sub: string): Call => {
      const input = { TableName, ...newestPage(sub) }
      return () => documents.send(new QueryCommand(input))
    },

    create: (sub: string, application: Application): Call => {
      const writes = [...rowAndTrackedKey(sub, application), ...count(sub, 1)]
      return () => send(writes)
    },

    move: (sub: string, before: Application, after: Application): Call => {
      const input = { TableName, Key: applicationKey(sub, before.id), ...move(before, after) }
      return () => documents.send(new UpdateCommand(input))
    },

    rename: (sub: string, before: Application, after: Application): Call => {
      const inPlace = { TableName, Key: applicationKey(sub, before.id), ...renameInPlace(before, after) }
      const writes: Writes = [
        { Update: { TableName, Key: applicationKey(sub, before.id), ...renameSeen(before, after) } },
        { Delete: { TableName, Key: trackedKey(sub, before) } },
        { Put: { TableName, Item: { ...trackedKey(sub, after), id: after.id }, ...absent } },
      ]
      return async () => {
        try {
          await documents.send(new UpdateCommand(inPlace))
        } catch (error) {
          if (!(error instanceof ConditionalCheckFailedException)) throw error
          await send(writes)
        }
      }
    },

    remove: (sub: string, application: Application, now: Date): Call => {
      const key = { TableName, Key: applicationKey(sub, application.id) }
      const input = { ...key, ConsistentRead: true }
      const aside = removedRow(sub, application.id, applicationRow(sub, application), now)
      const writes: Writes = [
        { Delete: { ...key, ...asSeen(application) } },
        { Delete: { TableName, Key: trackedKey(sub, application) } },
        { Put: { TableName, Item: aside } },
        ...count(sub, -1),
      ]
      return async () => {
        await documents.send(new GetCommand(input))
        await send(writes)
      }
    },

    restore: (sub: string, application: Application, now: Date): Call => {
      const key = { TableName, Key: removedKey(sub, application.id) }
      const input = { ...key, ConsistentRead: true }
      const restored = {
        ...application,
        version: application.version + 1,
        updatedAt: now.toISOString(),
      }
      const writes: Writes = [...rowAndTrackedKey(sub, restored), { Delete: key }, ...count(sub, 1)]
      return async () => {
        await documents.send(new GetCommand(input))
        await send(writes)
      }
    },

    import: (sub: string, applications: readonly Application[]): Call => {
      const batches = [0, importAtOnce].map(start => {
        const rows = applications.slice(start, start + importAtOnce)
        return [...rows.flatMap(row => rowAndTrackedKey(sub, row)), ...count(sub, rows.length)]
      })
      return async () => {
        for (const batch of batches) await send(batch)
      }
    },
  }
}
export type BareTracker = ReturnType<typeof bareTracker>

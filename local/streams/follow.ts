import { setTimeout as wait } from 'node:timers/promises'
import { type DynamoDBStreamsClient, ListStreamsCommand } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { lambdaRecord } from './lambda-event.ts'
import { createReader, type PositionKeeper } from './reader.ts'

const pollMilliseconds = 50
/** One try and three retries, as in the deployed event source. */
const attempts = 4

type Source = {
  readonly client: DynamoDBStreamsClient
  readonly tableName: string
  readonly position: PositionKeeper
  readonly handle: (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>
  /** Called for a record that was given up, and while the stream can't be read. */
  readonly onError: (words: string, cause: unknown) => void
}

const numberOf = (record: DynamoDBRecord): string => record.dynamodb?.SequenceNumber ?? ''

/** Calls the function with a batch. Returns how many records from its start are done. */
const doneIn = async (
  records: readonly DynamoDBRecord[],
  handle: Source['handle'],
): Promise<{ done: number; cause?: unknown }> => {
  try {
    const { batchItemFailures } = await handle({ Records: [...records] })
    const failed = new Set(batchItemFailures.map(failure => failure.itemIdentifier))
    const first = records.findIndex(record => failed.has(numberOf(record)))
    return { done: first === -1 ? records.length : first }
  } catch (cause) {
    return { done: 0, cause }
  }
}

/**
 * Follows the table's stream like Lambda's event source: batches in order, and a failed record again until it succeeds
 * or has been tried four times. The position is stored after the work, so a record may come twice and is never left
 * out.
 */
export const followStream = async ({ client, tableName, position, handle, onError }: Source) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const { Streams } = await client.send(new ListStreamsCommand({ TableName: tableName }))
  const streamArn = Streams?.[0]?.StreamArn
  if (!streamArn) throw new Error(`The table ${tableName} has no stream.`)
  const reader = createReader(client, streamArn, signal)

  const pass = (records: readonly DynamoDBRecord[]) => {
    const last = records.at(-1)
    try {
      if (last) position.write({ streamArn, sequenceNumber: numberOf(last) })
    } catch (cause) {
      // The records are done. After a restart they come again.
      onError("The position in the table's stream can't be stored.", cause)
    }
    return records.length
  }

  const work = async (records: readonly DynamoDBRecord[]) => {
    let next = 0
    let tries = 0
    while (next < records.length && !signal.aborted) {
      const { done, cause } = await doneIn(records.slice(next), handle)
      tries = done > 0 ? 1 : tries + 1
      next += pass(records.slice(next, next + done))
      if (next === records.length) return
      if (tries < attempts) await wait(pollMilliseconds * 2 ** tries, undefined, { signal })
      else {
        onError(`A change was given up after ${attempts} attempts.`, cause)
        next += pass(records.slice(next, next + 1))
        tries = 0
      }
    }
  }

  const follow = async () => {
    while (!signal.aborted)
      try {
        const records = await reader.next(position.read())
        await work(records.map(record => lambdaRecord(record, streamArn)))
        if (records.length === 0) await wait(pollMilliseconds, undefined, { signal })
      } catch (cause) {
        if (signal.aborted) return
        onError("The table's stream can't be read.", cause)
        await wait(pollMilliseconds * 10, undefined, { signal }).catch(() => undefined)
      }
  }
  const following = follow()

  return {
    /** Ends after the current batch. */
    stop: (): Promise<void> => {
      stopping.abort()
      return following
    },
  }
}

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  type _Record,
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams'
import * as z from 'zod'
import { jsonOrNothing } from '../../shared/json.ts'

const batchSize = 100

/**
 * Reads the records of a stream in order. The embedded database has one shard for the life of a stream. The end of that
 * shard moves with every write, so it says nothing.
 */
export const createReader = (client: DynamoDBStreamsClient, streamArn: string, signal: AbortSignal) => {
  let iterator: string | undefined

  const shardId = async (): Promise<string | undefined> => {
    const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: streamArn }), {
      abortSignal: signal,
    })
    return StreamDescription?.Shards?.at(-1)?.ShardId
  }

  const iteratorAt = async (ShardId: string, position: Position | undefined): Promise<string | undefined> => {
    const from =
      position?.streamArn === streamArn
        ? ({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: position.sequenceNumber } as const)
        : ({ ShardIteratorType: 'TRIM_HORIZON' } as const)
    const command = new GetShardIteratorCommand({ StreamArn: streamArn, ShardId, ...from })
    return (await client.send(command, { abortSignal: signal })).ShardIterator
  }

  const iteratorAfter = async (position: Position | undefined): Promise<string | undefined> => {
    const shard = await shardId()
    if (!shard) return undefined
    try {
      return await iteratorAt(shard, position)
    } catch (error) {
      // The next record has been trimmed meanwhile, so the oldest remaining record comes next.
      if (error instanceof TrimmedDataAccessException) return iteratorAt(shard, undefined)
      throw error
    }
  }

  return {
    /**
     * Returns the next records after `position`; none where there is nothing new. After an error it starts at
     * `position` again.
     */
    next: async (position: Position | undefined): Promise<readonly _Record[]> => {
      try {
        iterator ??= await iteratorAfter(position)
        if (!iterator) return []
        const command = new GetRecordsCommand({ ShardIterator: iterator, Limit: batchSize })
        const { Records = [], NextShardIterator } = await client.send(command, { abortSignal: signal })
        iterator = NextShardIterator
        return Records
      } catch (error) {
        iterator = undefined
        throw error
      }
    },
  }
}

const stored = z.object({ streamArn: z.string(), sequenceNumber: z.string() })

/** The position in a stream: the last record that the function has handled. */
type Position = z.infer<typeof stored>

export type PositionKeeper = {
  readonly read: () => Position | undefined
  readonly write: (position: Position) => void
}

export const inMemory = (): PositionKeeper => {
  let position: Position | undefined
  return {
    read: () => position,
    write: next => {
      position = next
    },
  }
}

/** Stores the position in a file that is never half written. If the file can't be read, all records are read again. */
export const inFile = (file: string): PositionKeeper => ({
  read: () => {
    try {
      return stored.safeParse(jsonOrNothing(readFileSync(file, 'utf8'))).data
    } catch {
      return undefined
    }
  },
  write: position => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify(position))
    renameSync(`${file}.new`, file)
  },
})

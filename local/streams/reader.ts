import {
  type _Record,
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams'
import type { Position } from './position.ts'

const batchSize = 100

/**
 * Reads the records of a stream in order. The database here keeps one shard for the life of a stream; it shows an
 * end that moves with every write, so that the end says nothing.
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
      // What came right after has been trimmed since: the oldest that is left comes next.
      if (error instanceof TrimmedDataAccessException) return iteratorAt(shard, undefined)
      throw error
    }
  }

  return {
    /** The next records after `position`; none when there is nothing new. After an error it starts at `position` again. */
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

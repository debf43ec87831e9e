import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { ulid } from 'ulid'
import { lambdaRecord } from '../../local/streams/lambda-event.ts'
import { createReader } from '../../local/streams/reader.ts'
import { startTable } from '../../local/table.testing.ts'
import type { LiveEvent } from '../../shared/api/live.ts'
import { firstProfile } from '../../shared/domain/profile.ts'
import type { FileName } from '../services/files.ts'
import type { Draft } from '../store/applications.ts'
import { type DigestStore, digestStore } from '../store/digests.ts'
import { mailingStore } from '../store/mailings.ts'
import { profileStore } from '../store/profiles.ts'
import { onChanges } from './changes.ts'

export const now = new Date('2026-11-20T10:00:00.000Z')

export const draft = (jobTitle: string): Draft => ({
  id: ulid(),
  jobTitle,
  companyName: 'Tudun Foods',
  location: '',
  status: 'viewed',
  jobUrl: '',
  notes: 'private words',
  appliedDate: null,
  origin: 'search',
})

/** A table, its stream, and the function that reads it. The caller stops it. */
export const startStream = async () => {
  const { table, database, stop } = await startTable({ streams: true })
  const client = new DynamoDBClient(database.clientConfig)
  const { Table } = await client.send(new DescribeTableCommand({ TableName: database.tableName }))
  client.destroy()
  const streamArn = Table?.LatestStreamArn ?? 'no stream'
  const streams = new DynamoDBStreamsClient(database.clientConfig)
  const reader = createReader(streams, streamArn, new AbortController().signal)
  const newRecords = async () => ({
    Records: (await reader.next(undefined)).map(record => lambdaRecord(record, streamArn)),
  })
  return {
    table,
    stop: async () => {
      streams.destroy()
      await stop()
    },
    /** All records since the last call, as Lambda gets them. */
    newRecords,
    /** Makes a person with a profile. Their records up to then are skipped. */
    begin: async (sub: string) => {
      const answers = { email: `${sub}@example.com`, name: sub, answers: null }
      await profileStore(table).begin(sub, firstProfile(answers, now))
      await newRecords()
    },
    /** Starts the function. The live channel fails for the channels `failing`. */
    startFunction: (
      failing: readonly string[] = [],
      digests: Pick<DigestStore, 'count'> = digestStore(table),
      wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>,
    ) => {
      const published: { channel: string; events: readonly LiveEvent[] }[] = []
      const publish = async (channel: string, events: readonly LiveEvent[]) => {
        if (failing.includes(channel)) throw new Error('The live channel answered 500.')
        published.push({ channel, events })
      }
      const removed: FileName[] = []
      const files = { remove: async (file: FileName) => void removed.push(file) }
      const byChannel = () => published.toSorted((a, b) => (a.channel < b.channel ? -1 : 1))
      return {
        published,
        removed,
        byChannel,
        handler: onChanges({
          live: { publish },
          digests,
          files,
          mailings: mailingStore(table),
          ...(wait && { wait }),
        }),
      }
    },
  }
}

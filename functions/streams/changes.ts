import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { liveChannel } from '../../shared/api/live.ts'
import { createLog, describeError, type Log } from '../runtime/log.ts'
import { logFailures } from '../runtime/log-failures.ts'
import type { Files } from '../services/files.ts'
import type { Live } from '../services/live.ts'
import { mapBounded } from '../store/bounded.ts'
import type { DigestStore } from '../store/digests.ts'
import { type Meaning, meaningOf } from './meaning.ts'

type Services = {
  readonly live: Live
  readonly digests: DigestStore
  readonly files: Pick<Files, 'remove'>
}
type Change = Meaning & { readonly index: number }

/** A batch may be about as many people as it has records, and a digest is made by several queries at once. */
const peopleAtOnce = 10
const filesAtOnce = 5

/** A row that we cannot read is told of and passed over: it must not hold up the news of everyone behind it. */
const readable = (record: DynamoDBRecord, index: number, log: Log): Change[] => {
  try {
    const meaning = meaningOf(record)
    return meaning ? [{ ...meaning, index }] : []
  } catch (error) {
    log.error('unreadable row', { sequenceNumber: record.dynamodb?.SequenceNumber, ...describeError(error) })
    return []
  }
}

/** Whether it was done; what went wrong is logged by the name of what was not done. */
const attempt = async (log: Log, not: string, task: () => Promise<unknown>): Promise<boolean> => {
  try {
    await task()
    return true
  } catch (error) {
    log.warn(not, describeError(error))
    return false
  }
}

/**
 * Table stream to digests and live events, and the end of files whose rows have gone, each person's in the order of their changes. The digest is made anew once a
 * batch, and before the events: what they make a screen load again is then as they say. When some could not be done,
 * the stream begins again at the first of them; a digest that is made twice is the same, and what others then hear
 * twice only makes them look again.
 */
export const changes = ({ live, digests, files }: Services) =>
  logFailures(async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const log = createLog()
    const people = Map.groupBy(
      Records.flatMap((record, index) => readable(record, index, log)),
      ({ sub }) => sub,
    )
    const outcomes = await mapBounded(peopleAtOnce, [...people], async ([sub, theirs]) => {
      const counted = theirs.some(({ counts }) => counts)
        ? await attempt(log, 'not counted', () => digests.rebuild(sub, new Date()))
        : true
      const events = theirs.flatMap(({ event }) => event ?? [])
      const published = await attempt(log, 'not published', () => live.publish(liveChannel(sub), events))
      const gone = theirs.flatMap(({ removedFile }) => removedFile ?? [])
      const removed = await attempt(log, 'file not removed', () =>
        mapBounded(filesAtOnce, gone, id => files.remove({ sub, id })),
      )
      return counted && published && removed ? [] : theirs.slice(0, 1)
    })
    const first = Math.min(...outcomes.flat().map(({ index }) => index))
    const sequenceNumber = Records[first]?.dynamodb?.SequenceNumber
    return { batchItemFailures: sequenceNumber ? [{ itemIdentifier: sequenceNumber }] : [] }
  })

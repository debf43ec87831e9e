import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { liveChannel } from '../../shared/api/live.ts'
import { createLog, describeError, type Log } from '../runtime/log.ts'
import { logFailures } from '../runtime/log-failures.ts'
import type { Live } from '../services/live.ts'
import { type Addressed, liveEventOf } from './live-event.ts'

type Services = { readonly live: Live }
type Change = Addressed & { readonly index: number }

/** A row that we cannot read is told of and passed over: it must not hold up the news of everyone behind it. */
const readable = (record: DynamoDBRecord, index: number, log: Log): Change[] => {
  try {
    const addressed = liveEventOf(record)
    return addressed ? [{ ...addressed, index }] : []
  } catch (error) {
    log.error('unreadable row', { sequenceNumber: record.dynamodb?.SequenceNumber, ...describeError(error) })
    return []
  }
}

/**
 * Table stream to live events, each person's in the order of their changes. When some could not be sent, the stream
 * begins again at the first of them; what others then hear twice only makes them look again.
 */
export const changes = ({ live }: Services) =>
  logFailures(async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const log = createLog()
    const people = Map.groupBy(
      Records.flatMap((record, index) => readable(record, index, log)),
      ({ sub }) => sub,
    )
    const outcomes = await Promise.all(
      [...people].map(async ([sub, theirs]) => {
        try {
          await live.publish(
            liveChannel(sub),
            theirs.map(({ event }) => event),
          )
          return []
        } catch (error) {
          log.warn('not published', describeError(error))
          return theirs.slice(0, 1)
        }
      }),
    )
    const first = Math.min(...outcomes.flat().map(({ index }) => index))
    const sequenceNumber = Records[first]?.dynamodb?.SequenceNumber
    return { batchItemFailures: sequenceNumber ? [{ itemIdentifier: sequenceNumber }] : [] }
  })

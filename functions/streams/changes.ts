import { setTimeout as wait } from 'node:timers/promises'
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
  readonly digests: Pick<DigestStore, 'count'>
  readonly files: Pick<Files, 'remove'>
  /** Milliseconds that one person's changes of a batch may take. */
  readonly deadline?: number
}
type Change = Meaning & { readonly index: number }

/**
 * A batch may be about as many people as it has records. Even where all of them meet the deadline, the function is done
 * before its own time is over: what it did not report would be tried again for everyone.
 */
const peopleAtOnce = 10
const longest = 5000
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

/** Rejects when the time is over, or never once `signal` is aborted. */
const tooLate = async (milliseconds: number, signal: AbortSignal): Promise<never> => {
  await wait(milliseconds, undefined, { signal })
  throw new Error(`This took longer than ${milliseconds} ms.`)
}

/** Whether `task` ended well before `late` rejects. Logs an error under the name `not`. */
const attempt = async (
  log: Log,
  not: string,
  late: Promise<never>,
  task: () => Promise<unknown>,
): Promise<boolean> => {
  try {
    await Promise.race([task(), late])
    return true
  } catch (error) {
    log.warn(not, describeError(error))
    return false
  }
}

/** Handles one person's changes of a batch, in order. */
const tell = async (
  { live, digests, files, deadline = longest }: Services,
  sub: string,
  theirs: readonly Change[],
  log: Log,
): Promise<boolean> => {
  const over = new AbortController()
  const late = tooLate(deadline, over.signal)
  late.catch(() => undefined)
  const ids = [...new Set(theirs.flatMap(({ application }) => application ?? []))]
  const events = theirs.flatMap(({ event }) => event ?? [])
  const gone = theirs.flatMap(({ removedFile }) => removedFile ?? [])
  try {
    const counted = await attempt(log, 'not counted', late, async () => {
      if (ids.length > 0) await digests.count(sub, ids, new Date())
    })
    const published = await attempt(log, 'not published', late, () => live.publish(liveChannel(sub), events))
    const removed = await attempt(log, 'file not removed', late, () =>
      mapBounded(filesAtOnce, gone, id => files.remove({ sub, id })),
    )
    return counted && published && removed
  } finally {
    over.abort()
  }
}

/**
 * Table stream to digests and live events, and the end of files whose rows have gone. What changed is counted once a
 * batch, and before the events: what they make a screen load again is then as they say. When something could not be
 * done for a person, or not in time, the stream begins again at the first of their changes: what is counted twice is
 * the same, and what others then hear twice only makes them look again.
 */
export const changes = (services: Services) =>
  logFailures(async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const log = createLog()
    const people = Map.groupBy(
      Records.flatMap((record, index) => readable(record, index, log)),
      ({ sub }) => sub,
    )
    const failed = await mapBounded(peopleAtOnce, [...people], async ([sub, theirs]) =>
      (await tell(services, sub, theirs, log)) ? [] : theirs.slice(0, 1),
    )
    const first = Math.min(...failed.flat().map(({ index }) => index))
    const sequenceNumber = Records[first]?.dynamodb?.SequenceNumber
    return { batchItemFailures: sequenceNumber ? [{ itemIdentifier: sequenceNumber }] : [] }
  })

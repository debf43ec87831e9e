import { setTimeout as sleep } from 'node:timers/promises'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { liveChannel } from '../../shared/api/live.ts'
import { weekOf } from '../../shared/domain/weekly-summary.ts'
import type { Uses } from '../composition/services.ts'
import { createLog, describeError, type Log, logFailures } from '../runtime/log.ts'
import type { Files } from '../services/files.ts'
import type { Live } from '../services/live.ts'
import { mapBounded } from '../store/bounded.ts'
import { type DigestStore, digestStore } from '../store/digests.ts'
import { type MailingStore, mailingStore } from '../store/mailings.ts'
import { type Meaning, meaningOf } from './meaning.ts'

type Services = {
  readonly live: Live
  readonly digests: Pick<DigestStore, 'count'>
  readonly files: Pick<Files, 'remove'>
  readonly mailings: Pick<MailingStore, 'addSummary' | 'addUpdates'>
  /** Waits so many milliseconds, or until `signal` is aborted. Tests pass a timer of their own. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}
type Change = Meaning & { readonly index: number }

/**
 * A batch may have as many people as records. Even if each of them takes until the deadline, the function ends before
 * its own timeout, because after a timeout the stream repeats the whole batch for everyone.
 */
const peopleAtOnce = 10
/** How long one person's changes of a batch may take, in milliseconds. */
const deadlineMs = 5000
const filesAtOnce = 5

/** Logs a row that the code can't read, and leaves it out, because it must not delay the events of other people. */
const readable = (record: DynamoDBRecord, index: number, log: Log): Change[] => {
  try {
    const meaning = meaningOf(record)
    return meaning ? [{ ...meaning, index }] : []
  } catch (error) {
    log.error('unreadable row', { sequenceNumber: record.dynamodb?.SequenceNumber, ...describeError(error) })
    return []
  }
}

const waitUntilAborted = (milliseconds: number, signal: AbortSignal) =>
  sleep(milliseconds, undefined, { signal })

/** Whether `task` succeeds before `late` rejects. Logs a failure with the message `failure`. */
const attempt = async (
  log: Log,
  failure: string,
  late: Promise<never>,
  task: () => Promise<unknown>,
): Promise<boolean> => {
  try {
    await Promise.race([task(), late])
    return true
  } catch (error) {
    log.warn(failure, describeError(error))
    return false
  }
}

/** Puts the mails on the agenda to which these changes lead. */
const noteMails = async (
  { mailings }: Pick<Services, 'mailings'>,
  sub: string,
  theirs: readonly Change[],
  now: Date,
): Promise<void> => {
  const weeks = new Set(theirs.flatMap(({ workedAt }) => (workedAt ? weekOf(workedAt) : [])))
  for (const monday of weeks) await mailings.addSummary(sub, monday, now)
  const [first] = theirs.flatMap(({ newsAt }) => newsAt ?? []).toSorted()
  if (first !== undefined) await mailings.addUpdates(sub, new Date(first), now)
}

/** Handles one person's changes of a batch, in order. */
const handlePerson = async (
  { live, digests, files, mailings, wait = waitUntilAborted }: Services,
  sub: string,
  theirs: readonly Change[],
  log: Log,
): Promise<boolean> => {
  const over = new AbortController()
  const late = wait(deadlineMs, over.signal).then((): never => {
    throw new Error(`This took longer than ${deadlineMs} ms.`)
  })
  late.catch(() => undefined)
  const ids = [...new Set(theirs.flatMap(({ application }) => application ?? []))]
  const events = theirs.flatMap(({ event }) => event ?? [])
  const removedFiles = theirs.flatMap(({ removedFile }) => removedFile ?? [])
  try {
    const counted = await attempt(log, 'not counted', late, async () => {
      if (ids.length > 0) await digests.count(sub, ids, new Date())
    })
    const published = await attempt(log, 'not published', late, () => live.publish(liveChannel(sub), events))
    const removed = await attempt(log, 'file not removed', late, () =>
      mapBounded(filesAtOnce, removedFiles, id => files.remove({ sub, id })),
    )
    const noted = await attempt(log, 'mails not noted', late, () =>
      noteMails({ mailings }, sub, theirs, new Date()),
    )
    return counted && published && removed && noted
  } finally {
    over.abort()
  }
}

/** Logs which kinds of rows each request has changed, so that its trace goes on from the API to the open screens. */
const logWriters = (changes: readonly Change[], log: Log): void => {
  const byRequest = Map.groupBy(
    changes.flatMap(({ written }) => written ?? []),
    ({ requestId }) => requestId,
  )
  for (const [requestId, written] of byRequest)
    log.info('rows changed', { requestId, kinds: written.map(({ kind }) => kind) })
}

/**
 * Handles the stream of the table: updates digests, publishes live events, removes the bytes of files whose rows were
 * deleted, and notes which mails there are to send. The digest is updated once a batch and before the events, so that a
 * screen which reloads after an event gets the new counts. If something fails for a person, or takes too long, the stream
 * repeats the batch from the first of their changes. A repeat is harmless: the counts stay the same, and other screens
 * only reload once more.
 */
export const onChanges = (services: Services) =>
  logFailures(async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const log = createLog()
    const all = Records.flatMap((record, index) => readable(record, index, log))
    logWriters(all, log)
    const people = Map.groupBy(all, ({ sub }) => sub)
    const failed = await mapBounded(peopleAtOnce, [...people], async ([sub, theirs]) =>
      (await handlePerson(services, sub, theirs, log)) ? [] : theirs.slice(0, 1),
    )
    const first = Math.min(...failed.flat().map(({ index }) => index))
    const sequenceNumber = Records[first]?.dynamodb?.SequenceNumber
    return { batchItemFailures: sequenceNumber ? [{ itemIdentifier: sequenceNumber }] : [] }
  })

type ChangesUses = Uses<'table' | 'live'> & { readonly files: () => Services['files'] }

export const changes = ({ table, live, files }: ChangesUses) =>
  onChanges({
    live: live(),
    digests: digestStore(table()),
    files: files(),
    mailings: mailingStore(table()),
  })

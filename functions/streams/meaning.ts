import type { DynamoDBRecord } from 'aws-lambda'
import type { LiveEvent } from '../../shared/api/live.ts'
import { isNews } from '../../shared/domain/application-news.ts'
import { isDeepStrictEqual } from '../runtime/deep-equal.ts'
import { applicationOf } from '../store/application-row.ts'
import { plainRow } from '../store/attribute-values.ts'
import { idIn, subOfPartition } from '../store/keys.ts'
import { kindOf, type RowKindName, rowKinds } from '../store/row-kinds.ts'
import { table as schema } from '../store/schema.ts'
import type { Row } from '../store/table.ts'

/** What the stream's function does about the change of a row. */
export type Meaning = {
  readonly sub: string
  readonly event: LiveEvent
  /** The id of an application that the person's digest must count again. */
  readonly application?: string
  /** The id of a file whose row was deleted, for any reason. Its bytes are to be removed. */
  readonly removedFile?: string
  /** When the person has worked on their search, so that there may be a summary of that week. */
  readonly workedAt?: Date
  /** When an application was added that a mail of updates names. */
  readonly newsAt?: string
  /** The request that wrote the row, and the kind of the row. */
  readonly written?: { readonly requestId: string; readonly kind: RowKindName }
}

/** The topics of what a summary of the week counts besides applications. */
const workTopics: ReadonlySet<LiveEvent['topic']> = new Set(['interviews', 'letters', 'resumes'])

const changeOf = { INSERT: 'inserted', MODIFY: 'modified', REMOVE: 'removed' } as const

type Change = LiveEvent['change']

/** The event of an application has more than the topic, because a toast names the job. No other event has. */
const applicationEvent = (row: Row, change: Change): Extract<LiveEvent, { topic: 'applications' }> => {
  const { id, status, origin, jobTitle, companyName, version } = applicationOf(row)
  // A row that is inserted with a later version, or from a backup, was there before, so it is not shown as new.
  const isBack = version > 1 || row[schema.writtenBy] === schema.writtenByRestore
  const shown = change === 'inserted' && isBack ? 'modified' : change
  return { topic: 'applications', change: shown, id, status, origin, jobTitle, companyName }
}

/** The row without the request that wrote it, which differs although nothing else does. */
const contentOf = (row: Row | undefined): Row | undefined => row && { ...row, [schema.writtenBy]: undefined }

/** What is to be done about the change of a row. Undefined if no screen shows such rows. */
export const meaningOf = ({ eventName, dynamodb }: DynamoDBRecord): Meaning | undefined => {
  const before = dynamodb?.OldImage && plainRow(dynamodb.OldImage)
  const after = dynamodb?.NewImage && plainRow(dynamodb.NewImage)
  const row = after ?? before
  // The stream also has writes that change nothing.
  if (!eventName || !row || isDeepStrictEqual(contentOf(before), contentOf(after))) return undefined
  const sub = subOfPartition(String(row.pk))
  const sortKey = String(row.sk)
  const kind = kindOf(sortKey)
  const topic = kind && rowKinds[kind].live
  if (sub === undefined || !topic) return undefined
  const change = changeOf[eventName]
  const requestId = after?.[schema.writtenBy]
  const written = typeof requestId === 'string' ? { written: { requestId, kind } } : {}
  const workedAt = new Date((dynamodb?.ApproximateCreationDateTime ?? 0) * 1000)
  const mayBeWork = change !== 'removed' && requestId !== schema.writtenByRestore
  if (topic === 'applications') {
    const event = applicationEvent(row, change)
    const isAdded = event.change === 'inserted' && isNews(event)
    // A reminder of an interview also writes the row, and leaves its version.
    const isWork = mayBeWork && before?.version !== row.version
    return {
      sub,
      event,
      application: event.id,
      ...(isWork && { workedAt }),
      ...written,
      ...(isAdded && { newsAt: applicationOf(row).createdAt }),
    }
  }
  const isFileRemoved = kind === 'FILE#' && change === 'removed'
  const isWork = workTopics.has(topic) && mayBeWork
  return {
    sub,
    event: { topic, change },
    ...(isWork && { workedAt }),
    ...written,
    ...(isFileRemoved && { removedFile: idIn(sortKey) }),
  }
}

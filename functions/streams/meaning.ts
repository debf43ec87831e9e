import { isDeepStrictEqual } from 'node:util'
import type { DynamoDBRecord } from 'aws-lambda'
import type { LiveEvent } from '../../shared/api/live.ts'
import { applicationOf } from '../store/application-row.ts'
import { plainRow } from '../store/attribute-values.ts'
import { subOfPartition } from '../store/keys.ts'
import {
  alertPrefix,
  applicationPrefix,
  coachPrefix,
  digestSortKey,
  filePrefix,
  interviewPrefix,
  letterPrefix,
  notificationPrefix,
  paymentPrefix,
  preferencesSortKey,
  profileSortKey,
  profileTextPrefix,
  resumePrefix,
  resumesSortKey,
  settingsSortKey,
  skillGapPrefix,
  subscriptionSortKey,
} from '../store/schema.ts'
import type { Row } from '../store/table.ts'

export type Meaning = {
  readonly sub: string
  readonly event: LiveEvent
  /** The id of an application: the person's digest counts it anew. */
  readonly application?: string
  /** The id of a file whose row has gone, by whatever way: its bytes go now. */
  readonly removedFile?: string
}

const advicePrefixes = [profileTextPrefix, skillGapPrefix, coachPrefix]

/** The topic of the rows that are told of by it alone: which of them it was, the screens look up themselves. */
const plainTopic = (sortKey: string): Exclude<LiveEvent['topic'], 'applications'> | undefined => {
  if (sortKey === profileSortKey) return 'profile'
  if (sortKey === preferencesSortKey) return 'preferences'
  if (sortKey === settingsSortKey) return 'settings'
  if (sortKey === subscriptionSortKey) return 'subscription'
  if (sortKey === digestSortKey) return 'home'
  if (sortKey.startsWith(paymentPrefix)) return 'payments'
  if (sortKey.startsWith(alertPrefix)) return 'alerts'
  // The second says which of them is the primary one.
  if (sortKey.startsWith(resumePrefix) || sortKey === resumesSortKey) return 'resumes'
  if (sortKey.startsWith(letterPrefix)) return 'letters'
  if (sortKey.startsWith(filePrefix)) return 'files'
  if (sortKey.startsWith(interviewPrefix)) return 'interviews'
  if (advicePrefixes.some(prefix => sortKey.startsWith(prefix))) return 'career'
  return sortKey.startsWith(notificationPrefix) ? 'notifications' : undefined
}

const changeOf = { INSERT: 'inserted', MODIFY: 'modified', REMOVE: 'removed' } as const

type Change = 'inserted' | 'modified' | 'removed'

const newsOf = (row: Row, change: Change): Extract<LiveEvent, { topic: 'applications' }> => {
  const { id, status, origin, jobTitle, companyName, version } = applicationOf(row)
  // One that was restored is no news: only a row at its first version was added.
  const told = change === 'inserted' && version > 1 ? 'modified' : change
  return { topic: 'applications', change: told, id, status, origin, jobTitle, companyName }
}

/** What the change of one row means; undefined when it means nothing to the person's screens. */
export const meaningOf = ({ eventName, dynamodb }: DynamoDBRecord): Meaning | undefined => {
  const before = dynamodb?.OldImage && plainRow(dynamodb.OldImage)
  const after = dynamodb?.NewImage && plainRow(dynamodb.NewImage)
  const row = after ?? before
  // A write that changes nothing is in the stream too.
  if (!eventName || !row || isDeepStrictEqual(before, after)) return undefined
  const sub = subOfPartition(String(row.pk))
  const sortKey = String(row.sk)
  if (sub === undefined) return undefined
  const change = changeOf[eventName]
  const topic = plainTopic(sortKey)
  const removedFile =
    change === 'removed' && sortKey.startsWith(filePrefix) ? sortKey.slice(filePrefix.length) : undefined
  if (topic)
    return {
      sub,
      event: { topic, change },
      ...(removedFile !== undefined && { removedFile }),
    }
  if (!sortKey.startsWith(applicationPrefix)) return undefined
  const event = newsOf(row, change)
  return { sub, event, application: event.id }
}

import { isDeepStrictEqual } from 'node:util'
import type { DynamoDBRecord } from 'aws-lambda'
import type { LiveEvent } from '../../shared/api/live.ts'
import { applicationOf } from '../store/application-row.ts'
import { plainRow } from '../store/attribute-values.ts'
import { subOfPartition } from '../store/keys.ts'
import {
  applicationPrefix,
  notificationPrefix,
  preferencesSortKey,
  profileSortKey,
  settingsSortKey,
} from '../store/schema.ts'

export type Addressed = { readonly sub: string; readonly event: LiveEvent }

/** The topic of the rows that are told of by it alone: which of them it was, the screens look up themselves. */
const plainTopic = (sortKey: string): Exclude<LiveEvent['topic'], 'applications'> | undefined => {
  if (sortKey === profileSortKey) return 'profile'
  if (sortKey === preferencesSortKey) return 'preferences'
  if (sortKey === settingsSortKey) return 'settings'
  return sortKey.startsWith(notificationPrefix) ? 'notifications' : undefined
}

const changeOf = { INSERT: 'inserted', MODIFY: 'modified', REMOVE: 'removed' } as const

/** What the change of one row means to the person's screens; undefined when it means nothing to them. */
export const liveEventOf = ({ eventName, dynamodb }: DynamoDBRecord): Addressed | undefined => {
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
  if (topic) return { sub, event: { topic, change } }
  if (!sortKey.startsWith(applicationPrefix)) return undefined
  const { id, status, origin, jobTitle, companyName, version } = applicationOf(row)
  // One that was restored is no news: only a row at its first version was added.
  const told = change === 'inserted' && version > 1 ? 'modified' : change
  return { sub, event: { topic: 'applications', change: told, id, status, origin, jobTitle, companyName } }
}

import * as z from 'zod/mini'
import { type AlertForm, alert, alertedJob } from '../../shared/api/alerts.ts'
import { personPartition, subOfPartition } from './keys.ts'
import { alertPrefix } from './schema.ts'
import type { Key, Row } from './table.ts'

export const alertKey = (sub: string, id: string): Key => ({
  pk: personPartition(sub),
  sk: `${alertPrefix}${id}`,
})

/** How many alerts a person has: the limit must hold for two that are made at once. */
export const alertCountKey = (sub: string): Key => ({ pk: personPartition(sub), sk: 'ALERT-COUNT' })

/** A job as a mail tells of it. */
const mailedJob = z.extend(alertedJob, { warnings: z.array(z.string()) })
export type MailedJob = z.infer<typeof mailedJob>

const storedAlert = z.extend(alert, {
  /** What its mails' links carry. */
  token: z.string(),
  /** Counts the runs that wrote it: of two at once one writes. */
  runs: z.int(),
  /** When it last had its turn to tell. */
  ranAt: z.string(),
  /** The index, by when it was built, that was looked through last; null before the first. */
  lookedTo: z.nullable(z.string()),
  /** Jobs of that index so young that the next one may have others as old. */
  lately: z.array(z.string()),
  /** What it looks for is new: the next run fills in `latest`. */
  wantsLatest: z.boolean(),
  /** What a mail is still to tell, and how often that was tried. */
  unsent: z.nullable(z.object({ jobs: z.array(mailedJob), hasMore: z.boolean(), tries: z.int() })),
})
export type StoredAlert = z.infer<typeof storedAlert>

/** Throws when the row is not an alert: that is a fault of ours, never of the person's. */
export const alertOf = (row: Row): StoredAlert => storedAlert.parse(row)

/** Of an alert in whatever state: one that can't be read can still be deleted. */
export const tokenOf = (row: Row): string | undefined =>
  z.object({ token: z.string() }).safeParse(row).data?.token

/** An alert as somebody makes it. The id is the client's, the token the server's. */
export type NewAlert = AlertForm & { readonly id: string; readonly token: string }

export const beginAlert = (sent: NewAlert, now: Date): StoredAlert => ({
  ...sent,
  version: 1,
  createdAt: now.toISOString(),
  lastTriggered: null,
  latest: [],
  runs: 0,
  ranAt: now.toISOString(),
  lookedTo: null,
  lately: [],
  wantsLatest: true,
  unsent: null,
})

/** Whose alert, and which. In one word, as the schedule's list of what is due has it: `<sub>/<id>`. */
export type AlertName = { readonly sub: string; readonly id: string }

/** Undefined where a key is no alert's. */
export const alertWord = ({ pk, sk }: Key): string | undefined => {
  const sub = subOfPartition(pk)
  return sub !== undefined && sk.startsWith(alertPrefix)
    ? `${sub}/${sk.slice(alertPrefix.length)}`
    : undefined
}

export const alertNamed = (word: string): AlertName => {
  const at = word.lastIndexOf('/')
  return { sub: word.slice(0, at), id: word.slice(at + 1) }
}

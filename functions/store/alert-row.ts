import * as z from 'zod/mini'
import { type AlertForm, alert, alertedJob } from '../../shared/api/alerts.ts'
import { once } from '../../shared/once.ts'
import { idIn, personKey, subOfPartition } from './keys.ts'
import type { Key, Row } from './table.ts'

export const alertKey = (sub: string, id: string): Key => personKey(sub, `ALERT#${id}`)

/** A job, with the fields that a mail shows. */
export const mailedJob = z.extend(alertedJob, { warnings: z.array(z.string()) })
export type MailedJob = z.infer<typeof mailedJob>

const storedAlert = once(() =>
  z.extend(alert, {
    /** The token in the links of its mails. */
    token: z.string(),
    /** How many runs have written the alert. Of two runs at once, only one can write. */
    runs: z.int(),
    /** When the schedule last ran the alert. */
    ranAt: z.string(),
    /** When the index was built that was searched last. Null before the first search. */
    lookedTo: z.nullable(z.string()),
    /** The newest jobs of that index. The next index may have other jobs of the same age. */
    lately: z.array(z.string()),
    /** The search has changed, so the next run fills in `latest`. */
    wantsLatest: z.boolean(),
    /** Under which terms new jobs find an instant alert, and the version that was listed: see alert-terms.ts. */
    listing: z._default(z.nullable(z.object({ version: z.int(), terms: z.array(z.string()) })), null),
  }),
)
export type StoredAlert = z.infer<ReturnType<typeof storedAlert>>

/** Throws when the row is not an alert, which is a fault of ours. */
export const alertOf = (row: Row): StoredAlert => storedAlert().parse(row)

/** Reads only the token, because an alert that `alertOf` can't read must still be deletable. */
export const tokenOf = (row: Row): string | undefined =>
  z.object({ token: z.string() }).safeParse(row).data?.token

/** What a new alert knows already: the jobs of the index that its person saw. */
export type FirstSight = Pick<StoredAlert, 'latest' | 'lookedTo' | 'lately'>

/**
 * A new alert. The client makes the id, and the server makes the token. Without a first sight, the first run fills it
 * in.
 */
export type NewAlert = AlertForm & { readonly id: string; readonly token: string } & Partial<FirstSight>

export const beginAlert = (sent: NewAlert, now: Date): StoredAlert => ({
  latest: [],
  lookedTo: null,
  lately: [],
  ...sent,
  version: 1,
  createdAt: now.toISOString(),
  lastTriggered: null,
  runs: 0,
  ranAt: now.toISOString(),
  wantsLatest: sent.lookedTo === undefined,
  listing: null,
})

/** The person and the id of an alert. The schedule's list of due alerts has both as one text, `<sub>/<id>`. */
export type AlertRef = { readonly sub: string; readonly id: string }

/** The text `<sub>/<id>` of an alert's key. Undefined if the key belongs to another kind of row. */
export const alertRefText = ({ pk, sk }: Key): string | undefined => {
  const sub = subOfPartition(pk)
  return sub !== undefined && sk.startsWith(alertKey(sub, '').sk) ? `${sub}/${idIn(sk)}` : undefined
}

export const alertRefOf = (word: string): AlertRef => {
  const at = word.lastIndexOf('/')
  return { sub: word.slice(0, at), id: word.slice(at + 1) }
}

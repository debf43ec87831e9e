import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import type { Mode } from './mode.ts'

const minute = 60_000
const hour = 60 * minute
/** How long an event is tried. */
const patience = 72 * hour
/** How long a second copy of an event, or one that others are to pass, is kept back. */
const keptBack = 10_000

const row = z.object({
  id: z.int(),
  event: z.string(),
  reference: z.string(),
  /** The bytes that are signed, the same at each try. */
  body: z.string(),
  createdAt: z.int(),
  /** Null once it is answered with 200, or given up. */
  dueAt: z.int().nullable(),
  attempts: z.int(),
  /** Of the newest answer; 0 where there was none. */
  status: z.int().nullable(),
})
export type Webhook = z.infer<typeof row>
export type Event = { readonly event: string; readonly reference: string; readonly data: object }

/** Four times every three minutes, then hourly; null when the time is over. */
const nextTry = ({ attempts, createdAt }: Webhook, now: number): number | null => {
  const next = now + (attempts < 4 ? 3 * minute : hour)
  return next > createdAt + patience ? null : next
}

export type WebhookTable = ReturnType<typeof webhookTable>

/** The events that are to be told. */
export const webhookTable = (database: DatabaseSync) => {
  const insert = database.prepare(
    'INSERT INTO webhooks (event, reference, body, createdAt, dueAt, attempts) VALUES (?, ?, ?, ?, ?, 0)',
  )
  const oldestDue = database.prepare('SELECT * FROM webhooks WHERE dueAt <= ? ORDER BY id LIMIT 1')
  // What was never tried goes along with what is due: the newest would otherwise wait until it is the last.
  const newestDue = database.prepare(
    'SELECT * FROM webhooks WHERE dueAt <= ? OR (attempts = 0 AND dueAt IS NOT NULL) ORDER BY id DESC LIMIT 1',
  )
  const next = database.prepare('SELECT min(dueAt) AS at FROM webhooks WHERE dueAt IS NOT NULL')
  const answered = database.prepare(
    'UPDATE webhooks SET dueAt = ?, attempts = attempts + 1, status = ? WHERE id = ?',
  )
  const hurry = database.prepare('UPDATE webhooks SET dueAt = ? WHERE dueAt > ?')
  const newest = database.prepare('SELECT * FROM webhooks ORDER BY id DESC LIMIT 200')
  const nextAt = (): number | null => z.object({ at: z.int().nullable() }).parse(next.get()).at

  return {
    add({ event, reference, data }: Event, { webhooks }: Mode, now: number): void {
      const body = JSON.stringify({ event, data })
      const add = (dueAt: number) => insert.run(event, reference, body, now, dueAt)
      add(webhooks === 'reordered' ? now + keptBack : now)
      if (webhooks === 'duplicate') add(now + keptBack)
    },
    /** The one to be told next, where one is due. */
    due({ webhooks }: Mode, now: number): Webhook | undefined {
      if (webhooks === 'off') return undefined
      const isDue = (nextAt() ?? Number.POSITIVE_INFINITY) <= now
      if (!isDue) return undefined
      return row.parse((webhooks === 'reordered' ? newestDue : oldestDue).get(now))
    },
    nextAt: ({ webhooks }: Mode): number | null => (webhooks === 'off' ? null : nextAt()),
    /** Only a 200 is an answer. */
    tried(webhook: Webhook, status: number, now: number): void {
      answered.run(status === 200 ? null : nextTry(webhook, now), status, webhook.id)
    },
    /** All that wait are due. */
    hurry: (now: number): void => void hurry.run(now, now),
    newest: (): Webhook[] => z.array(row).parse(newest.all()),
  }
}

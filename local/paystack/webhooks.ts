import { createHmac } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import type { Faults, Mode } from './faults.ts'

const minute = 60_000
const hour = 60 * minute
/** How long an event is retried. */
const retriedFor = 72 * hour
/** The delay of a second copy of an event, or of an event that others should overtake. */
const delay = 10_000

const row = z.object({
  id: z.int(),
  event: z.string(),
  reference: z.string(),
  /** The signed bytes, which are the same at each try. */
  body: z.string(),
  createdAt: z.int(),
  /** The time of the next try; null after an answer of 200, or when the event is given up. */
  dueAt: z.int().nullable(),
  attempts: z.int(),
  /** The status of the newest answer; 0 where there was none. */
  status: z.int().nullable(),
})
type Webhook = z.infer<typeof row>
export type Event = { readonly event: string; readonly reference: string; readonly data: object }

/**
 * Returns the time of the next try: four times every three minutes, then hourly. Returns null when the time is over.
 */
const nextTry = ({ attempts, createdAt }: Webhook, now: number): number | null => {
  const next = now + (attempts < 4 ? 3 * minute : hour)
  return next > createdAt + retriedFor ? null : next
}

/** Makes the table of the events. */
export const webhookTable = (database: DatabaseSync) => {
  const insert = database.prepare(
    'INSERT INTO webhooks (event, reference, body, createdAt, dueAt, attempts) VALUES (?, ?, ?, ?, ?, 0)',
  )
  const oldestDue = database.prepare('SELECT * FROM webhooks WHERE dueAt <= ? ORDER BY id LIMIT 1')
  // Events that were never tried are included, because the newest event would otherwise wait until it is the last.
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
      add(webhooks === 'reordered' ? now + delay : now)
      if (webhooks === 'duplicate') add(now + delay)
    },
    /** Returns the next due event, if there is one. */
    due({ webhooks }: Mode, now: number): Webhook | undefined {
      if (webhooks === 'off') return undefined
      const isDue = (nextAt() ?? Number.POSITIVE_INFINITY) <= now
      if (!isDue) return undefined
      return row.parse((webhooks === 'reordered' ? newestDue : oldestDue).get(now))
    },
    nextAt: ({ webhooks }: Mode): number | null => (webhooks === 'off' ? null : nextAt()),
    /** Records the result of a try. Only a 200 counts as an answer. */
    tried(webhook: Webhook, status: number, now: number): void {
      answered.run(status === 200 ? null : nextTry(webhook, now), status, webhook.id)
    },
    /** Makes all waiting events due. */
    hurry: (now: number): void => void hurry.run(now, now),
    newest: (): Webhook[] => z.array(row).parse(newest.all()),
  }
}

/** Returns the signature of a webhook's bytes. */
export const sign = (secretKey: string, body: string | Buffer): string =>
  createHmac('sha512', secretKey).update(body).digest('hex')

type Delivery = {
  readonly provider: { readonly webhooks: ReturnType<typeof webhookTable>; readonly secretKey: string }
  readonly faults: Faults
  /** The address to which events are sent. */
  readonly webhookUrl: string
  /** Ends the current request. */
  readonly signal: AbortSignal
}

/** How long the provider waits for an answer, in milliseconds. */
const patienceMs = 30_000

/** Sends the due events one after the other. An event without a 200 is sent again later. */
export const deliverDue = async ({ provider, faults, webhookUrl, signal }: Delivery): Promise<void> => {
  const { webhooks, secretKey } = provider

  const post = async (body: string): Promise<number> => {
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-paystack-signature': sign(secretKey, body) },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      })
      await response.arrayBuffer()
      return response.status
    } catch {
      return 0
    }
  }

  while (!signal.aborted) {
    const webhook = webhooks.due(faults.mode(), Date.now())
    if (!webhook) return
    const status = await post(webhook.body)
    // A stopping stack is no answer: the event is sent again at the next start.
    if (!signal.aborted) webhooks.tried(webhook, status, Date.now())
  }
}

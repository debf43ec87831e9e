import * as z from 'zod/mini'

/**
 * Every queue. A message names what is to be done and never has a text or an address of a person, because the rows are
 * the truth and a message may come late or twice. `batchSize` messages reach a function at once, of which at most
 * `concurrency` run at the same time (Lambda's least is 2). `timeout` is that of the function, in seconds. A message
 * that failed `attempts` times becomes a dead letter.
 */
export const queues = {
  /** A renewal that is due. At most eight run at once, which is the rate of calls to the payment provider. */
  'charge-renewal': {
    message: z.strictObject({ sub: z.string() }),
    batchSize: 4,
    concurrency: 2,
    timeout: 120,
    attempts: 3,
  },
  /** An alert that is due, or that a new job of the index of `builtAt` may be for. */
  'match-alert': {
    message: z.strictObject({ sub: z.string(), id: z.string(), builtAt: z.optional(z.string()) }),
    batchSize: 10,
    concurrency: 10,
    timeout: 120,
    attempts: 3,
  },
  /** A lane of the terms of alerts, which is to be matched with the new jobs. Of two runs of a lane, one works. */
  'match-arrivals': {
    message: z.strictObject({ lane: z.int() }),
    batchSize: 1,
    concurrency: 4,
    timeout: 300,
    attempts: 3,
  },
  /** An account whose purge is due. */
  'purge-account': {
    message: z.strictObject({ sub: z.string() }),
    batchSize: 1,
    concurrency: 5,
    timeout: 900,
    attempts: 3,
  },
  /** A mail that may wait, by its place in the outbox of its kind. Its function keeps the account's rate. */
  'send-mail': {
    message: z.strictObject({
      kind: z.enum(['alert', 'billing', 'interview', 'summary', 'updates']),
      sub: z.string(),
      id: z.string(),
    }),
    batchSize: 10,
    concurrency: 2,
    timeout: 120,
    attempts: 3,
  },
} as const satisfies Record<string, Queue>

type Queue = {
  readonly message: z.ZodMiniType
  readonly batchSize: number
  readonly concurrency: number
  readonly timeout: number
  readonly attempts: number
}

export type QueueName = keyof typeof queues
export type QueueMessage<Name extends QueueName> = z.infer<(typeof queues)[Name]['message']>

const isQueueName = (name: string): name is QueueName => Object.hasOwn(queues, name)
export const queueNames = Object.keys(queues).filter(isQueueName)

/** The variable of a function's environment that has the address of a queue, such as `PURGE_ACCOUNT_QUEUE_URL`. */
export const queueVariable = (name: QueueName): `${string}_QUEUE_URL` =>
  `${name.replaceAll('-', '_').toUpperCase()}_QUEUE_URL`

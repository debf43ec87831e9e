import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { type QueueName, queueNames, queues } from '../../functions/queues/payload.ts'
import { invoke } from '../lambda.ts'
import type { Message, Messages } from './messages.ts'

type Consumer = (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>

type Options = {
  readonly messages: Messages
  readonly consumers: Readonly<Record<QueueName, Consumer>>
  /** Called for a message that became a dead letter. */
  readonly onError: (words: string, cause: unknown) => void
}

/** A failed message comes again after this time, in milliseconds, which doubles each time. */
const firstRetry = 100
/** In milliseconds: how often the queues are looked at for messages whose delay is over. */
const rhythm = 200

const recordOf = (queue: QueueName, { id, body, sentAt, receives }: Message): SQSRecord => ({
  messageId: id,
  receiptHandle: id,
  body,
  attributes: {
    ApproximateReceiveCount: String(receives),
    SentTimestamp: String(sentAt),
    SenderId: 'local',
    ApproximateFirstReceiveTimestamp: String(sentAt),
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: `arn:aws:sqs:local:000000000000:${queue}`,
  awsRegion: 'local',
})

/**
 * Calls the function of each queue with its messages, as Lambda's event source does: in batches, at most `concurrency`
 * at once, a failed message again until its attempts are used up.
 */
export const startConsumers = ({ messages, consumers, onError }: Options) => {
  let isStopping = false
  const running = new Map<QueueName, Set<Promise<void>>>(queueNames.map(name => [name, new Set()]))
  const runningOf = (name: QueueName): Set<Promise<void>> => running.get(name) ?? new Set()

  /** Shows a failed message again later, or gives it up. */
  const fail = (name: QueueName, { id, body, receives }: Message, cause: unknown): void => {
    if (receives >= queues[name].attempts) {
      messages.giveUp(id)
      onError(`A message of the queue ${name} was given up after ${receives} attempts: ${body}`, cause)
      return
    }
    messages.showAt(id, Date.now() + firstRetry * 2 ** (receives - 1))
  }

  const consume = async (name: QueueName, batch: readonly Message[]): Promise<void> => {
    const Records = batch.map(message => recordOf(name, message))
    let failed = new Set(batch.map(({ id }) => id))
    let cause: unknown
    try {
      const { batchItemFailures } = await invoke(name, consumers[name], { Records }, queues[name].timeout)
      failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
    } catch (error) {
      cause = error
    }
    for (const message of batch)
      if (failed.has(message.id)) fail(name, message, cause)
      else messages.remove(message.id)
  }

  const wake = (name: QueueName): void => {
    const { batchSize, concurrency } = queues[name]
    while (!isStopping && runningOf(name).size < concurrency) {
      const batch = messages.receive(name, batchSize, Date.now())
      if (batch.length === 0) return
      const run = consume(name, batch)
      runningOf(name).add(run)
      run.finally(() => {
        runningOf(name).delete(run)
        wake(name)
      })
    }
  }

  const all = () => [...running.values()].flatMap(runs => [...runs])
  const looking = setInterval(() => queueNames.forEach(wake), rhythm).unref()

  return {
    /** Says that a queue has a message. */
    wake,
    /** Waits until each message was tried that is visible now, and those that it led to. */
    settled: async (): Promise<void> => {
      while (all().length > 0) await Promise.all(all())
    },
    /** Ends after the batches that are under way. */
    stop: async (): Promise<void> => {
      isStopping = true
      clearInterval(looking)
      await Promise.all(all())
    },
  }
}
export type Consumers = ReturnType<typeof startConsumers>

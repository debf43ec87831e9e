import { randomUUID } from 'node:crypto'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import type { Queues } from '../services/queues.ts'
import type { QueueMessage, QueueName } from './payload.ts'

type Attempt = { readonly attempt?: number; readonly milliseconds?: number }

/** Returns the event with which Lambda calls the function of a queue. */
export const queueEvent = (bodies: readonly unknown[], attempt = 1): SQSEvent => ({
  Records: bodies.map(body => ({
    messageId: randomUUID(),
    receiptHandle: 'handle',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    attributes: {
      ApproximateReceiveCount: String(attempt),
      SentTimestamp: '0',
      SenderId: 'test',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:eu-west-1:000000000000:test',
    awsRegion: 'eu-west-1',
  })),
})

type Consumer = (
  event: SQSEvent,
  context: { getRemainingTimeInMillis: () => number },
) => Promise<SQSBatchResponse>

/** Calls the function of a queue with these messages. Returns for each whether it was done. */
export const consume = async (
  consumer: Consumer,
  bodies: readonly unknown[],
  { attempt = 1, milliseconds = 900_000 }: Attempt = {},
): Promise<boolean[]> => {
  const event = queueEvent(bodies, attempt)
  const { batchItemFailures } = await consumer(event, { getRemainingTimeInMillis: () => milliseconds })
  const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
  return event.Records.map(({ messageId }) => !failed.has(messageId))
}

/** Queues that only note what was sent. `waiting`: how many messages are in each queue. */
export const recordedQueues = ({ waiting = 0 } = {}) => {
  const sent: { readonly queue: QueueName; readonly message: unknown; readonly delay: number }[] = []
  const queues: Queues = {
    waiting: async () => waiting,
    send: async <Name extends QueueName>(
      queue: Name,
      messages: readonly QueueMessage<Name>[],
      delay = 0,
    ): Promise<void> => void sent.push(...messages.map(message => ({ queue, message, delay }))),
  }
  return { queues, sent }
}

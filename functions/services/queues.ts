import { GetQueueAttributesCommand, SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs'
import type { QueueMessage, QueueName } from '../queues/payload.ts'
import { mapBounded } from '../store/bounded.ts'

/** The most messages of one request to SQS. */
const messagesAtOnce = 10
const requestsAtOnce = 4
/** How often a message that SQS did not take is sent. SQS names such messages in an answer that succeeds. */
const attempts = 3

export type Queues = {
  /**
   * Sends messages to a queue, in no order. Throws where SQS did not take them all; then some may be in the queue, and the
   * caller sends all of them again. `delay` is in seconds, at most 900.
   */
  readonly send: <Name extends QueueName>(
    name: Name,
    messages: readonly QueueMessage<Name>[],
    delay?: number,
  ) => Promise<void>
  /** About how many messages of a queue are not done yet. */
  readonly waiting: (name: QueueName) => Promise<number>
}

type Options = {
  readonly client: SQSClient
  readonly urlOf: (name: QueueName) => string
}

/** Sends to the queues of SQS. */
export const createQueues = ({ client, urlOf }: Options): Queues => {
  /** Returns the bodies that SQS did not take. */
  const sendOnce = async (QueueUrl: string, bodies: readonly string[], delay: number) => {
    const entries = bodies.map((MessageBody, index) => ({
      Id: String(index),
      MessageBody,
      ...(delay > 0 && { DelaySeconds: delay }),
    }))
    const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries: entries }))
    const failed = new Set(Failed.map(({ Id }) => Id))
    return entries.filter(({ Id }) => failed.has(Id)).map(({ MessageBody }) => MessageBody)
  }
  const sendAll = async (url: string, bodies: readonly string[], delay: number): Promise<void> => {
    let left = bodies
    for (let attempt = 0; attempt < attempts && left.length > 0; attempt += 1)
      left = await sendOnce(url, left, delay)
    if (left.length > 0) throw new Error(`${left.length} messages were not taken by the queue.`)
  }
  return {
    waiting: async name => {
      const { Attributes = {} } = await client.send(
        new GetQueueAttributesCommand({
          QueueUrl: urlOf(name),
          AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
        }),
      )
      return Object.values(Attributes).reduce((sum, count) => sum + Number(count), 0)
    },
    send: async (name, messages, delay = 0) => {
      const bodies = messages.map(message => JSON.stringify(message))
      const batches = Array.from({ length: Math.ceil(bodies.length / messagesAtOnce) }, (_, index) =>
        bodies.slice(index * messagesAtOnce, (index + 1) * messagesAtOnce),
      )
      await mapBounded(requestsAtOnce, batches, batch => sendAll(urlOf(name), batch, delay))
    },
  }
}

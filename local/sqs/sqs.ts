import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import { type QueueName, queueNames } from '../../functions/queues/payload.ts'
import { jsonOrNothing } from '../../shared/json.ts'
import { type Answer, readBody } from '../http.ts'
import type { Messages } from './messages.ts'

/** The most bytes of a batch at SQS. */
const maxBytes = 1024 * 1024

const entry = z.strictObject({
  Id: z.string().regex(/^[\w-]{1,80}$/),
  MessageBody: z.string().min(1),
  DelaySeconds: z.number().int().min(0).max(900).default(0),
})
const sendMessageBatch = z.strictObject({
  QueueUrl: z.string(),
  Entries: z
    .array(entry)
    .min(1)
    .max(10)
    .refine(
      entries => new Set(entries.map(({ Id }) => Id)).size === entries.length,
      'must have ids of their own',
    ),
})

const answer = (status: number, body: object): Answer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})
const refused = (type: string, message: string): Answer =>
  answer(400, { __type: `com.amazonaws.sqs#${type}`, message })

const queueOf = (url: string): QueueName | undefined => queueNames.find(name => url.endsWith(`/${name}`))

const missing = refused('QueueDoesNotExist', 'The specified queue does not exist.')

const getQueueAttributes = z.strictObject({
  QueueUrl: z.string(),
  AttributeNames: z.array(z.enum(['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'])),
})

const attributesOf = (messages: Messages, body: string): Answer => {
  const asked = getQueueAttributes.safeParse(jsonOrNothing(body))
  if (!asked.success) return refused('InvalidAttributeName', z.prettifyError(asked.error))
  const name = queueOf(asked.data.QueueUrl)
  if (!name) return missing
  const { ready, received } = messages.count(name)
  const all = {
    ApproximateNumberOfMessages: String(ready),
    ApproximateNumberOfMessagesNotVisible: String(received),
  }
  return answer(200, {
    Attributes: Object.fromEntries(asked.data.AttributeNames.map(attribute => [attribute, all[attribute]])),
  })
}

type Options = {
  readonly messages: Messages
  /** Called when a queue has new messages. */
  readonly onMessage: (name: QueueName) => void
}

/**
 * Makes the stand-in for SQS with its JSON protocol. It has the two operations that our functions call. Lambda's event
 * source receives and deletes the messages.
 */
export const createSqs =
  ({ messages, onMessage }: Options) =>
  (target: string, body: string): Answer => {
    if (target === 'AmazonSQS.GetQueueAttributes') return attributesOf(messages, body)
    if (target !== 'AmazonSQS.SendMessageBatch')
      return refused('UnsupportedOperation', 'This stand-in knows SendMessageBatch and GetQueueAttributes.')
    const asked = sendMessageBatch.safeParse(jsonOrNothing(body))
    if (!asked.success) return refused('InvalidAttributeValue', z.prettifyError(asked.error))
    const name = queueOf(asked.data.QueueUrl)
    if (!name) return missing
    const now = Date.now()
    const Successful = asked.data.Entries.map(({ Id, MessageBody, DelaySeconds }) => ({
      Id,
      MessageId: messages.add(name, MessageBody, now, now + DelaySeconds * 1000),
      MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex'),
    }))
    onMessage(name)
    return answer(200, { Successful, Failed: [] })
  }

/** Makes the route below `/sqs`. */
export const createSqsRoute = (options: Options) => {
  const sqs = createSqs(options)
  return async (request: IncomingMessage): Promise<Answer> => {
    const target = request.headers['x-amz-target']
    return sqs(typeof target === 'string' ? target : '', await readBody(request, maxBytes))
  }
}

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SQSEvent } from 'aws-lambda'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type QueueName, queueNames } from '../../functions/queues/payload.ts'
import { startConsumers } from './consumers.ts'
import { createMessages } from './messages.ts'
import { createSqs } from './sqs.ts'

/** The same function for every queue. */
const forAll = <Consumer>(consumer: Consumer): Readonly<Record<QueueName, Consumer>> => {
  const entries = queueNames.map(name => [name, consumer] as const)
  const all: Partial<Record<QueueName, Consumer>> = Object.fromEntries(entries)
  const isWhole = (some: typeof all): some is Record<QueueName, Consumer> =>
    queueNames.every(name => name in some)
  if (!isWhole(all)) throw new Error('Every queue has a consumer.')
  return all
}

/** Starts the queues with a consumer that fails as often as `fails` says. */
const start = (fails = 0, file?: string) => {
  const messages = createMessages(file)
  const onError = vi.fn()
  const received: { body: string; attempt: string }[] = []
  const consumer = async ({ Records }: SQSEvent) => {
    received.push(
      ...Records.map(({ body, attributes }) => ({ body, attempt: attributes.ApproximateReceiveCount })),
    )
    const failed = received.length <= fails ? Records : []
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) }
  }
  const consumers = startConsumers({
    messages,
    onError,
    consumers: forAll(consumer),
  })
  onTestFinished(async () => {
    await consumers.stop()
    messages.close()
  })
  const sqs = createSqs({ messages, onMessage: consumers.wake })
  const send = (...bodies: string[]) =>
    sqs(
      'AmazonSQS.SendMessageBatch',
      JSON.stringify({
        QueueUrl: 'http://localhost/sqs/purge-account',
        Entries: bodies.map((MessageBody, index) => ({ Id: String(index), MessageBody })),
      }),
    )
  return { messages, consumers, received, onError, sqs, send }
}

test('a message reaches the function of its queue once', async () => {
  const { consumers, received, send } = start()
  expect(send('a', 'b').status).toBe(200)
  await consumers.settled()
  expect(received).toEqual([
    { body: 'a', attempt: '1' },
    { body: 'b', attempt: '1' },
  ])
})

test('a message that fails comes again, and becomes a dead letter after its attempts', async () => {
  const twice = start(2)
  twice.send('a')
  await expect.poll(() => twice.received.map(({ attempt }) => attempt)).toEqual(['1', '2', '3'])
  expect(twice.onError).not.toHaveBeenCalled()
  const always = start(9)
  always.send('a')
  await expect.poll(() => always.onError.mock.calls.length).toBe(1)
  expect(always.received).toHaveLength(3)
})

test('a message outlives a process that was killed while it had it', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'aiki-queues-')), 'queues.db')
  const killed = createMessages(file)
  killed.add('purge-account', 'a', 0, 0)
  expect(killed.receive('purge-account', 10, 1)).toHaveLength(1)
  expect(killed.receive('purge-account', 10, 1)).toEqual([])
  killed.close()
  const { received } = start(0, file)
  await expect.poll(() => received).toEqual([{ body: 'a', attempt: '2' }])
})

test.each([
  [
    'eleven messages',
    {
      QueueUrl: 'x/purge-account',
      Entries: Array.from({ length: 11 }, (_, n) => ({ Id: `${n}`, MessageBody: 'a' })),
    },
  ],
  [
    'two messages of one id',
    {
      QueueUrl: 'x/purge-account',
      Entries: [
        { Id: '1', MessageBody: 'a' },
        { Id: '1', MessageBody: 'b' },
      ],
    },
  ],
  ['a queue that does not exist', { QueueUrl: 'x/none', Entries: [{ Id: '1', MessageBody: 'a' }] }],
  ['no message', { QueueUrl: 'x/purge-account', Entries: [] }],
])('%s: refused', (_, input) => {
  expect(start().sqs('AmazonSQS.SendMessageBatch', JSON.stringify(input)).status).toBe(400)
})

import { SQSClient } from '@aws-sdk/client-sqs'
import { expect, test } from 'vitest'
import { createQueues } from './queues.ts'

/** Queues whose SQS answers as `answer` says. Notes the bodies of each request. */
const queuesWith = (answer: (request: number, ids: string[]) => { Failed: { Id: string }[] }) => {
  const requests: string[][] = []
  const client = new SQSClient({ region: 'eu-west-1' })
  client.send = async ({ input }: { input: { Entries: { Id: string; MessageBody: string }[] } }) => {
    requests.push(input.Entries.map(({ MessageBody }) => MessageBody))
    return answer(
      requests.length,
      input.Entries.map(({ Id }) => Id),
    )
  }
  return { requests, queues: createQueues({ client, urlOf: name => `https://sqs.example/1/${name}` }) }
}
const people = (count: number) => Array.from({ length: count }, (_, n) => ({ sub: `p${n}` }))

test('messages go in requests of ten', async () => {
  const { requests, queues } = queuesWith(() => ({ Failed: [] }))
  await queues.send('purge-account', people(23))
  expect(requests.map(({ length }) => length)).toEqual([10, 10, 3])
  await queues.send('purge-account', [])
  expect(requests).toHaveLength(3)
})

test('what waits is what is visible and what is under way', async () => {
  const client = new SQSClient({ region: 'eu-west-1' })
  client.send = async () => ({
    Attributes: { ApproximateNumberOfMessages: '12', ApproximateNumberOfMessagesNotVisible: '3' },
  })
  const queues = createQueues({ client, urlOf: name => `https://sqs.example/1/${name}` })
  expect(await queues.waiting('purge-account')).toBe(15)
})

test('what SQS did not take is sent again, alone; after three times the caller is told', async () => {
  const once = queuesWith((request, ids) => ({ Failed: request === 1 ? [{ Id: ids[1] ?? '' }] : [] }))
  await once.queues.send('purge-account', people(3))
  expect(once.requests).toEqual([['{"sub":"p0"}', '{"sub":"p1"}', '{"sub":"p2"}'], ['{"sub":"p1"}']])
  const never = queuesWith((_, ids) => ({ Failed: ids.map(Id => ({ Id })) }))
  await expect(never.queues.send('purge-account', people(2))).rejects.toThrow('2 messages were not taken')
  expect(never.requests).toHaveLength(3)
})

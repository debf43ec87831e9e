import { expect, test } from 'vitest'
import { recordedQueues } from '../queues/queues.testing.ts'
import { createLog } from '../runtime/log.ts'
import { sendEachDue } from './send-each-due.ts'

async function* people(count: number) {
  for (let n = 0; n < count; n += 1) yield `p${n}`
}
const send = async (queues: ReturnType<typeof recordedQueues>['queues'], count: number) =>
  sendEachDue({
    queues,
    queue: 'purge-account',
    due: people(count),
    messageOf: sub => ({ sub }),
    log: createLog(),
  })

test('everything that is due becomes a message', async () => {
  const { queues, sent } = recordedQueues()
  expect(await send(queues, 2345)).toBe(2345)
  expect(new Set(sent.map(({ message }) => JSON.stringify(message))).size).toBe(2345)
  expect(await send(queues, 0)).toBe(0)
})

test('while the queue is long nothing is sent, because most of it is due again', async () => {
  const { queues, sent } = recordedQueues({ waiting: 50_000 })
  expect(await send(queues, 10)).toBe(0)
  expect(sent).toEqual([])
})

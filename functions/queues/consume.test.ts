import { afterAll, expect, test } from 'vitest'
import { logTo, toStdout } from '../runtime/log.ts'
import { consumed } from './consume.ts'
import { consume } from './queues.testing.ts'

let lines: string[] = []
logTo(line => void lines.push(line))
afterAll(() => logTo(toStdout))

const seen: { sub: string; attempt: number; remaining: number }[] = []
const consumer = consumed('purge-account', async ({ message: { sub }, attempt, remaining }) => {
  if (sub === 'bad') throw new Error('The table is away.')
  seen.push({ sub, attempt, remaining: remaining() })
})

test('a message that fails, or that is no message of the queue, comes again alone', async () => {
  const messages = [{ sub: 'ada' }, { sub: 'bad' }, 'no json', { sub: 'eze', mail: 'x' }, { sub: 'bala' }]
  expect(await consume(consumer, messages, { attempt: 2, milliseconds: 500 })).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
  expect(seen).toEqual([
    { sub: 'ada', attempt: 2, remaining: 500 },
    { sub: 'bala', attempt: 2, remaining: 500 },
  ])
})

test('the log names the queue, the message and the attempt, and not what the message says', async () => {
  lines = []
  await consume(consumer, ['{"sub":"ada","note":"a secret word"}'])
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { level: 'error', message: 'message not done', queue: 'purge-account', attempt: 1 },
  ])
  expect(lines.join()).not.toContain('secret')
})

import { expect, test } from 'vitest'
import { heartbeat } from '../../shared/api/event-stream.ts'
import { withHeartbeats } from './heartbeats.ts'

test('while nothing comes there is a sign of life, and then what was waited for', async () => {
  const late = Promise.withResolvers<string>()
  let isLeft = false
  async function* texts() {
    try {
      yield 'first'
      yield await late.promise
    } finally {
      isLeft = true
    }
  }
  const heard: string[] = []
  for await (const text of withHeartbeats(texts(), 1)) {
    heard.push(text)
    if (text === heartbeat) late.resolve('second')
  }
  expect(heard.at(0)).toBe('first')
  expect(heard).toContain(heartbeat)
  expect(heard.at(-1)).toBe('second')
  expect(isLeft).toBe(true)
})

test('what goes wrong goes on', async () => {
  async function* texts(): AsyncGenerator<string> {
    yield 'first'
    throw new Error('broken')
  }
  const all = async () => {
    for await (const _ of withHeartbeats(texts()));
  }
  await expect(all()).rejects.toThrow('broken')
})

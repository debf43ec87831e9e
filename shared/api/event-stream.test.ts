import { expect, test } from 'vitest'
import { eventsIn, eventText, heartbeat } from './event-stream.ts'

const read = async (texts: readonly string[]): Promise<string[]> => {
  async function* given() {
    yield* texts
  }
  const read: string[] = []
  for await (const data of eventsIn(given())) read.push(data)
  return read
}

test('what is written is read back, lines and all', async () => {
  expect(await read([eventText('{"a":1}'), heartbeat, eventText('two\nlines')])).toEqual([
    '{"a":1}',
    'two\nlines',
  ])
})

test('however the line cuts it', async () => {
  const whole = eventText('{"a":1}') + heartbeat + eventText('{"b":2}')
  expect(await read([...whole])).toEqual(['{"a":1}', '{"b":2}'])
})

test('what was cut off is no event', async () => {
  expect(await read([eventText('{"a":1}'), 'data: {"b":'])).toEqual(['{"a":1}'])
})

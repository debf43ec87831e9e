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

test('events are read back as they were written, line breaks included', async () => {
  expect(await read([eventText('{"a":1}'), heartbeat, eventText('two\nlines')])).toEqual([
    '{"a":1}',
    'two\nlines',
  ])
})

test('events are read correctly wherever the transport splits them', async () => {
  const whole = eventText('{"a":1}') + heartbeat + eventText('{"b":2}')
  expect(await read([...whole])).toEqual(['{"a":1}', '{"b":2}'])
})

test('an event that is cut off is dropped', async () => {
  expect(await read([eventText('{"a":1}'), 'data: {"b":'])).toEqual(['{"a":1}'])
})

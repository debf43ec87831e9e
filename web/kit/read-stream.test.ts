import { expect, test } from 'vitest'
import { ConnectionLost } from '../api/connection-lost.ts'
import { readStream } from './read-stream.ts'
import { noParts, type Parts, type StreamEvent } from './streamed-text.ts'

type Event = StreamEvent<string>

async function* stream(...events: Event[]): AsyncGenerator<Event, void, undefined> {
  yield* events
}

const read = async (...events: Event[]) => {
  let parts: Parts = noParts
  const value = await readStream(stream(...events), change => {
    parts = change(parts)
  })
  return { value, parts: Object.fromEntries(parts) }
}

test('the pieces are shown, and the last event is the value', async () => {
  expect(
    await read(
      { type: 'piece', part: 'summary', text: 'Plans ' },
      { type: 'piece', part: 'summary', text: 'routes.' },
      { type: 'done', value: 'kept' },
    ),
  ).toEqual({ value: 'kept', parts: { summary: 'Plans routes.' } })
})

test('a text that starts over replaces the text before', async () => {
  const { parts } = await read(
    { type: 'piece', part: 'summary', text: 'Half of' },
    { type: 'again' },
    { type: 'piece', part: 'headline', text: 'Analyst' },
    { type: 'done', value: '' },
  )
  expect(parts).toEqual({ headline: 'Analyst' })
})

test('a failed stream throws the error of the server', async () => {
  const failed = { code: 'model_refused', message: 'No.', fields: { title: 'Too long.' } } as const
  await expect(read({ type: 'failed', error: failed })).rejects.toMatchObject({
    code: 'model_refused',
    fields: { title: 'Too long.' },
  })
})

test('a stream that breaks off is a lost connection', async () => {
  await expect(read({ type: 'piece', part: 'summary', text: 'Plans' })).rejects.toThrow(ConnectionLost)
  await expect(read()).rejects.toThrow(ConnectionLost)
})

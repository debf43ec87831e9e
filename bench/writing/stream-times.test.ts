import { expect, test } from 'vitest'
import { timesOf } from './stream-times.ts'

async function* said(...events: string[]): AsyncGenerator<string> {
  yield* events
}

test('the first piece is not later than the end, and the last event is returned', async () => {
  const { first, done, last } = await timesOf(
    () => said('head', 'bit', 'bit', 'end'),
    event => event === 'bit',
  )
  expect(first).toBeLessThanOrEqual(done)
  expect(last).toBe('end')
})

test('a stream without a piece of text is an error', async () => {
  await expect(
    timesOf(
      () => said('head', 'end'),
      event => event === 'bit',
    ),
  ).rejects.toThrow('Nothing was written.')
})

import { expect, test } from 'vitest'
import { hear } from './heard.ts'

async function* said(...events: string[]): AsyncGenerator<string> {
  yield* events
}

test('the first bit is no later than the end, and the last event is given', async () => {
  const { first, done, last } = await hear(
    () => said('head', 'bit', 'bit', 'end'),
    event => event === 'bit',
  )
  expect(first).toBeLessThanOrEqual(done)
  expect(last).toBe('end')
})

test('a stream without a bit is no measurement', async () => {
  await expect(
    hear(
      () => said('head', 'end'),
      event => event === 'bit',
    ),
  ).rejects.toThrow('Nothing was written.')
})

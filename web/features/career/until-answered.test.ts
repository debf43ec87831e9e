import { expect, test } from 'vitest'
import { ApiError, type ErrorCode } from '../../../shared/api/errors.ts'
import type { StreamEvent } from '../../kit/streamed-text.ts'
import { untilAnswered } from './until-answered.ts'

const done: StreamEvent<string> = { type: 'done', value: 'Send it today.' }

/** Fails with each of these codes in turn, and then answers. */
const answering = (...refusals: ErrorCode[]) =>
  async function* () {
    const code = refusals.shift()
    if (code) throw new ApiError(code)
    yield done
  }

const heard = async (ask: () => AsyncIterable<StreamEvent<string>>) => {
  const waits: number[] = []
  const events: StreamEvent<string>[] = []
  const wait = async (before: number) => void waits.push(before)
  for await (const event of untilAnswered(ask, wait)) events.push(event)
  return { waits, events }
}

test('an answer in progress is waited for', async () => {
  expect(await heard(answering('in_progress', 'in_progress'))).toEqual({ waits: [0, 1], events: [done] })
})

test('no other error is retried', async () => {
  await expect(heard(answering('daily_limit'))).rejects.toMatchObject({ code: 'daily_limit' })
})

test('the wait has an end', async () => {
  const never = answering(...Array<ErrorCode>(50).fill('in_progress'))
  await expect(heard(never)).rejects.toMatchObject({ code: 'in_progress' })
})

import {
  TransactionCanceledException,
  TransactionConflictException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { withConflictRetries } from './conflicts.ts'

const detail = { $metadata: {}, message: 'no' }
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({ ...detail, CancellationReasons: codes.map(Code => ({ Code })) })

/** A call that fails with each of the errors, and then succeeds. Counts the tries. */
const failing = (errors: readonly Error[]) => {
  const state = { tried: 0 }
  const attempt = async () => {
    const error = errors[state.tried]
    state.tried += 1
    if (error) throw error
    return 'written'
  }
  return { state, attempt }
}

test.each([
  ['a single write met a transaction', new TransactionConflictException(detail)],
  ['the same transaction is still under way', new TransactionInProgressException(detail)],
  ['a transaction met another', cancelled('None', 'TransactionConflict')],
  ['a condition failed beside a conflict', cancelled('TransactionConflict', 'ConditionalCheckFailed')],
  ['a transaction was throttled', cancelled('ThrottlingError')],
])('%s: is retried until it is written', async (_, error) => {
  const { state, attempt } = failing([error, error])
  expect(await withConflictRetries(attempt, async () => {})).toBe('written')
  expect(state.tried).toBe(3)
})

test('a conflict that persists becomes `unavailable`', async () => {
  const { attempt } = failing(Array.from({ length: 20 }, () => new TransactionConflictException(detail)))
  await expect(withConflictRetries(attempt, async () => {})).rejects.toMatchObject({ code: 'unavailable' })
})

test.each([
  ['a condition that failed', cancelled('None', 'ConditionalCheckFailed')],
  ['any other error', new TypeError('no')],
])('%s is not retried', async (_, error) => {
  const { state, attempt } = failing([error])
  await expect(withConflictRetries(attempt)).rejects.toBe(error)
  expect(state.tried).toBe(1)
})

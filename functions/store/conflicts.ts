import { setTimeout as wait } from 'node:timers/promises'
import {
  TransactionCanceledException,
  TransactionConflictException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb'
import { ApiError } from '../../shared/api/errors.ts'

const attempts = 5
const longestFirstWaitMs = 40

/** Reasons of a cancelled transaction that the same again may well not meet. The SDK retries these in single writes only. */
const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])

/**
 * Nothing was written, or the same is still under way, and the same again may well succeed. Where a condition failed
 * beside a conflict, it may have looked at another transaction half done: the next try will say.
 */
const mayPass = (error: unknown): boolean =>
  error instanceof TransactionConflictException ||
  error instanceof TransactionInProgressException ||
  (error instanceof TransactionCanceledException &&
    (error.CancellationReasons ?? []).some(({ Code = 'None' }) => passing.has(Code)))

/** Tries again a few times, each wait random and up to twice as long, then says `unavailable`. */
export const withConflictRetries = async <T>(attempt: () => Promise<T>, tried = 0): Promise<T> => {
  try {
    return await attempt()
  } catch (error) {
    if (!mayPass(error)) throw error
    if (tried + 1 >= attempts) throw new ApiError('unavailable', { cause: error })
    await wait(Math.random() * longestFirstWaitMs * 2 ** tried)
    return withConflictRetries(attempt, tried + 1)
  }
}

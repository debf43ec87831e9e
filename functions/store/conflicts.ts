import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb'
import { plainRow } from './attribute-values.ts'
import { Retry, type Wait, withBackoff } from './backoff.ts'

/** A write whose condition failed: its place in the transaction, and the row that the table had. */
export type Failed = { readonly index: number; readonly found: Readonly<Record<string, unknown>> | undefined }

/** The failed conditions in an error of the SDK. Undefined for every other error. */
export const failedConditions = (error: unknown): Failed[] | undefined => {
  if (error instanceof ConditionalCheckFailedException)
    return [{ index: 0, found: error.Item && plainRow(error.Item) }]
  if (!(error instanceof TransactionCanceledException)) return undefined
  const failed = (error.CancellationReasons ?? []).flatMap(({ Code, Item }, index) =>
    Code === 'ConditionalCheckFailed' ? [{ index, found: Item && plainRow(Item) }] : [],
  )
  return failed.length > 0 ? failed : undefined
}

/** Reasons of a cancelled transaction that may be gone at the next try. The SDK retries them in single writes only. */
const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])

/**
 * Whether nothing was written and a repeat may succeed. This includes a transaction in which a condition failed beside
 * a conflict, because the condition may have read the rows of an unfinished transaction.
 */
const mayPass = (error: unknown): boolean =>
  error instanceof TransactionConflictException ||
  error instanceof TransactionInProgressException ||
  (error instanceof TransactionCanceledException &&
    (error.CancellationReasons ?? []).some(({ Code = 'None' }) => passing.has(Code)))

/** Repeats a call that is in conflict with another transaction. Throws unavailable after the last try. */
export const withConflictRetries = <T>(attempt: () => Promise<T>, wait?: Wait): Promise<T> =>
  withBackoff({ tries: 5, firstWait: 40, longestWait: 320, wait }, async () => {
    try {
      return await attempt()
    } catch (error) {
      if (!mayPass(error)) throw error
      return new Retry(error)
    }
  })

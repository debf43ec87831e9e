import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { plainRow } from './attribute-values.ts'

/** A write whose condition did not hold: its place in the transaction, and the row that was there. */
export type Failed = { readonly index: number; readonly found: Readonly<Record<string, unknown>> | undefined }

/** The failed conditions in what the SDK threw; undefined when it was something else. */
export const failedConditions = (error: unknown): Failed[] | undefined => {
  if (error instanceof ConditionalCheckFailedException)
    return [{ index: 0, found: error.Item && plainRow(error.Item) }]
  if (!(error instanceof TransactionCanceledException)) return undefined
  const failed = (error.CancellationReasons ?? []).flatMap(({ Code, Item }, index) =>
    Code === 'ConditionalCheckFailed' ? [{ index, found: Item && plainRow(Item) }] : [],
  )
  return failed.length > 0 ? failed : undefined
}

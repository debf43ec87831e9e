import { hasCode } from './request-error.ts'

/**
 * `isTheirs`: others had saved the same, and perhaps more. `newer`: nothing was saved, because the row on the server is
 * newer than the one that was edited.
 */
export type SaveOutcome<Row> = { readonly saved: Row; readonly isTheirs?: boolean } | { readonly newer: Row }

/** Sends a save, and loads the row if its version is stale. */
export const savedOrNewer = async <Row>(
  send: () => Promise<Row>,
  reload: () => Promise<Row>,
): Promise<SaveOutcome<Row>> => {
  try {
    return { saved: await send() }
  } catch (cause) {
    if (!hasCode(cause, 'stale_version')) throw cause
    return { newer: await reload() }
  }
}

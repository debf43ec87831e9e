import { ApiError, type ErrorCode } from '../../shared/api/errors.ts'
import { ConnectionLost } from '../api/connection-lost.ts'

/** Why something was not written. `lost`: whether it was, nobody here knows; the same wish may be sent again. */
export type WritingTrouble =
  | { readonly kind: 'lost'; readonly text: string }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly text: string }

export const lost: WritingTrouble = {
  kind: 'lost',
  text: 'The connection was lost while this was being written. What you typed is kept on this device. Try again: it is counted once.',
}

/** `failing` says what failed where nobody knows why. */
export const writingTroubleOf = (error: unknown, failing: string): WritingTrouble => {
  if (error instanceof ConnectionLost) return lost
  if (!(error instanceof ApiError)) return { kind: 'refused', code: 'internal', text: failing }
  return { kind: 'refused', code: error.code, text: error.code === 'internal' ? failing : error.message }
}

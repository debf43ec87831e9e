import { ApiError } from '../../shared/api/errors.ts'
import { ConnectionLost } from '../api/connection-lost.ts'

/** Why the last save did not go through, for its form. */
export type Trouble = { readonly kind: 'lost' | 'gone' | 'refused'; readonly text: string }

/** Why a save did not go through, and what is safe. */
export const troubleOf = (error: unknown): Trouble => {
  if (error instanceof ConnectionLost)
    return { kind: 'lost', text: 'The connection was lost. What you typed is kept on this device.' }
  if (error instanceof ApiError) return { kind: 'refused', text: error.message }
  return { kind: 'refused', text: 'Something went wrong. What you typed is kept.' }
}

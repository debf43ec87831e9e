import { ConnectionLost } from '../api/connection-lost.ts'
import { notify } from '../ui/notify.ts'
import { Trouble } from './trouble.ts'

/** What a person reads of an error. */
export const wordsOf = (error: unknown): string =>
  error instanceof Trouble || error instanceof ConnectionLost ? error.message : new Trouble('failed').message

/** The toast of the catalogue, such as 'Login Error' with the reason in plain words. Gives the words back. */
export const sayTrouble = (title: string, error: unknown): string => {
  const description = wordsOf(error)
  notify({ kind: error instanceof ConnectionLost ? 'offline' : 'error', title, description })
  return description
}

/** The two toasts of the recovery: what is known of the error in plain words, or that nothing is. */
export const sayError = (error: unknown): string => {
  const known = error instanceof ConnectionLost || (error instanceof Trouble && error.reason !== 'failed')
  if (known) return sayTrouble('Error', error)
  const description = 'An unexpected error occurred. Please try again.'
  notify({ kind: 'error', title: 'Error', description })
  return description
}

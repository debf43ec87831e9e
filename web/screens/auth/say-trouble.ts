import { ConnectionLost } from '../../connection-lost.ts'
import { Trouble } from '../../session/trouble.ts'
import { notify } from '../../ui/notify.ts'

/** What a person reads of an error. */
export const wordsOf = (error: unknown): string =>
  error instanceof Trouble || error instanceof ConnectionLost ? error.message : new Trouble('failed').message

/** The toast of the catalogue, such as 'Login Error' with the reason in plain words. Gives the words back. */
export const sayTrouble = (title: string, error: unknown): string => {
  const description = wordsOf(error)
  notify({ kind: error instanceof ConnectionLost ? 'offline' : 'error', title, description })
  return description
}

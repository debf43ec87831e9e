import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../shared/api/errors.ts'
import { dismissAll, type Notice, notify } from '../ui/notify.ts'
import { type Trouble, troubleOf } from './trouble-of.ts'

type Options<Row> = {
  /** The row as it is on the server by now. */
  reload: () => Promise<Row>
  /** Says at the fields what is wrong with them; false where nothing is. */
  markFaults: (error: unknown) => boolean
  /** The toast of a save that failed. */
  toastOf: (error: unknown) => Notice
  onSaved: (row: Row) => void
}

/**
 * Saves a row that others may have changed since it was seen: `theirs` is then the row as they left it, for the person
 * to choose. Live reloads wait until a save is done.
 */
export const useVersionedSave = <Row>({ reload, markFaults, toastOf, onSaved }: Options<Row>) => {
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [theirs, setTheirs] = useState<Row | null>(null)
  const { mutateAsync, isPending } = useMutation({ mutationFn: (send: () => Promise<Row>) => send() })

  const fail = async (error: unknown): Promise<void> => {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'unauthenticated') return
    if (code === 'stale_version') return reload().then(setTheirs).catch(fail)
    setTheirs(null)
    notify(toastOf(error))
    if (!markFaults(error)) setTrouble(troubleOf(error))
  }

  const save = async (send: () => Promise<Row>): Promise<void> => {
    dismissAll()
    setTrouble(null)
    try {
      onSaved(await mutateAsync(send))
    } catch (error) {
      await fail(error)
    }
  }

  return { busy: isPending, trouble, theirs, save }
}

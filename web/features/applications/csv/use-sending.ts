import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { monotonicFactory } from 'ulid'
import { importBatchSize, type NewApplication } from '../../../../shared/api/applications.ts'
import { ApiError } from '../../../../shared/api/errors.ts'
import type { ImportRow } from '../../../../shared/domain/application-csv-row.ts'
import { session } from '../../../session/store.ts'
import { dismissAll, notify } from '../../../ui/notify.ts'
import { oweReload, resumeReloads, writeKey } from '../list-cache.ts'
import { addMany } from '../writes.ts'
import { addedNotice, nothingYet, stoppedNotice } from './progress.ts'
import { useInSight } from './use-in-sight.ts'

/** The rows with ids. The first row is the newest. */
const withIds = (rows: readonly ImportRow[]): NewApplication[] => {
  const next = monotonicFactory()
  const ids = rows.map(() => next()).reverse()
  return rows.flatMap(({ form }, index) => {
    const id = ids[index]
    return id ? { id, ...form } : []
  })
}

/** Who sends them may leave while they are sent: what is left is not for the next person of this tab. */
const expectSender = (sub: string): void => {
  if (session.sub() !== sub) throw new ApiError('unauthenticated')
}

type Options = { sub: string; open: boolean; onAdded: () => void }

/**
 * Sends rows in batches. What broke off goes on where it was: ids are made once, so that no row is added twice. How it
 * ends is said in a toast where the dialog is gone by then (`open`), as the phone's back button does.
 */
export const useSending = ({ sub, open, onAdded }: Options) => {
  const client = useQueryClient()
  const inSight = useInSight(open)
  const rows = useRef<readonly NewApplication[]>([])
  // Beside the state, which a dialog that is gone no longer keeps.
  const reached = useRef(nothingYet)
  const [progress, setProgress] = useState(nothingYet)

  const sending = useMutation({
    mutationKey: writeKey('import'),
    mutationFn: async () => {
      while (reached.current.sent < rows.current.length) {
        const { sent, added, alreadyTracked, leftOut } = reached.current
        const batch = rows.current.slice(sent, sent + importBatchSize)
        expectSender(sub)
        const answer = await addMany(batch)
        reached.current = {
          sent: sent + batch.length,
          added: added + answer.added,
          alreadyTracked: alreadyTracked + answer.alreadyTracked,
          leftOut: leftOut + answer.leftOut,
        }
        setProgress(reached.current)
      }
    },
    onSuccess: () => {
      onAdded()
      if (!inSight.current) notify(addedNotice(reached.current))
    },
    onError: error => {
      if (inSight.current || (error instanceof ApiError && error.code === 'unauthenticated')) return
      notify({
        ...stoppedNotice(reached.current, rows.current.length),
        action: { label: 'Try again', onClick: () => sending.mutate() },
      })
    },
    onSettled: () => {
      oweReload(client)
      resumeReloads(client)
    },
  })

  const send = (given: readonly ImportRow[]) => {
    if (rows.current.length === 0) rows.current = withIds(given)
    dismissAll()
    sending.mutate()
  }

  return { state: sending.status, progress, send }
}

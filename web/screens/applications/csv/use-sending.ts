import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { monotonicFactory } from 'ulid'
import { importBatchSize, type NewApplication } from '../../../../shared/api/applications.ts'
import type { ImportRow } from '../../../../shared/domain/application-csv-row.ts'
import { dismissAll } from '../../../ui/notify.ts'
import { oweReload, resumeReloads, writeKey } from '../list-cache.ts'
import { addMany } from '../writes.ts'

export type Progress = { readonly sent: number; readonly added: number; readonly alreadyTracked: number }
const nothing: Progress = { sent: 0, added: 0, alreadyTracked: 0 }

/** The rows with ids. The first row is the newest. */
const withIds = (rows: readonly ImportRow[]): NewApplication[] => {
  const next = monotonicFactory()
  const ids = rows.map(() => next()).reverse()
  return rows.flatMap(({ form }, index) => {
    const id = ids[index]
    return id ? { id, ...form } : []
  })
}

/** Sends rows in batches. What broke off goes on where it was: ids are made once, so that no row is added twice. */
export const useSending = ({ onAdded }: { onAdded: () => void }) => {
  const client = useQueryClient()
  const [begun, setBegun] = useState<{ rows: readonly NewApplication[]; progress: Progress } | null>(null)
  const progress = begun?.progress ?? nothing

  const sending = useMutation({
    mutationKey: writeKey('import'),
    mutationFn: async (rows: readonly NewApplication[]) => {
      let { sent, added, alreadyTracked } = progress
      while (sent < rows.length) {
        const batch = rows.slice(sent, sent + importBatchSize)
        const answer = await addMany(batch)
        sent += batch.length
        added += answer.added
        alreadyTracked += answer.alreadyTracked
        setBegun({ rows, progress: { sent, added, alreadyTracked } })
      }
    },
    onSuccess: onAdded,
    onSettled: () => {
      oweReload(client)
      resumeReloads(client)
    },
  })

  const send = (given: readonly ImportRow[]) => {
    const rows = begun?.rows ?? withIds(given)
    setBegun({ rows, progress })
    dismissAll()
    sending.mutate(rows)
  }

  return { state: sending.status, progress, send }
}

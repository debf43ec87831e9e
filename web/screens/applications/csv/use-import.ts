import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { monotonicFactory } from 'ulid'
import { importBatchSize, type NewApplication } from '../../../../shared/api/applications.ts'
import { type ImportPlan, importFileLimit, planImport } from '../../../../shared/domain/application-csv.ts'
import { oweReload, resumeReloads, writeKey } from '../list-cache.ts'
import { addMany } from '../writes.ts'
import { decode, readTable } from './read-table.ts'

type Accepted = Extract<ImportPlan, { refused: null }>

export type Progress = { readonly sent: number; readonly added: number; readonly alreadyTracked: number }
const nothing: Progress = { sent: 0, added: 0, alreadyTracked: 0 }

const planOf = (text: string): ImportPlan => {
  const table = readTable(text)
  return table
    ? planImport(table)
    : { refused: 'A quote (") is opened and never closed. Mend the file, then try again.' }
}

/** The rows with ids, made once: a batch that is sent again adds no second row. The first row is the newest. */
const withIds = (plan: Accepted): NewApplication[] => {
  const next = monotonicFactory()
  const ids = plan.rows.map(() => next()).reverse()
  return plan.rows.flatMap(({ form }, index) => {
    const id = ids[index]
    return id ? { id, ...form } : []
  })
}

/** A file or a pasted text, what it would add, and its sending in batches that can be taken up again. */
export const useImport = ({ onAdded }: { onAdded: () => void }) => {
  const client = useQueryClient()
  const [plan, setPlan] = useState<ImportPlan | null>(null)
  const [rows, setRows] = useState<readonly NewApplication[]>([])
  const [progress, setProgress] = useState(nothing)

  const read = (text: string) => {
    const read = planOf(text)
    setPlan(read)
    setRows(read.refused === null ? withIds(read) : [])
    setProgress(nothing)
  }

  const readFile = async (file: File) => {
    if (file.size > importFileLimit)
      return setPlan({ refused: 'This file is larger than 5 MB. Bring it in parts.' })
    read(decode(new Uint8Array(await file.arrayBuffer())))
  }

  const sending = useMutation({
    mutationKey: writeKey('import'),
    mutationFn: async () => {
      let { sent, added, alreadyTracked } = progress
      while (sent < rows.length) {
        const batch = rows.slice(sent, sent + importBatchSize)
        const answer = await addMany(batch)
        sent += batch.length
        added += answer.added
        alreadyTracked += answer.alreadyTracked
        setProgress({ sent, added, alreadyTracked })
      }
    },
    onSuccess: onAdded,
    onSettled: () => {
      oweReload(client)
      resumeReloads(client)
    },
  })

  return {
    plan,
    total: rows.length,
    progress,
    state: sending.status,
    read,
    readFile,
    clear: () => setPlan(null),
    send: () => sending.mutate(),
  }
}

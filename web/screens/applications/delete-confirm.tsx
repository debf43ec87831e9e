import { useState } from 'react'
import type { Application } from '../../../shared/api/applications.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { deleteButton, firstFocusable } from './focus.ts'

type Props = {
  row: Application | null
  /** The rows in view: the focus goes to the one after the deleted one. */
  rows: readonly Application[]
  onConfirm: (row: Application) => void
  onClose: () => void
}

export const DeleteConfirm = ({ row, rows, onConfirm, onClose }: Props) => {
  // The dialog keeps its words while it leaves, and knows the neighbours of a row that is gone by then.
  const [last, setLast] = useState<{ row: Application; neighbours: string[] } | null>(null)
  if (row && row !== last?.row) {
    const at = rows.findIndex(({ id }) => id === row.id)
    const neighbours = [row, rows[at + 1], rows[at - 1]].flatMap(each => each?.id ?? [])
    setLast({ row, neighbours })
  }
  if (!last) return null
  return (
    <Confirm
      open={row !== null}
      title="Delete this application?"
      text={`${last.row.jobTitle} at ${last.row.companyName} and its notes go from your list. You can undo it just after.`}
      confirmLabel="Delete application"
      safeLabel="Keep it"
      onConfirm={() => row && onConfirm(row)}
      onClose={onClose}
      finalFocus={() => firstFocusable(...last.neighbours.map(deleteButton))}
    />
  )
}

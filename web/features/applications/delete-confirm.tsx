import { useState } from 'react'
import type { Application } from '../../../shared/api/applications.ts'
import { jobName } from '../../applications/job-name.ts'
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
  // The dialog keeps its words while it leaves, and knows whom the focus goes to: the row itself, else its neighbours.
  const [last, setLast] = useState<{ row: Application; heirs: string[] } | null>(null)
  if (row && row !== last?.row) {
    const at = rows.findIndex(({ id }) => id === row.id)
    setLast({ row, heirs: [row, rows[at + 1], rows[at - 1]].flatMap(each => each?.id ?? []) })
  }
  if (!last) return null
  return (
    <Confirm
      open={row !== null}
      title="Delete this application?"
      text={`${jobName(last.row)} and its notes go from your list. You can undo it just after.`}
      confirmLabel="Delete application"
      safeLabel="Keep it"
      onConfirm={() => {
        if (!row) return
        // Its own button may be there still when the focus is given back.
        setLast({ ...last, heirs: last.heirs.filter(id => id !== row.id) })
        onConfirm(row)
      }}
      onClose={onClose}
      finalFocus={() => firstFocusable(...last.heirs.map(deleteButton))}
    />
  )
}

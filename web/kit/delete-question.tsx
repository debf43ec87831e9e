import { useState } from 'react'
import { firstFocusable } from '../ui/focus.ts'
import { Confirm } from '../ui/sheet.tsx'
import type { Delete } from './use-delete.ts'

type Props<Row> = {
  /** By default: while the person is asked about a row. A lazy dialog passes its own. */
  open?: boolean
  remove: Delete<Row>
  /** The rows on the screen: after a delete, the focus moves to the next one. */
  rows: readonly Row[]
  /** 'letter' */
  noun: string
  title?: string
  /** Says what is deleted, and what stays. */
  text: (row: Row) => string
  /** The name of a row's delete button (see firstFocusable). */
  focusTarget?: (id: string) => string
  /** Names of buttons that take the focus when no row is left. */
  focusTargets?: readonly string[]
  onClose?: () => void
}

/** Asks before a row is deleted. Afterwards the focus moves to the next row's delete button. */
export const DeleteQuestion = <Row extends { readonly id: string }>(props: Props<Row>) => {
  const { remove, rows, noun, title, text, focusTarget = id => `delete-${id}`, focusTargets = [] } = props
  const { rowToConfirm, cancel } = remove
  const { open = rowToConfirm !== null, onClose = cancel } = props
  // Stored when the question opens: the dialog shows the row while it closes, and the row's neighbours take the focus.
  const [last, setLast] = useState<{ readonly row: Row; readonly focusIds: readonly string[] } | null>(null)
  if (rowToConfirm && rowToConfirm.id !== last?.row.id) {
    const at = rows.findIndex(({ id }) => id === rowToConfirm.id)
    const candidates = [rowToConfirm, rows[at + 1], rows[at - 1]]
    setLast({ row: rowToConfirm, focusIds: candidates.flatMap(row => row?.id ?? []) })
  }
  if (!last) return null
  return (
    <Confirm
      open={open}
      title={title ?? `Delete this ${noun}?`}
      text={text(last.row)}
      confirmLabel={`Delete ${noun}`}
      safeLabel="Keep it"
      busy={remove.busy}
      busyLabel="Deleting"
      onConfirm={() => {
        if (!rowToConfirm) return
        // An optimistic delete removes the row's own button, which may still be on the page when the focus moves.
        if (remove.isOptimistic)
          setLast({ ...last, focusIds: last.focusIds.filter(id => id !== rowToConfirm.id) })
        remove.confirm(rowToConfirm)
      }}
      onClose={onClose}
      finalFocus={() => firstFocusable(...last.focusIds.map(focusTarget), ...focusTargets)}
    />
  )
}

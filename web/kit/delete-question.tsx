import { useState } from 'react'
import { firstFocusable } from '../ui/focus.ts'
import { Confirm } from '../ui/sheet.tsx'
import type { Delete } from './use-delete.ts'

type Props<Row> = {
  open: boolean
  remove: Delete<Row>
  /** Those in view: after a delete, the focus goes to the next one. */
  rows: readonly Row[]
  /** 'letter' */
  what: string
  title?: string
  /** What is deleted, and what stays. */
  text: (row: Row) => string
  /** The name of a row's delete button (see firstFocusable). */
  button: (id: string) => string
  /** Names of buttons that may take the focus where no row is left. */
  focus?: readonly string[]
  onClose: () => void
}

/** Asks before a row is deleted. The focus goes to the row that takes its place. */
export const DeleteQuestion = <Row extends { readonly id: string }>(props: Props<Row>) => {
  const { open, remove, rows, what, title, text, button, focus = [], onClose } = props
  const { asked } = remove
  // The dialog keeps its words while it leaves, and knows the neighbours of a row that is gone by then.
  const [last, setLast] = useState<{ readonly row: Row; readonly near: readonly string[] } | null>(null)
  if (asked && asked.id !== last?.row.id) {
    const at = rows.findIndex(({ id }) => id === asked.id)
    setLast({ row: asked, near: [asked, rows[at + 1], rows[at - 1]].flatMap(each => each?.id ?? []) })
  }
  if (!last) return null
  return (
    <Confirm
      open={open}
      title={title ?? `Delete this ${what}?`}
      text={text(last.row)}
      confirmLabel={`Delete ${what}`}
      safeLabel="Keep it"
      busy={remove.busy}
      busyLabel="Deleting"
      onConfirm={() => {
        if (!asked) return
        // The button of a row that is hidden at once may still be there when the focus is given back.
        if (remove.isOptimistic) setLast({ ...last, near: last.near.filter(id => id !== asked.id) })
        remove.confirm(asked)
      }}
      onClose={onClose}
      finalFocus={() => firstFocusable(...last.near.map(button), ...focus)}
    />
  )
}

import { useState } from 'react'
import { Confirm } from '../../ui/confirm.tsx'
import { firstFocusable } from '../applications/focus.ts'
import { askButton, deleteButton } from './focus.ts'
import type { Remove } from './use-remove.ts'

type Props<Row extends { readonly id: string }> = {
  remove: Remove<Row>
  rows: readonly Row[]
  what: 'text' | 'analysis'
  /** `The headline for Supply Planner` */
  nameOf: (row: Row) => string
}

export const RemoveConfirm = <Row extends { readonly id: string }>(props: Props<Row>) => {
  const { remove, rows, what, nameOf } = props
  const { asked } = remove
  // The dialog keeps its words while it leaves, and knows whom the focus goes to.
  const [last, setLast] = useState<{ row: Row; heirs: string[] } | null>(null)
  if (asked && asked.id !== last?.row.id) {
    const at = rows.findIndex(({ id }) => id === asked.id)
    setLast({ row: asked, heirs: [asked, rows[at + 1], rows[at - 1]].flatMap(each => each?.id ?? []) })
  }
  if (!last) return null
  return (
    <Confirm
      open={asked !== null}
      title={`Delete this ${what}?`}
      text={`${nameOf(last.row)} is deleted for good. What you copied stays yours.`}
      confirmLabel={`Delete ${what}`}
      safeLabel="Keep it"
      busy={remove.busy}
      busyLabel="Deleting"
      onConfirm={() => asked && remove.confirm(asked)}
      onClose={remove.keep}
      finalFocus={() =>
        firstFocusable(...last.heirs.map(deleteButton), askButton(what === 'text' ? 'linkedin' : 'skills'))
      }
    />
  )
}

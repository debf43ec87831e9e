import { useState } from 'react'

type Row = { readonly id: string }

/**
 * The row whose dialog the address opens. The last known row stays while the dialog closes, and after another tab has
 * deleted the row (`isDeleted`). `row` is null if the address names a row that was never in the list.
 */
export const useOpenRow = <Known extends Row>(rows: readonly Known[] | undefined, id: string | null) => {
  const [last, setLast] = useState<{ readonly id: string; readonly row: Known | null } | null>(null)
  const listed = rows?.find(row => row.id === (id ?? last?.id)) ?? null
  if (rows && id !== null && id !== last?.id) setLast({ id, row: listed })
  else if (last && listed && listed !== last.row) setLast({ ...last, row: listed })
  return {
    open: rows !== undefined && id !== null,
    row: last?.row ?? null,
    isDeleted: last !== null && last.row !== null && listed === null,
  }
}

import { useState } from 'react'
import type { Alert } from '../../../shared/api/alerts.ts'
import type { AlertFrequency } from '../../../shared/lists.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { useFirstTouch } from '../../browser/use-first-touch.ts'
import { useDialog } from '../../kit/use-dialog.ts'
import type { Prefill } from './prefill.ts'

const file = lazyFile(() => import('./alert-sheet.tsx'))

type Props = {
  sub: string
  alerts: readonly Alert[]
  fastest: AlertFrequency
  isAdding: boolean
  /** The id of the alert to change. */
  editing: string | null
  prefill: Prefill | null
  onClose: () => void
}

/**
 * The dialog that opens over the list, in a file of its own that comes with the first touch. It stays open when its
 * alert is deleted elsewhere, and while it leaves, it keeps what it showed.
 */
export const Dialogs = ({ sub, alerts, fastest, isAdding, editing, prefill, onClose }: Props) => {
  const [shown, setShown] = useState<{ open: boolean; row: Alert | null; prefill: Prefill | null }>({
    open: false,
    row: null,
    prefill: null,
  })
  const row = alerts.find(({ id }) => id === editing) ?? null
  const open = isAdding || (editing !== null && (row !== null || shown.open))
  if (open !== shown.open) setShown(open ? { open, row, prefill } : { ...shown, open })
  const { dialog, openings } = useDialog(file, open, onClose)
  useFirstTouch(() => void file.load().catch(() => undefined))
  return dialog ? (
    <dialog.AlertSheet
      key={openings}
      open={open}
      row={shown.row}
      prefill={shown.prefill}
      fastest={fastest}
      sub={sub}
      onClose={onClose}
    />
  ) : null
}

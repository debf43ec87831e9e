import { useState } from 'react'
import { lazyFile } from '../../browser/load-file.ts'
import { useFirstTouch } from '../../browser/use-first-touch.ts'
import { useDialog } from '../../kit/use-dialog.ts'
import type { TargetJobQuery } from '../../writing/target-job.ts'

const file = lazyFile(() => import('./start/start-opening.tsx'))

type Props = {
  open: boolean
  sub: string
  /** The job that it is for. */
  aim: TargetJobQuery
  onClose: () => void
}

/** The dialog in a file of its own, which comes with the first touch. While it leaves, it keeps what it showed. */
export const StartDialog = ({ open, sub, aim, onClose }: Props) => {
  const [shown, setShown] = useState({ open: false, aim })
  if (open !== shown.open) setShown(open ? { open, aim } : { ...shown, open })
  const { dialog, openings } = useDialog(file, open, onClose)
  useFirstTouch(() => void file.load().catch(() => undefined))
  return dialog ? (
    <dialog.StartOpening key={openings} open={open} sub={sub} aim={shown.aim} onClose={onClose} />
  ) : null
}

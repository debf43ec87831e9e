import { useState } from 'react'
import type { Tier } from '../../../shared/lists.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { useFirstTouch } from '../../browser/use-first-touch.ts'
import { useDialog } from '../../kit/use-dialog.ts'
import type { TargetJobQuery } from '../../writing/target-job.ts'

const file = lazyFile(() => import('./generate/generate-opening.tsx'))

type Asked = {
  /** The id of the resume that is written anew; null: a new one. */
  rewriting: string | null
  /** The job that it is for. */
  aim: TargetJobQuery
}

type Props = Asked & {
  open: boolean
  sub: string
  tier: Tier
  primaryId: string | null
  onClose: () => void
}

/** The dialog in a file of its own, which comes with the first touch. While it leaves, it keeps what it showed. */
export const GenerateDialog = ({ open, rewriting, aim, onClose, ...rest }: Props) => {
  const [shown, setShown] = useState<Asked & { open: boolean }>({ open: false, rewriting, aim })
  if (open !== shown.open) setShown(open ? { open, rewriting, aim } : { ...shown, open })
  const { dialog, openings } = useDialog(file, open, onClose)
  useFirstTouch(() => void file.load().catch(() => undefined))
  return dialog ? (
    <dialog.GenerateOpening
      key={openings}
      open={open}
      rewriting={shown.rewriting}
      aim={shown.aim}
      onClose={onClose}
      {...rest}
    />
  ) : null
}

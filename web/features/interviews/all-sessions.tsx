import type { Interview } from '../../../shared/api/interviews.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { useDialog } from '../../kit/use-dialog.ts'

const file = lazyFile(() => import('./all-sessions-sheet.tsx'))

type Props = {
  open: boolean
  interviews: readonly Interview[]
  onDetails: (id: string) => void
  onClose: () => void
}

/** View All, in a file of its own: dialogs bring their machinery, which a look at the screen does not need. */
export const AllSessions = ({ open, onClose, ...props }: Props) => {
  const { dialog, openings } = useDialog(file, open, onClose)
  return dialog ? <dialog.AllSessionsSheet key={openings} open={open} onClose={onClose} {...props} /> : null
}

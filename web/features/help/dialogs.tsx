import { lazyFile } from '../../browser/load-file.ts'
import { useDialog } from '../../kit/use-dialog.ts'
import type { TicketKind } from './ticket-kinds.ts'

const file = lazyFile(() => import('./ticket-sheet.tsx'))

/** The screen comes first; the dialog's file comes when a finger or a pointer comes near its button. */
export const askForDialog = (): void => void file.load().catch(() => undefined)

type Props = { kind: TicketKind; open: boolean; sub: string; onClose: () => void }

/** One of the two dialogs. Each opening is a form of its own. */
export const TicketDialog = ({ kind, open, sub, onClose }: Props) => {
  const { dialog, openings } = useDialog(file, open, onClose)
  return dialog ? (
    <dialog.TicketSheet key={openings} kind={kind} open={open} sub={sub} onClose={onClose} />
  ) : null
}

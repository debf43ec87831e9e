import { useState } from 'react'
import type { ResumeHead } from '../../../shared/api/resumes.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { useDialog } from '../../kit/use-dialog.ts'

const file = lazyFile(() => import('./preview-sheet.tsx'))

type Props = { resumes: readonly ResumeHead[]; previewed: string | null; onClose: () => void }

/** While it leaves, it keeps what it showed. */
export const PreviewDialog = ({ resumes, previewed, onClose }: Props) => {
  const head = resumes.find(({ id }) => id === previewed) ?? null
  const [shown, setShown] = useState(head)
  if (head && head !== shown) setShown(head)
  const { dialog, openings } = useDialog(file, head !== null, onClose)
  return dialog && shown ? (
    <dialog.PreviewSheet key={openings} open={head !== null} head={shown} onClose={onClose} />
  ) : null
}

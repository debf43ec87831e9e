import { useState } from 'react'
import type { Interview } from '../../../shared/api/interviews.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { useDialog } from '../../kit/use-dialog.ts'

const file = lazyFile(() => import('./details/details-sheet.tsx'))

type Props = {
  /** Of the session that is open; null: none. */
  id: string | null
  sub: string
  interviews: readonly Interview[]
  onClose: () => void
}

/** It stays open when its session is deleted elsewhere, and while it leaves, it keeps what it showed. */
export const DetailsDialog = ({ id, sub, interviews, onClose }: Props) => {
  const [shown, setShown] = useState<{ id: string; session: Interview | null } | null>(null)
  const listed = interviews.find(session => session.id === (id ?? shown?.id)) ?? null
  if (id !== null && id !== shown?.id) setShown({ id, session: listed })
  else if (shown && listed && listed !== shown.session) setShown({ ...shown, session: listed })
  const { dialog, openings } = useDialog(file, id !== null, onClose)
  if (!dialog || !shown) return null
  if (!shown.session) return <dialog.NoSession open={id !== null} onClose={onClose} />
  return (
    <dialog.DetailsSheet
      key={openings}
      open={id !== null}
      sub={sub}
      session={shown.session}
      isGone={listed === null}
      onClose={onClose}
    />
  )
}

import { useState } from 'react'
import type { ProfileTextWithFacts } from '../../../../shared/api/career.ts'
import { useDialog } from '../../../kit/use-dialog.ts'
import type { ProfileTexts } from '../queries.ts'
import { textFile } from './text-file.ts'

type Props = {
  /** Of the text that is open; null: none. */
  id: string | null
  list: ProfileTexts
  sub: string
  onClose: () => void
}

/** It stays open when its text is deleted elsewhere, and while it leaves, it keeps what it showed. */
export const TextDialog = ({ id, list: { profileTexts, facts }, sub, onClose }: Props) => {
  const [shown, setShown] = useState<{ id: string; whole: ProfileTextWithFacts | null } | null>(null)
  const profileText = profileTexts.find(text => text.id === (id ?? shown?.id))
  if (id !== null && id !== shown?.id) setShown({ id, whole: profileText ? { profileText, facts } : null })
  else if (shown && profileText && (profileText !== shown.whole?.profileText || facts !== shown.whole.facts))
    setShown({ ...shown, whole: { profileText, facts } })
  const { dialog, openings } = useDialog(textFile, id !== null, onClose)
  if (!dialog || !shown) return null
  if (!shown.whole) return <dialog.NotHere open={id !== null} what="text" onClose={onClose} />
  return (
    <dialog.TextSheet
      key={`${shown.id} ${openings}`}
      open={id !== null}
      whole={shown.whole}
      isGone={!profileText}
      sub={sub}
      onClose={onClose}
    />
  )
}

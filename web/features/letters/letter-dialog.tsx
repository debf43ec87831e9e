import { useState } from 'react'
import type { Letter } from '../../../shared/api/letters.ts'
import { useDialog } from '../../kit/use-dialog.ts'
import type { View } from '../../writing/view-tabs.tsx'
import { NoLetter } from './letter/no-letter.tsx'
import { letterFile } from './letter-file.ts'

type Props = {
  /** Of the letter that is open; null: none. */
  id: string | null
  /** What is shown of it at first. */
  view: View
  sub: string
  letters: readonly Letter[]
  /** The one that has just been written. */
  written: string | null
  onClose: () => void
}

/** It stays open when its letter is deleted elsewhere, and while it leaves, it keeps what it showed. */
export const LetterDialog = ({ id, view, sub, letters, written, onClose }: Props) => {
  const [shown, setShown] = useState<{ id: string; letter: Letter | null } | null>(null)
  const listed = letters.find(letter => letter.id === (id ?? shown?.id)) ?? null
  if (id !== null && id !== shown?.id) setShown({ id, letter: listed })
  else if (shown && listed && listed !== shown.letter) setShown({ ...shown, letter: listed })
  const { dialog, openings } = useDialog(letterFile, id !== null, onClose)
  if (!dialog || !shown) return null
  if (!shown.letter) return <NoLetter open={id !== null} onClose={onClose} />
  return (
    <dialog.LetterSheet
      key={openings}
      open={id !== null}
      listed={shown.letter}
      isGone={listed === null}
      view={view}
      sub={sub}
      isWritten={written === shown.id}
      onClose={onClose}
    />
  )
}

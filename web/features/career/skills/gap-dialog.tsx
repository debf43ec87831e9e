import { useState } from 'react'
import type { SkillGap } from '../../../../shared/api/career.ts'
import { useDialog } from '../../../kit/use-dialog.ts'
import { gapFile } from './gap-file.ts'

type Props = {
  /** Of the analysis that is open; null: none. */
  id: string | null
  skillGaps: readonly SkillGap[]
  canCompare: boolean
  onClose: () => void
}

/** It stays open when its analysis is deleted elsewhere, and while it leaves, it keeps what it showed. */
export const GapDialog = ({ id, skillGaps, canCompare, onClose }: Props) => {
  const [shown, setShown] = useState<{ id: string; gap: SkillGap | null } | null>(null)
  const listed = skillGaps.find(gap => gap.id === (id ?? shown?.id)) ?? null
  if (id !== null && id !== shown?.id) setShown({ id, gap: listed })
  else if (shown && listed && listed !== shown.gap) setShown({ ...shown, gap: listed })
  const { dialog, openings } = useDialog(gapFile, id !== null, onClose)
  if (!dialog || !shown) return null
  if (!shown.gap) return <dialog.NotHere open={id !== null} what="analysis" onClose={onClose} />
  return (
    <dialog.GapSheet
      key={`${shown.id} ${openings}`}
      open={id !== null}
      gap={shown.gap}
      canCompare={canCompare}
      isGone={listed === null}
      onClose={onClose}
    />
  )
}

import { useQueryClient } from '@tanstack/react-query'
import type { SkillGap } from '../../../../shared/api/career.ts'
import { api } from '../../../api/api.ts'
import { useFirstTouch } from '../../../browser/use-first-touch.ts'
import { useDialog } from '../../../kit/use-dialog.ts'
import { onDay } from '../../../person/day-words.ts'
import { copyText } from '../copy.ts'
import { KeptCard } from '../kept-card.tsx'
import { KeptSection } from '../kept-section.tsx'
import { dropGap } from '../queries.ts'
import { removeFile } from '../remove-file.ts'
import { useRemove } from '../use-remove.ts'
import { GapDialog } from './gap-dialog.tsx'
import { gapFile } from './gap-file.ts'
import { gapText } from './words.ts'

type Props = {
  skillGaps: readonly SkillGap[]
  /** The plan says what tracked jobs ask for. */
  canCompare: boolean
  /** Of the analysis that is open; null: none. */
  openId: string | null
  onOpen: (id: string) => void
  onClose: () => void
}

const nameOf = ({ targetRole }: SkillGap): string => `Skills for ${targetRole}`

/** The analyses that were made, newest first, and the dialog of the one that is open. */
export const GapList = ({ skillGaps, canCompare, openId, onOpen, onClose }: Props) => {
  const client = useQueryClient()
  const now = new Date()
  const remove = useRemove<SkillGap>({
    what: 'analysis',
    remove: id => api.career.removeSkillGap({ params: { id } }),
    drop: id => dropGap(client, id),
  })
  useFirstTouch(() => {
    if (skillGaps.length > 0) void gapFile.load().catch(() => undefined)
  })
  const { dialog } = useDialog(removeFile, remove.asked !== null, remove.keep)
  return (
    <>
      {skillGaps.length > 0 && (
        <KeptSection title="Your analyses">
          {skillGaps.map(gap => (
            <KeptCard
              key={gap.id}
              id={gap.id}
              title={nameOf(gap)}
              text={`${gap.targetIndustry} · ${onDay(gap.createdAt, now.toISOString())}`}
              beginning={gap.summary}
              onOpen={() => onOpen(gap.id)}
              onCopy={() => void copyText({ text: gapText(gap), leftOut: 0, noun: 'line' }, null)}
              onDelete={() => remove.ask(gap)}
            />
          ))}
        </KeptSection>
      )}
      <GapDialog id={openId} skillGaps={skillGaps} canCompare={canCompare} onClose={onClose} />
      {dialog && (
        <dialog.RemoveConfirm
          remove={remove}
          rows={skillGaps}
          what="analysis"
          nameOf={({ targetRole }) => `The analysis for ${targetRole}`}
        />
      )}
    </>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import type { SkillGap } from '../../../shared/api/career.ts'
import { api } from '../../api/api.ts'
import { useFirstTouch } from '../../browser/use-first-touch.ts'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { useOpenRow } from '../../kit/use-open-row.ts'
import { onDay } from '../../person/day-words.ts'
import { AdviceList } from './advice-list.tsx'
import { copyAdvice } from './copy-advice.ts'
import { gapText } from './gap-words.ts'
import { gapRows } from './queries.ts'
import { useToolAddress } from './tool-address.ts'

export const GapDialog = lazyDialog(async () => (await import('./gap-dialog.tsx')).GapDialog)

type Props = {
  skillGaps: readonly SkillGap[]
  canCompare: boolean
}

export const GapList = ({ skillGaps, canCompare }: Props) => {
  const client = useQueryClient()
  const address = useToolAddress()
  const { open, row, isDeleted } = useOpenRow(skillGaps, address.gap)
  const now = new Date().toISOString()
  useFirstTouch(() => {
    if (skillGaps.length > 0) void GapDialog.load().catch(() => undefined)
  })
  return (
    <>
      <AdviceList
        title="Your analyses"
        what="analysis"
        items={skillGaps.map(gap => ({
          id: gap.id,
          name: `Skills for ${gap.targetRole}`,
          details: `${gap.targetIndustry} · ${onDay(gap.createdAt, now)}`,
          beginning: gap.summary,
          subject: `The analysis for ${gap.targetRole}`,
          copy: () => copyAdvice({ text: gapText(gap) }),
        }))}
        focus="ask-skills"
        onOpen={id => address.open('gap', id)}
        remove={id => api.career.removeSkillGap({ params: { id } })}
        onDeleted={id => gapRows.remove(client, id)}
        reload={() => gapRows.reload(client)}
      />
      <GapDialog
        open={open}
        gap={row}
        canCompare={canCompare}
        isDeleted={isDeleted}
        onClose={() => address.close('gap')}
      />
    </>
  )
}

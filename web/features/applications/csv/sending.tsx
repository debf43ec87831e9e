import { chakra } from '@chakra-ui/react'
import type { ImportPlan } from '../../../../shared/domain/application-csv-plan.ts'
import { noRoomWords, type Progress } from './progress.ts'
import { LeftOut } from './row-list.tsx'

type Props = {
  plan: ImportPlan
  progress: Progress
  failed: boolean
  done: boolean
}

export const Sending = ({ plan: { rows, tracked, problems }, progress, failed, done }: Props) => (
  <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
    {!done && <Bar value={progress.sent} max={rows.length} aria-label="Rows sent" />}
    <chakra.p role="status">
      {done
        ? `${progress.added} added, ${tracked.length + progress.alreadyTracked} already tracked, ${problems.length + progress.leftOut} left out.`
        : `${progress.sent} of ${rows.length} rows sent.`}
    </chakra.p>
    {failed && (
      <chakra.p role="alert" p="3" borderRadius="md" bg="warning.subtle" color="warning.fg" textStyle="small">
        The import stopped after {progress.sent} of {rows.length} rows. Those are safe. Trying again goes on
        from there and adds nothing twice.
      </chakra.p>
    )}
    {done && progress.leftOut > 0 && <chakra.p role="alert">{noRoomWords(progress)}</chakra.p>}
    {done && <LeftOut problems={problems} />}
  </chakra.div>
)

const Bar = chakra('progress', {
  base: {
    appearance: 'none',
    width: 'full',
    height: '2',
    border: '0',
    borderRadius: 'thread',
    overflow: 'hidden',
    bg: 'bg.emphasized',
    '&::-webkit-progress-bar': { bg: 'bg.emphasized' },
    '&::-webkit-progress-value': { bg: 'brand.solid' },
    '&::-moz-progress-bar': { bg: 'brand.solid' },
  },
})

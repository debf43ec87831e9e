import { chakra } from '@chakra-ui/react'
import type { ImportProblem } from '../../../../shared/domain/application-csv-row.ts'
import { Problems } from './problems.tsx'
import type { Progress } from './use-import.ts'

type Props = {
  total: number
  progress: Progress
  failed: boolean
  done: boolean
  problems: readonly ImportProblem[]
}

export const Sending = ({ total, progress, failed, done, problems }: Props) => (
  <chakra.div display="grid" gap="4">
    {!done && <Bar value={progress.sent} max={total} aria-label="Rows sent" />}
    <chakra.p role="status">
      {done
        ? `${progress.added} added, ${progress.alreadyTracked} already tracked, ${problems.length} left out.`
        : `${progress.sent} of ${total} rows sent.`}
    </chakra.p>
    {failed && (
      <chakra.p role="alert" p="3" borderRadius="md" bg="warning.subtle" color="warning.fg" textStyle="small">
        The import stopped after {progress.sent} of {total} rows. Those are safe. Trying again goes on from
        there and adds nothing twice.
      </chakra.p>
    )}
    {done && <Problems problems={problems} />}
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

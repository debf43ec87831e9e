import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { Application, ApplicationStatus } from '../../../../shared/api/applications.ts'
import { jobName } from '../../../applications/job-name.ts'
import { StatusBadge } from '../../../applications/status-badge.tsx'
import { statusLooks } from '../../../applications/statuses.ts'
import { moveButton } from '../focus.ts'
import { StatusMenu } from '../status-menu.tsx'

type Props = { row: Application; onMove: (row: Application, status: ApplicationStatus) => void }

/** The status of a row, which is also the way to another one. */
export const StatusButton = ({ row, onMove }: Props) => (
  <StatusMenu
    row={row}
    onMove={onMove}
    trigger={
      <Trigger
        type="button"
        data-focus={moveButton(row.id)}
        aria-label={`Status of ${jobName(row)}: ${statusLooks[row.status].label}. Change`}
      >
        <StatusBadge
          status={row.status}
          end={<ChevronDown size={14} strokeWidth={2} style={{ marginInlineEnd: '-3px' }} />}
        />
      </Trigger>
    }
  />
)

/** As tall as a thumb needs on phones; what is more than the badge lies over the row's own air. */
const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: 'tap', lg: 'control' },
    my: { base: '-10px', lg: '0' },
    cursor: 'pointer',
    _focusVisible: {
      outline: '0',
      '& > span': { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' },
    },
    '&:hover > span, &[aria-expanded=true] > span': { borderColor: 'currentColor' },
  },
})

import type { Application } from '../../../shared/api/applications.ts'
import { jobName } from '../../applications/job-name.ts'
import { statusLooks, statusOrder } from '../../applications/statuses.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import type { ActionMenuProps } from '../../ui/opened-menu.tsx'
import { followMove, useFollowMove } from './move-focus.ts'
import type { RowActions } from './row-parts.tsx'

type Props = Pick<ActionMenuProps, 'trigger'> & Pick<RowActions, 'onMove'> & { row: Application }

/** Moves a row to another status without dragging. The trigger needs `data-focus="move-<id>"` (see move-focus.ts). */
export const StatusMenu = ({ row, onMove, trigger }: Props) => {
  useFollowMove(row)
  return (
    <ActionMenu
      trigger={trigger}
      label={`Move ${jobName(row)} to`}
      items={statusOrder
        .filter(status => status !== row.status)
        .map(status => {
          const { label, Icon } = statusLooks[status]
          return {
            value: status,
            label,
            icon: <Icon size={17} />,
            onSelect: () => {
              followMove(row.id)
              onMove(row, status)
            },
          }
        })}
    />
  )
}

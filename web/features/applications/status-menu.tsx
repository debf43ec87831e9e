import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'
import { jobName } from '../../applications/job-name.ts'
import { statusLooks, statusOrder } from '../../applications/statuses.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import type { ActionMenuProps } from '../../ui/action-menu-props.ts'
import { followMove, useFollowMove } from './focus.ts'

type Props = Pick<ActionMenuProps, 'trigger'> & {
  row: Application
  onMove: (row: Application, status: ApplicationStatus) => void
}

/** The way to another status without dragging. Its trigger carries `moveButton`: the focus finds it again. */
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

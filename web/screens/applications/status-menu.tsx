import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'
import { statusLooks, statusOrder } from '../../applications/statuses.ts'
import { ActionMenu, type ActionMenuProps } from '../../ui/action-menu.tsx'
import { useFollowMove } from './focus.ts'

type Props = Pick<ActionMenuProps, 'trigger' | 'placement'> & {
  row: Application
  onMove: (row: Application, status: ApplicationStatus) => void
}

/** The way to another status without dragging. Its trigger carries `moveButton`: the focus finds it again. */
export const StatusMenu = ({ row, onMove, ...rest }: Props) => {
  const follow = useFollowMove(row.id)
  return (
    <ActionMenu
      label={`Move ${row.jobTitle} at ${row.companyName} to`}
      items={statusOrder
        .filter(status => status !== row.status)
        .map(status => {
          const { label, Icon } = statusLooks[status]
          return {
            value: status,
            label,
            icon: <Icon size={17} strokeWidth={1.75} aria-hidden />,
            onSelect: () => {
              follow()
              onMove(row, status)
            },
          }
        })}
      {...rest}
    />
  )
}

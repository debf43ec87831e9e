import type { ApplicationStatus } from '../../shared/api/applications.ts'
import { Badge } from '../ui/badge.tsx'
import { statusLooks } from './statuses.ts'

export const StatusBadge = ({ status }: { status: ApplicationStatus }) => {
  const { label, Icon } = statusLooks[status]
  return (
    <Badge bg={`status.${status}.subtle`} color={`status.${status}.fg`}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {label}
    </Badge>
  )
}

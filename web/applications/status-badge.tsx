import type { ReactNode } from 'react'
import type { ApplicationStatus } from '../../shared/api/applications.ts'
import { Badge } from '../ui/badge.tsx'
import { statusLooks } from './statuses.ts'

type Props = {
  status: ApplicationStatus
  /** Shown after the word, such as the chevron of a menu. */
  end?: ReactNode
}

export const StatusBadge = ({ status, end }: Props) => {
  const { label, Icon } = statusLooks[status]
  return (
    <Badge bg={`status.${status}.subtle`} color={`status.${status}.fg`}>
      <Icon size={14} />
      {label}
      {end}
    </Badge>
  )
}

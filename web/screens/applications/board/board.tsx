import { chakra } from '@chakra-ui/react'
import type { Application, ApplicationStatus } from '../../../../shared/api/applications.ts'
import { statusOrder } from '../../../applications/statuses.ts'
import { ofStatus } from '../filter.ts'
import { Column } from './column.tsx'

type Props = {
  rows: readonly Application[]
  /** A status filter leaves one column. */
  only: ApplicationStatus | null
  today: string
  onMove: (row: Application, status: ApplicationStatus) => void
  onEdit: (row: Application) => void
}

/** A column for each status; they snap into place on phones. */
export const Board = ({ rows, only, ...rest }: Props) => (
  <chakra.div
    display="flex"
    gap="3"
    overflowX="auto"
    overscrollBehaviorX="contain"
    scrollSnapType={{ base: 'x mandatory', md: 'none' }}
    scrollPaddingInline="var(--gutter)"
    mx="calc(var(--gutter) * -1)"
    px="var(--gutter)"
    pb="2"
  >
    {statusOrder
      .filter(status => only === null || status === only)
      .map(status => (
        <Column key={status} status={status} rows={ofStatus(rows, status)} {...rest} />
      ))}
  </chakra.div>
)

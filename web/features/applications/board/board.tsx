import { chakra } from '@chakra-ui/react'
import type { Application, ApplicationStatus } from '../../../../shared/api/applications.ts'
import { ofStatus } from '../../../applications/filter.ts'
import { statusOrder } from '../../../applications/statuses.ts'
import { Column } from './column.tsx'
import { Edge } from './edge.tsx'
import { useEdges } from './use-edges.ts'

type Props = {
  rows: readonly Application[]
  /** A status filter leaves one column. */
  only: ApplicationStatus | null
  /** The counts may grow: see useApplications. */
  olderLeft: boolean
  today: string
  onMove: (row: Application, status: ApplicationStatus) => void
  onEdit: (row: Application) => void
}

/** A column for each status; they snap into place on phones. */
export const Board = ({ rows, only, ...rest }: Props) => {
  const { scroller, hidden, scroll } = useEdges()
  const statuses = statusOrder.filter(status => only === null || status === only)
  return (
    <chakra.div position="relative" mx="calc(var(--gutter) * -1)">
      <chakra.div
        // Another width of what is inside is measured anew.
        key={String(only === null)}
        ref={scroller}
        display="flex"
        gap="2.5"
        overflowX="auto"
        overscrollBehaviorX="contain"
        scrollSnapType={{ base: 'x mandatory', md: 'none' }}
        scrollPaddingInline="var(--gutter)"
        px="var(--gutter)"
        pb="2"
      >
        {statuses.map(status => (
          <Column
            key={status}
            status={status}
            rows={ofStatus(rows, status)}
            alone={only !== null}
            {...rest}
          />
        ))}
      </chakra.div>
      {hidden.before && <Edge side="before" onScroll={() => scroll(-1)} />}
      {hidden.after && <Edge side="after" onScroll={() => scroll(1)} />}
    </chakra.div>
  )
}

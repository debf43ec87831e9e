import { chakra, Flex } from '@chakra-ui/react'
import { ExternalLink, Pencil, Trash2, Zap } from 'lucide-react'
import { memo } from 'react'
import type { Application } from '../../../../shared/api/applications.ts'
import { StatusBadge } from '../../../applications/status-badge.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconLink } from '../../../ui/icon-link.tsx'
import { deleteButton, editButton } from '../focus.ts'
import { RowDay } from '../row-day.tsx'
import { Cell, rowGrid } from './row-grid.ts'

type Props = {
  row: Application
  today: string
  onEdit: (row: Application) => void
  onDelete: (row: Application) => void
}

const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

export const ApplicationRow = memo(({ row, today, onEdit, onDelete }: Props) => {
  const name = `${row.jobTitle} at ${row.companyName}`
  return (
    <chakra.div role="row" css={rowGrid} data-application={row.id}>
      <Cell
        role="cell"
        gridColumn={{ base: 2, lg: 1 }}
        gridRow="1"
        justifySelf={{ base: 'end', lg: 'start' }}
        me={{ base: '3.5', lg: '0' }}
      >
        <StatusBadge status={row.status} />
      </Cell>
      <Cell
        role="rowheader"
        gridColumn={{ base: 1, lg: 2 }}
        gridRow="1"
        display={{ lg: 'flex' }}
        alignItems="center"
        flexWrap="wrap"
        columnGap="2.5"
        rowGap="0.5"
      >
        <chakra.div minW="0">
          <chakra.p fontWeight="strong" lineHeight="1.3" letterSpacing="-0.01em">
            {row.jobTitle}
          </chakra.p>
          <chakra.p textStyle="small" color="fg.muted">
            {row.location ? `${row.companyName} · ${row.location}` : row.companyName}
          </chakra.p>
        </chakra.div>
        {row.aiApplied && (
          <Badge mt={{ base: '1.5', lg: '0' }}>
            <Zap size={14} strokeWidth={1.75} aria-hidden />
            Auto Applied
          </Badge>
        )}
      </Cell>
      <Cell
        role="cell"
        gridColumn={{ base: '1 / -1', lg: 3 }}
        gridRow={{ base: 3, lg: 1 }}
        alignSelf="center"
        textStyle={{ base: 'meta', lg: 'small' }}
        color={{ base: 'fg.subtle', lg: 'fg.muted' }}
        whiteSpace="nowrap"
      >
        <RowDay row={row} today={today} />
      </Cell>
      <Cell
        role="cell"
        gridColumn={{ base: '1 / -1', lg: 4 }}
        gridRow={{ base: 2, lg: 1 }}
        textStyle="small"
        color="fg.muted"
        pe={{ base: '3.5', lg: '0' }}
        lineClamp={{ base: 4, lg: 2 }}
        title={row.notes}
        hideBelow={row.notes ? undefined : 'lg'}
      >
        {row.notes}
      </Cell>
      <Cell role="cell" gridColumn={{ base: '1 / -1', lg: 5 }} gridRow={{ base: 3, lg: 1 }} justifySelf="end">
        <Flex>
          {row.jobUrl && (
            <IconLink
              href={row.jobUrl}
              label={`Open the advert of ${name}`}
              tone="subtle"
              icon={<ExternalLink {...iconProps} />}
            />
          )}
          <IconButton
            data-focus={editButton(row.id)}
            label={`Edit ${name}`}
            tone="subtle"
            icon={<Pencil {...iconProps} />}
            onClick={() => onEdit(row)}
          />
          <IconButton
            data-focus={deleteButton(row.id)}
            label={`Delete ${name}`}
            tone="subtle"
            icon={<Trash2 {...iconProps} />}
            onClick={() => onDelete(row)}
          />
        </Flex>
      </Cell>
    </chakra.div>
  )
})

import { chakra, Flex } from '@chakra-ui/react'
import { ChevronDown, ExternalLink, Zap } from 'lucide-react'
import { memo } from 'react'
import type { Application, ApplicationStatus } from '../../../../shared/api/applications.ts'
import { statusLooks, statusOrder } from '../../../applications/statuses.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconLink } from '../../../ui/icon-link.tsx'
import { editButton, followCard, moveButton } from '../focus.ts'
import { RowDay } from '../row-day.tsx'
import { useDragCard } from './drag.ts'

type Props = {
  row: Application
  today: string
  onMove: (row: Application, status: ApplicationStatus) => void
  onEdit: (row: Application) => void
}

export const Card = memo(({ row, today, onMove, onEdit }: Props) => {
  const { ref, dragging } = useDragCard(row)
  const name = `${row.jobTitle} at ${row.companyName}`
  return (
    <chakra.li
      ref={ref}
      data-application={row.id}
      pt="3"
      px="3"
      pb="1"
      minWidth="0"
      bg="bg.panel"
      border="1px solid {colors.border}"
      borderRadius="md"
      overflowWrap="anywhere"
      cursor={{ md: 'grab' }}
      opacity={dragging ? 0.5 : 1}
    >
      <TitleButton
        data-focus={editButton(row.id)}
        type="button"
        aria-label={`Edit ${name}`}
        onClick={() => onEdit(row)}
      >
        {row.jobTitle}
      </TitleButton>
      <chakra.p textStyle="small" color="fg.muted">
        {row.location ? `${row.companyName} · ${row.location}` : row.companyName}
      </chakra.p>
      {row.aiApplied && (
        <Badge mt="1.5">
          <Zap size={14} strokeWidth={1.75} aria-hidden />
          Auto Applied
        </Badge>
      )}
      {row.notes && (
        <chakra.p mt="1.5" textStyle="meta" lineClamp={3}>
          {row.notes}
        </chakra.p>
      )}
      <Flex mt="1" me="-2" align="center" justify="space-between">
        <chakra.span textStyle="meta" color="fg.subtle">
          <RowDay row={row} today={today} />
        </chakra.span>
        <Flex align="center">
          {row.jobUrl && (
            <IconLink
              href={row.jobUrl}
              label={`Open the advert of ${name}`}
              tone="subtle"
              icon={<ExternalLink size={17} strokeWidth={1.75} aria-hidden />}
            />
          )}
          <ActionMenu
            label={`Move ${name} to`}
            trigger={
              <Button
                data-focus={moveButton(row.id)}
                variant="ghost"
                size="sm"
                px="2"
                gap="1"
                fontSize="meta"
                color="brand.fg"
              >
                Move to
                <ChevronDown size={15} strokeWidth={1.75} aria-hidden />
              </Button>
            }
            items={statusOrder
              .filter(status => status !== row.status)
              .map(status => {
                const { label, Icon } = statusLooks[status]
                return {
                  value: status,
                  label,
                  icon: <Icon size={17} strokeWidth={1.75} aria-hidden />,
                  onSelect: () => {
                    onMove(row, status)
                    followCard(row.id)
                  },
                }
              })}
          />
        </Flex>
      </Flex>
    </chakra.li>
  )
})

const TitleButton = chakra('button', {
  base: {
    display: 'block',
    width: '100%',
    textAlign: 'start',
    fontSize: '0.9375rem',
    fontWeight: 'strong',
    lineHeight: '1.3',
    borderRadius: 'thread',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
})

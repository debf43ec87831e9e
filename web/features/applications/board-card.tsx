import { chakra, Flex } from '@chakra-ui/react'
import { ChevronDown, ExternalLink, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { Application } from '../../../shared/api/applications.ts'
import { jobName } from '../../applications/job-name.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { IconLink } from '../../ui/links.tsx'
import { useDragCard } from './drag.ts'
import {
  AutoApplied,
  CompanyLine,
  FoldedNotes,
  ReadAdvert,
  type RowActions,
  RowDay,
  RowInterview,
} from './row-parts.tsx'
import { StatusMenu } from './status-menu.tsx'

export const Card = memo(({ row, today, onMove, onEdit, onDelete }: RowActions & { row: Application }) => {
  const { ref, dragging } = useDragCard(row)
  const name = jobName(row)
  return (
    <Root ref={ref} data-application={row.id} opacity={dragging ? 0.5 : 1}>
      <TitleButton
        data-focus={`edit-${row.id}`}
        type="button"
        aria-label={`Edit ${name}`}
        pe={row.jobUrl ? '36px' : '12px'}
        onClick={() => onEdit(row)}
      >
        <chakra.span lineClamp={3}>{row.jobTitle}</chakra.span>
      </TitleButton>
      {row.jobUrl && (
        <IconLink
          href={row.jobUrl}
          label={`Open the original advert of ${name}`}
          tone="subtle"
          position="absolute"
          top="0"
          insetEnd="0"
          icon={<ExternalLink size={17} />}
        />
      )}
      <CompanyLine row={row} />
      <RowInterview row={row} onEdit={onEdit} />
      <ReadAdvert row={row} />
      {row.aiApplied && <AutoApplied mt="1.5" />}
      {row.notes && (
        <chakra.div mt="1.5" textStyle="meta">
          <FoldedNotes notes={row.notes} title={name} lines={3} />
        </chakra.div>
      )}
      {/* In a narrow column a long date stands above the buttons. */}
      <Flex mt="1" me="-2" wrap="wrap" align="center" justify="space-between">
        <chakra.span textStyle="meta" color="fg.muted">
          <RowDay row={row} today={today} />
        </chakra.span>
        <Flex ms="auto">
          <StatusMenu
            row={row}
            onMove={onMove}
            trigger={
              <MoveButton
                data-focus={`move-${row.id}`}
                variant="ghost"
                size="sm"
                aria-label={`Move to another status: ${name}`}
              >
                Move to
                <ChevronDown size={15} />
              </MoveButton>
            }
          />
          <IconButton
            data-focus={`delete-${row.id}`}
            label={`Delete ${name}`}
            tone="subtle"
            boxSize={{ base: 'tap', md: '36px' }}
            icon={<Trash2 size={17} />}
            onClick={() => onDelete(row)}
          />
        </Flex>
      </Flex>
    </Root>
  )
})

const Root = chakra('li', {
  base: {
    position: 'relative',
    minWidth: 0,
    px: '3',
    pt: '3',
    pb: '1',
    bg: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
    cursor: { md: 'grab' },
  },
})

/** The button reaches to the edges of the card and over its second line, so that a thumb hits it. */
const TitleButton = chakra('button', {
  base: {
    display: 'block',
    width: 'calc(100% + 24px)',
    mx: '-12px',
    mt: '-12px',
    ps: '12px',
    pt: '12px',
    pb: '13px',
    mb: '-11px',
    position: 'relative',
    textAlign: 'start',
    fontSize: '0.9375rem',
    fontWeight: 'strong',
    lineHeight: '1.3',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
    _focusVisible: { outlineOffset: '-3px' },
  },
})

const MoveButton = chakra(Button, {
  base: { gap: '1', px: '2', fontSize: 'meta', color: 'brand.fg' },
})

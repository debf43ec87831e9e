import { chakra, defineStyle, Flex } from '@chakra-ui/react'
import { ChevronDown, ExternalLink, Mail, MessagesSquare, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { Application } from '../../../shared/api/applications.ts'
import { jobName } from '../../applications/job-name.ts'
import { StatusBadge } from '../../applications/status-badge.tsx'
import { statusLooks } from '../../applications/statuses.ts'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/button.tsx'
import { IconLink, IconTo } from '../../ui/links.tsx'
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

type Props = RowActions & { row: Application }

/** A row of the table on desks, a ruled block of three lines on phones. */
export const rowGrid = defineStyle({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) auto',
    lg: '126px minmax(0, 1.25fr) 100px minmax(0, 1fr) 176px',
  },
  columnGap: { base: '2.5', lg: '3.5' },
  rowGap: { base: '1', lg: '0' },
  alignItems: { base: 'start', lg: 'center' },
  minH: { lg: '66px' },
  ps: { base: '4', lg: '4.5' },
  // On phones, the icon of the last button ends below the end of the status.
  pe: { base: '0.5', lg: '2' },
  pt: { base: '3.5', lg: '1.5' },
  pb: { base: '1', lg: '1.5' },
  borderTop: '1px solid {colors.border}',
})

export const Cell = chakra('div', { base: { minWidth: 0, overflowWrap: 'anywhere' } })

/** An application that is not sent yet may need a letter. */
const isNotSent = ({ status }: Application): boolean => status === 'saved' || status === 'viewed'

/** On desks, the day stands below its word, so that the days of all rows are in line. */
const dayLines = defineStyle({
  '& > span': { display: { lg: 'block' }, textStyle: 'meta', color: 'fg.subtle' },
})

/** Unfolded notes stand below their row, in lines of a readable width. */
const unfolded = defineStyle({
  '&:has([data-unfolded])': {
    gridColumn: { lg: '2 / -1' },
    gridRow: { base: 2, lg: 2 },
    maxW: 'reading',
    pt: { lg: '2' },
    pb: { lg: '3' },
  },
})

export const ApplicationRow = memo(({ row, today, onMove, onEdit, onDelete }: Props) => {
  const name = jobName(row)
  return (
    <chakra.div role="row" css={rowGrid} data-application={row.id}>
      <Cell
        role="cell"
        gridColumn={{ base: 2, lg: 1 }}
        gridRow="1"
        justifySelf={{ base: 'end', lg: 'start' }}
        me={{ base: '3.5', lg: '0' }}
      >
        <StatusButton row={row} onMove={onMove} />
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
            <Title type="button" aria-label={`Open ${name}`} onClick={() => onEdit(row)}>
              <chakra.span lineClamp={3}>{row.jobTitle}</chakra.span>
            </Title>
          </chakra.p>
          <CompanyLine row={row} />
          <RowInterview row={row} onEdit={onEdit} />
          <ReadAdvert row={row} />
        </chakra.div>
        {row.aiApplied && <AutoApplied mt={{ base: '1.5', lg: '0' }} />}
      </Cell>
      <Cell
        role="cell"
        gridColumn={{ base: '1 / -1', lg: 3 }}
        gridRow={{ base: 3, lg: 1 }}
        alignSelf={{ base: 'center', lg: 'auto' }}
        textStyle={{ base: 'meta', lg: 'small' }}
        color={{ base: 'fg.subtle', lg: 'fg.muted' }}
        whiteSpace="nowrap"
        css={dayLines}
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
        hideBelow={row.notes ? undefined : 'lg'}
        css={unfolded}
      >
        <FoldedNotes notes={row.notes} title={name} lines={{ base: 4, lg: 2 }} />
      </Cell>
      <Cell role="cell" gridColumn={{ base: '1 / -1', lg: 5 }} gridRow={{ base: 3, lg: 1 }} justifySelf="end">
        <Flex>
          {row.jobUrl && (
            <IconLink
              href={row.jobUrl}
              label={`Open the original advert of ${name}`}
              tone="subtle"
              icon={<ExternalLink />}
            />
          )}
          {isNotSent(row) && (
            <IconTo
              to={paths.newLetter({ application: row.id })}
              label={`Write a cover letter for ${name}`}
              tone="subtle"
              icon={<Mail />}
            />
          )}
          {row.status === 'interview' && (
            <IconTo
              to={paths.newPractice({ application: row.id })}
              label={`Practise the interview for ${name}`}
              tone="subtle"
              icon={<MessagesSquare />}
            />
          )}
          <IconButton
            data-focus={`edit-${row.id}`}
            label={`Edit ${name}`}
            tone="subtle"
            icon={<Pencil />}
            onClick={() => onEdit(row)}
          />
          <IconButton
            data-focus={`delete-${row.id}`}
            label={`Delete ${name}`}
            tone="subtle"
            icon={<Trash2 />}
            onClick={() => onDelete(row)}
          />
        </Flex>
      </Cell>
    </chakra.div>
  )
})

const Title = chakra('button', {
  base: {
    display: 'block',
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'thread',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})

/** The status of a row. A press opens the menu of the other statuses. */
const StatusButton = ({ row, onMove }: Pick<Props, 'row' | 'onMove'>) => (
  <StatusMenu
    row={row}
    onMove={onMove}
    trigger={
      <Trigger
        type="button"
        data-focus={`move-${row.id}`}
        aria-label={`Status of ${jobName(row)}: ${statusLooks[row.status].label}. Change`}
      >
        <StatusBadge
          status={row.status}
          end={<ChevronDown size={14} strokeWidth={2} style={{ marginInlineEnd: '-3px' }} />}
        />
      </Trigger>
    }
  />
)

/** On phones, the button is as tall as a thumb needs. It reaches into the space around the badge. */
const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: 'tap', lg: 'control' },
    my: { base: '-10px', lg: '0' },
    cursor: 'pointer',
    _focusVisible: {
      outline: '0',
      '& > span': { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' },
    },
    '&:hover > span, &[aria-expanded=true] > span': { borderColor: 'currentColor' },
  },
})

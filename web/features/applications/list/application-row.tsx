import { chakra, defineStyle, Flex } from '@chakra-ui/react'
import { ExternalLink, Mail, MessagesSquare, Pencil, Trash2, Zap } from 'lucide-react'
import { memo } from 'react'
import type { Application, ApplicationStatus } from '../../../../shared/api/applications.ts'
import { jobName } from '../../../applications/job-name.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconLink } from '../../../ui/icon-link.tsx'
import { IconTo } from '../../../ui/icon-to.tsx'
import { CompanyLine } from '../company-line.tsx'
import { deleteButton, editButton } from '../focus.ts'
import { FoldedNotes } from '../folded-notes.tsx'
import { RowDay } from '../row-day.tsx'
import { Cell, rowGrid } from './row-grid.ts'
import { StatusButton } from './status-button.tsx'

type Props = {
  row: Application
  today: string
  onMove: (row: Application, status: ApplicationStatus) => void
  onEdit: (row: Application) => void
  onDelete: (row: Application) => void
}

/** A letter goes out with an application: the icon stands where there is one to come. */
const isNotSent = ({ status }: Application): boolean => status === 'saved' || status === 'viewed'

/** Long notes are read below their row, as wide as text reads well. */
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
          <chakra.p fontWeight="strong" lineHeight="1.3" letterSpacing="-0.01em" lineClamp={3}>
            {row.jobTitle}
          </chakra.p>
          <CompanyLine row={row} />
        </chakra.div>
        {row.aiApplied && (
          <Badge mt={{ base: '1.5', lg: '0' }}>
            <Zap size={14} />
            Auto Applied
          </Badge>
        )}
      </Cell>
      <Cell
        role="cell"
        gridColumn={{ base: '1 / -1', lg: 3 }}
        gridRow={{ base: 3, lg: 1 }}
        alignSelf={{ base: 'center', lg: 'auto' }}
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
        hideBelow={row.notes ? undefined : 'lg'}
        css={unfolded}
      >
        <FoldedNotes notes={row.notes} of={name} lines={{ base: 4, lg: 2 }} />
      </Cell>
      <Cell role="cell" gridColumn={{ base: '1 / -1', lg: 5 }} gridRow={{ base: 3, lg: 1 }} justifySelf="end">
        <Flex>
          {row.jobUrl && (
            <IconLink
              href={row.jobUrl}
              label={`Open the advert of ${name}`}
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
            data-focus={editButton(row.id)}
            label={`Edit ${name}`}
            tone="subtle"
            icon={<Pencil />}
            onClick={() => onEdit(row)}
          />
          <IconButton
            data-focus={deleteButton(row.id)}
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

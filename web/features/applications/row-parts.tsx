import { chakra, defineStyle } from '@chakra-ui/react'
import { Zap } from 'lucide-react'
import { type ComponentProps, useCallback, useId, useState } from 'react'
import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'
import { isStillOn } from '../../../shared/domain/appointment.ts'
import { InterviewLine } from '../../applications/interview-line.tsx'
import { companyLine, jobName } from '../../applications/job-name.ts'
import { linkToJob } from '../../jobs/job-link.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/links.tsx'
import { dayOf, formatDay } from './words.ts'

// The parts that a row of the list and a card of the board share.

export type RowActions = {
  /** As 2026-11-20. */
  today: string
  onMove: (row: Application, status: ApplicationStatus) => void
  /** Opens the dialog. `at`: at the fields of the interview. */
  onEdit: (row: Application, at?: 'interview') => void
  onDelete: (row: Application) => void
}

export const CompanyLine = ({ row: { companyName, location } }: { row: Application }) => (
  <chakra.p lineClamp={4} textStyle="small" color="fg.muted" overflowWrap="anywhere">
    {companyLine(companyName, location)}
  </chakra.p>
)

/** The interview of a row. A row that has come to an interview without one offers to add it. */
export const RowInterview = ({ row, onEdit }: { row: Application } & Pick<RowActions, 'onEdit'>) => {
  if (row.interview && isStillOn(row)) return <InterviewLine interview={row.interview} now={new Date()} />
  if (row.interview || row.status !== 'interview') return null
  return (
    <Fold
      variant="ghost"
      aria-label={`Add day and time of the interview: ${jobName(row)}`}
      onClick={() => onEdit(row, 'interview')}
    >
      Add day and time
    </Fold>
  )
}

/** Leads to the advert in the Job Search, where the job was tracked from. */
export const ReadAdvert = ({ row }: { row: Application }) =>
  row.jobId !== null && (
    <AdvertLink {...linkToJob(row.jobId)} aria-label={`Read the advert of ${jobName(row)}`}>
      Read the advert
    </AdvertLink>
  )

export const AutoApplied = (space: Pick<ComponentProps<typeof Badge>, 'mt'>) => (
  <Badge {...space}>
    <Zap size={14} />
    Auto Applied
  </Badge>
)

type DayProps = { row: Application; today: string }

/** The day of a row, and what it is the day of. */
export const RowDay = ({ row, today }: DayProps) => {
  const { word, day } = dayOf(row, today)
  return (
    <>
      <span>{word} </span>
      <time dateTime={day}>{formatDay(day, today)}</time>
    </>
  )
}

type NotesProps = {
  notes: string
  /** The name of the job, for screen readers. */
  title: string
  /** The lines of folded notes. */
  lines: number | { base: number; lg: number }
}

/** Notes as they were typed. Long notes are folded, and a button unfolds them. */
export const FoldedNotes = ({ notes, title, lines }: NotesProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [cut, setCut] = useState(false)

  const measure = useCallback((words: HTMLElement | null) => {
    if (!words) return
    const look = () => {
      // Unfolded notes are not cut, and the button to fold them must stay.
      if (!('unfolded' in words.dataset)) setCut(words.scrollHeight > words.clientHeight + 1)
    }
    const observer = new ResizeObserver(look)
    observer.observe(words)
    // The font may load late and need fewer lines, without a change of height.
    document.fonts.addEventListener('loadingdone', look)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', look)
    }
  }, [])

  return (
    <>
      <chakra.p
        key={notes}
        ref={measure}
        id={id}
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        {...(open ? { 'data-unfolded': '' } : { lineClamp: lines })}
      >
        {notes.trim()}
      </chakra.p>
      {(cut || open) && (
        <Fold
          variant="ghost"
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${open ? 'Show less' : 'Show all'} of the notes on ${title}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show all'}
        </Fold>
      )}
    </>
  )
}

/** On a line of its own. A thumb may press above and below it. */
const ownLine = defineStyle({
  minH: { base: 'tap', md: '8' },
  my: { base: '-10px', md: '-5px' },
  textStyle: 'meta',
  fontWeight: 'semibold',
  color: 'brand.fg',
})

/** A button that looks like a link. */
const Fold = chakra(Button, {
  base: {
    ...ownLine,
    mx: '-9px',
    px: '2',
    _hover: { bg: 'transparent', color: 'brand.fg', textDecoration: 'underline' },
  },
})

const AdvertLink = chakra(TextLink, {
  base: { ...ownLine, display: 'flex', width: 'fit-content', alignItems: 'center' },
})

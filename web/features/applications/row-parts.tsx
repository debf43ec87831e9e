import { chakra } from '@chakra-ui/react'
import { useCallback, useId, useState } from 'react'
import type { Application, ApplicationStatus } from '../../../shared/api/applications.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { Button } from '../../ui/button.tsx'
import { formatDay } from './words.ts'

// What a row of the list and a card of the board have in common.

export type RowActions = {
  /** As 2026-11-20. */
  today: string
  onMove: (row: Application, status: ApplicationStatus) => void
  onEdit: (row: Application) => void
  onDelete: (row: Application) => void
}

/** "Tudun Foods · Kano". Where the place begins a line of its own, the dot before it is out of sight. */
export const CompanyLine = ({ row: { companyName, location } }: { row: Application }) => (
  <chakra.p
    display="flex"
    flexWrap="wrap"
    columnGap="0.8em"
    overflow="hidden"
    textStyle="small"
    color="fg.muted"
    overflowWrap="anywhere"
  >
    <chakra.span lineClamp={2}>{companyName}</chakra.span>
    {location && (
      <chakra.span position="relative" minWidth="0">
        <chakra.span
          position="absolute"
          insetStart="-0.8em"
          width="0.8em"
          textAlign="center"
          whiteSpace="pre"
        >
          {' · '}
        </chakra.span>
        <chakra.span lineClamp={2}>{location}</chakra.span>
      </chakra.span>
    )}
  </chakra.p>
)

/** The day of the application; before one is sent, the day on which it came onto the list. `today` as 2026-11-20. */
export const RowDay = ({ row, today }: { row: Application; today: string }) =>
  row.appliedDate ? (
    <time dateTime={row.appliedDate}>{formatDay(row.appliedDate, today)}</time>
  ) : (
    `Added ${formatDay(dayInLagos(new Date(row.createdAt)), today)}`
  )

type NotesProps = {
  notes: string
  /** Whose notes they are, for screen readers. */
  of: string
  /** How many lines are seen of folded notes. */
  lines: number | { base: number; lg: number }
}

/** Notes as they were typed. Those that are longer than their place can be unfolded there. */
export const FoldedNotes = ({ notes, of, lines }: NotesProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [cut, setCut] = useState(false)

  const measure = useCallback((words: HTMLElement | null) => {
    if (!words) return
    const look = () => {
      // Unfolded nothing is cut, and the way back has to stay.
      if (!('unfolded' in words.dataset)) setCut(words.scrollHeight > words.clientHeight + 1)
    }
    const observer = new ResizeObserver(look)
    observer.observe(words)
    // Other letters may need fewer lines; cut notes keep their height then.
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
          aria-label={`${open ? 'Show less' : 'Show all'} of the notes on ${of}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show all'}
        </Fold>
      )}
    </>
  )
}

/** A line of its own, with room for a thumb above and below, where nothing else is pressed. */
const Fold = chakra(Button, {
  base: {
    minH: { base: 'tap', md: '8' },
    my: { base: '-10px', md: '-5px' },
    mx: '-9px',
    px: '2',
    textStyle: 'meta',
    fontWeight: 'semibold',
    color: 'brand.fg',
    _hover: { bg: 'transparent', color: 'brand.fg', textDecoration: 'underline' },
  },
})

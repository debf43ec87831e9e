import { chakra } from '@chakra-ui/react'
import { type MouseEvent, memo, useCallback, useDeferredValue, useState } from 'react'
import type { Job, SearchAnswer } from '../../../shared/api/jobs.ts'
import { isSerious } from '../../../shared/domain/jobs/severity.ts'
import { useDesk } from './desk.ts'
import { enterJob } from './enter-job.ts'
import { JobRow } from './job-row.tsx'
import { exactJobs, nearestWords } from './results-words.ts'
import type { Search } from './use-search.ts'
import type { SearchAddress } from './use-search-address.ts'

/** The rows of the first screen. The others follow in slices, so that a cheap phone answers presses meanwhile. */
const atFirst = 6

type Props = {
  search: Search
  address: SearchAddress
  /** Draws all rows at once. */
  atOnce: boolean
}

/** Not on a last page, and not where the person has hidden the other jobs. */
const areAllWarned = ({ warned, total, page }: SearchAnswer): boolean => page === 1 && warned === total

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** The jobs, and after them the adverts with a serious warning. Give it a key, so that each search begins anew. */
export const JobRows = memo(({ search, address, atOnce }: Props) => {
  const { jobs, shown, now, trackedAs } = search
  const { openJob, jobHref, job: chosen } = address
  const isDesk = useDesk()
  const [first] = useState(() => (atOnce ? jobs : jobs.slice(0, atFirst)))
  const drawn = useDeferredValue(jobs, first)
  const onOpen = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const id = event.currentTarget.dataset.job
      if (id === undefined || !isPlain(event)) return
      event.preventDefault()
      openJob(id)
      // A key, not a pointer. Where the job is a sheet, the sheet takes the focus by itself.
      if (event.detail === 0 && isDesk) enterJob(id)
    },
    [openJob, isDesk],
  )
  const warned = drawn.filter(({ warnings }) => isSerious(warnings))
  const others = drawn.filter(({ warnings }) => !isSerious(warnings))
  const answer = shown.kind === 'found' ? shown.answer : null
  const exact = answer && new Set(exactJobs(answer).map(({ id }) => id))
  const matching = exact ? others.filter(({ id }) => exact.has(id)) : others
  const nearest = exact ? others.filter(({ id }) => !exact.has(id)) : []
  const withReason = shown.kind === 'for-you'
  const rows = (of: readonly Job[]) =>
    of.map(job => (
      <JobRow
        key={job.id}
        job={job}
        now={now}
        isChosen={job.id === chosen}
        isTracked={trackedAs(job) !== null}
        withReason={withReason}
        href={jobHref(job.id)}
        onOpen={onOpen}
      />
    ))
  return (
    <>
      {matching.length > 0 && <Rows aria-label="Jobs">{rows(matching)}</Rows>}
      {nearest.length > 0 && matching.length > 0 && <Group id="nearest">{answer?.relaxed?.says}</Group>}
      {nearest.length > 0 && answer?.relaxed && (
        <Rows aria-label={nearestWords(answer.relaxed)}>{rows(nearest)}</Rows>
      )}
      {warned.length > 0 && (
        <section aria-labelledby="warned">
          {others.length === 0 && answer && areAllWarned(answer) && (
            <chakra.p px="4" pt="3" fontWeight="semibold">
              No jobs without a warning.
            </chakra.p>
          )}
          <Group id="warned">Adverts with a warning</Group>
          <Rows aria-labelledby="warned">{rows(warned)}</Rows>
        </section>
      )}
    </>
  )
})

/** The heading of what follows the jobs that match. */
const Group = chakra('h3', {
  base: {
    px: '4',
    pt: '4',
    pb: '2',
    textStyle: 'label',
    color: 'fg.muted',
    borderBottom: '1px solid {colors.border}',
  },
})

const tones = Object.fromEntries(
  ['success', 'brand', 'warning', 'error'].map(tone => [
    `& b[data-tone=${tone}]`,
    { bg: `${tone}.subtle`, color: `${tone}.fg` },
  ]),
)

/** What is cut at its end keeps the marks of Ẹ̀ and Ọ́, which stand above the line. */
const roomForMarks = { pt: '4px', mt: '-4px' } as const
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
  minWidth: 0,
  ...roomForMarks,
} as const

/** The look of the rows and of all that is in them. */
const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      minHeight: '88px',
      px: { base: '3.5', md: '4' },
      py: '7px',
      borderBottom: '1px solid {colors.border}',
      _hover: { bg: 'bg.subtle' },
    },
    // What is out of view is laid out when it is scrolled to. It can be found and read all the same.
    '& > li:nth-of-type(n + 7)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 92px' },
    '& > li[data-chosen]': {
      bg: 'brand.subtle',
      boxShadow: 'inset 4px 0 {colors.brand.solid}',
    },
    '& > li[data-chosen] b': { bg: 'bg.panel' },
    // The link covers the row, and so does its ring. The title that it stands in would cut a ring of its own.
    '& a:focus-visible': { outline: '0' },
    '& a:focus-visible::after': {
      outline: '2px solid {colors.brand.focusRing}',
      outlineOffset: '-2px',
      borderRadius: 'md',
    },
    '& div': {
      display: 'flex',
      // On a phone, the word of fit goes below a title that needs the whole width.
      flexWrap: { base: 'wrap', md: 'nowrap' },
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      columnGap: '2.5',
    },
    '& h3': {
      minWidth: 0,
      fontSize: 'lg',
      fontWeight: 'strong',
      lineHeight: '22px',
      letterSpacing: '-0.01em',
      overflowWrap: 'anywhere',
      textWrap: 'wrap',
      lineClamp: '2',
      ...roomForMarks,
    },
    '& a': { color: 'fg', textDecoration: 'none', _after: { content: '""', position: 'absolute', inset: 0 } },
    '& mark': { bg: 'accent.subtle', color: 'inherit', borderRadius: 'thread' },
    '& b': {
      flexShrink: 0,
      px: '7px',
      borderRadius: 'sm',
      textStyle: 'badge',
      lineHeight: '22px',
      bg: 'bg.muted',
      color: 'fg.muted',
      border: '0 solid transparent',
    },
    ...tones,
    '& p': {
      display: 'flex',
      textStyle: 'small',
      lineHeight: '20px',
      color: 'fg.muted',
      whiteSpace: 'pre',
      '& > span': oneLine,
    },
    '& p + p': { textStyle: 'meta', lineHeight: '19px' },
    // Where there is no room, the kind of work goes first, then the end of the pay. The age stays.
    '& p + p > span + span': { flexShrink: 10_000 },
    '& p + p + p': { ...oneLine, display: 'block', color: 'fg.subtle' },
    '& i': {
      display: 'inline-flex',
      flexShrink: 0,
      alignItems: 'center',
      gap: '1',
      ms: 'auto',
      ps: '2.5',
      fontStyle: 'normal',
      textStyle: 'meta',
      fontWeight: 'semibold',
      color: 'success.fg',
    },
  },
})

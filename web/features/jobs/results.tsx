import { chakra } from '@chakra-ui/react'
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Announcement } from '../../ui/message.tsx'
import { desk, useDesk } from './desk.ts'
import { FallbackNote } from './fallback-note.tsx'
import { ChosenBy, ChosenByWaits } from './for-you.tsx'
import { FitNote, FoundNotes } from './found-notes.tsx'
import { JobRows } from './job-rows.tsx'
import { AllHidden, LeftOut, Paging } from './list-end.tsx'
import { focusResults, ResultsBar, resultsTitle } from './results-bar.tsx'
import { resultsWords, totalWords, withoutHidden } from './results-words.ts'
import { useListScroll } from './use-list-scroll.ts'
import type { Search } from './use-search.ts'
import type { SearchAddress } from './use-search-address.ts'
import type { ChangeSearch } from './use-typed.ts'
import { WaitingRows } from './waiting-rows.tsx'

type Props = {
  search: Search
  /** The same a moment later: its list is drawn in slices. */
  drawn: Search
  address: SearchAddress
  onChange: ChangeSearch
  /** At the end of the list. */
  children: ReactNode
}

/** The list, with its heading. On a desk, the list scrolls by itself. */
export const Results = memo(({ search, drawn, address, onChange, children }: Props) => {
  const { shown, jobs, isHidden, isAllHidden, answer, isForYou, error, busy } = search
  const bar = useMemo(
    () => ({ shown, isHidden, answer, isForYou, busy }),
    [shown, isHidden, answer, isForYou, busy],
  )
  const { state } = address
  /** The page that the person asked for and that has not come yet. */
  const askedPage = useRef<number>(null)
  const turnTo = (to: number) => {
    askedPage.current = to
  }
  const page = answer?.page
  useEffect(() => {
    if (askedPage.current === null || askedPage.current !== page) return
    askedPage.current = null
    focusResults()
  }, [page])
  const { scroller, isRestored } = useListScroll(
    address.searchParams,
    drawn.jobs.length > 0 && drawn.listNumber === search.listNumber,
  )
  const isWaiting = shown.kind === 'waiting' || (jobs.length > 0 && drawn.jobs.length === 0)
  const said =
    shown.kind === 'for-you'
      ? `${totalWords({ total: jobs.length, isCapped: false })} for you`
      : answer
        ? resultsWords(withoutHidden(answer, isHidden), state)
        : ''
  const isDesk = useDesk()
  const hasNoFit = shown.kind === 'found' && jobs.length > 0 && search.tier !== null && !search.rights.fit
  // On a phone, the first screen belongs to the jobs.
  const fitNote = hasNoFit && <FitNote inList={!isDesk} />
  return (
    <Column aria-labelledby={resultsTitle} aria-busy={busy}>
      <ResultsBar search={bar} state={state} />
      <div data-notes="">
        {shown.kind === 'for-you' && <ChosenBy titles={shown.titles} jobs={shown.jobs} />}
        {shown.kind === 'waiting' && isForYou && <ChosenByWaits />}
        {isDesk && fitNote}
        {error && <FallbackNote search={search} address={address} error={error} />}
        {shown.kind === 'found' && (
          <FoundNotes answer={shown.answer} state={answer ? state : null} onChange={onChange} />
        )}
      </div>
      <Scroller ref={scroller} data-job-list="" {...(busy && { opacity: 0.6 })}>
        {isWaiting && <WaitingRows />}
        {jobs.length > 0 && drawn.jobs.length > 0 && (
          <JobRows key={drawn.listNumber} search={drawn} address={address} atOnce={isRestored} />
        )}
        {isAllHidden && <AllHidden state={state} answer={answer} onTurn={turnTo} />}
        {shown.kind === 'for-you' && shown.jobs.length === 0 && (
          <chakra.p p="4" color="fg.muted">
            No new job fits you today. Search for other words, or look again tomorrow.
          </chakra.p>
        )}
        {!isWaiting && (shown.kind === 'found' || shown.kind === 'for-you' || isAllHidden) && (
          <LeftOut answer={answer && jobs.length > 0 ? answer : null} state={state} />
        )}
        {!isDesk && fitNote}
        {shown.kind === 'found' && <Paging state={state} answer={shown.answer} onTurn={turnTo} />}
        {children}
      </Scroller>
      <Announcement>{said || (busy ? 'Searching' : '')}</Announcement>
    </Column>
  )
})

const Column = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto minmax(0, 1fr)',
    minWidth: 0,
    minHeight: 0,
    '& [data-notes] > *': { mb: '2' },
  },
})

const Scroller = chakra('div', {
  base: {
    alignSelf: 'start',
    bg: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    overflow: 'hidden',
    minHeight: 0,
    maxHeight: '100%',
    [desk]: { overflowY: 'auto', overscrollBehavior: 'contain', scrollbarWidth: 'thin' },
  },
})

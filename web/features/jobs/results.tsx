import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { Job } from '../../../shared/api/jobs.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { FallbackNote } from './fallback-note.tsx'
import { focusResults, resultsTitle } from './focus-results.ts'
import { FoundNotes } from './found-notes.tsx'
import { JobCard } from './job-card.tsx'
import { Paging } from './paging.tsx'
import { ResultsBar } from './results-bar.tsx'
import { resultsWords } from './results-words.ts'
import { noFilters } from './search-state.ts'
import { jobsIn } from './shown-jobs.ts'
import { Start } from './start.tsx'
import type { Search } from './use-search.ts'
import type { SearchAddress } from './use-search-address.ts'

type Props = {
  search: Search
  address: SearchAddress
  sub: string
  now: Date
  isTracked: (job: Job) => boolean
}

/** What was found, or what stands in its place. */
export const Results = ({ search, address, sub, now, isTracked }: Props) => {
  const { shown, answer, trouble, busy, boards } = search
  const { state, toJob } = address
  const [turningTo, setTurningTo] = useState<number | null>(null)
  const page = answer?.page
  useEffect(() => {
    if (turningTo === null || turningTo !== page) return
    setTurningTo(null)
    focusResults()
  }, [turningTo, page])

  const stale = new Set(boards.filter(board => board.state === 'stale').map(({ board }) => board))
  return (
    <chakra.section
      aria-labelledby={resultsTitle}
      aria-busy={busy}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
    >
      <ResultsBar
        shown={shown}
        state={answer ? state : null}
        sort={state.sort}
        onSort={sort => address.search({ ...state, sort, page: 1 })}
      />
      {trouble && (
        <FallbackNote
          search={search}
          trouble={trouble}
          now={now}
          onWithoutFilters={() => address.search({ ...state, filters: noFilters, page: 1 })}
        />
      )}
      {shown.kind === 'found' && <FoundNotes answer={shown.answer} state={answer ? state : null} />}
      {shown.kind === 'start' && <Start sub={sub} />}
      {shown.kind === 'waiting' && (
        <Panel inset="card">
          <ThreadLines rows={7} label="Searching" />
        </Panel>
      )}
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" {...(busy && { opacity: 0.6 })}>
        {jobsIn(shown).map(job => (
          <JobCard
            key={job.id}
            job={job}
            now={now}
            isTracked={isTracked(job)}
            isStale={stale.has(job.source.board)}
            toJob={toJob}
          />
        ))}
      </chakra.div>
      {shown.kind === 'found' && (
        <Paging state={state} page={shown.answer.page} pages={shown.answer.pages} onTurn={setTurningTo} />
      )}
      <Announcement>{answer ? resultsWords(answer, state) : busy ? 'Searching' : ''}</Announcement>
    </chakra.section>
  )
}

import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { SearchAnswer } from '../../../shared/api/jobs.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { ThreadLines } from '../../ui/loading.tsx'
import { Announcement, Message } from '../../ui/message.tsx'
import { Panel } from '../../ui/panel.tsx'
import { FallbackNote } from './fallback-note.tsx'
import { JobCard } from './job-card.tsx'
import { AlertLink, focusResults, ResultsBar, resultsTitle } from './results-bar.tsx'
import { correctedWords, isBeyondEnd, resultsWords } from './results-words.ts'
import { type SearchState, toSearch } from './search-state.ts'
import { Start } from './start.tsx'
import type { Search } from './use-search.ts'
import type { SearchAddress } from './use-search-address.ts'

type Props = { search: Search; address: SearchAddress; sub: string }

export const Results = ({ search, address, sub }: Props) => {
  const { shown, jobs, answer, error, busy } = search
  const { state, linkTo } = address
  /** The page that the person asked for and that has not come yet. */
  const askedPage = useRef<number>(null)
  const page = answer?.page
  useEffect(() => {
    if (askedPage.current === null || askedPage.current !== page) return
    askedPage.current = null
    focusResults()
  }, [page])
  return (
    <chakra.section
      aria-labelledby={resultsTitle}
      aria-busy={busy}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
    >
      <ResultsBar search={search} address={address} />
      {error && <FallbackNote search={search} address={address} error={error} />}
      {shown.kind === 'found' && <FoundNotes answer={shown.answer} state={answer ? state : null} />}
      {shown.kind === 'start' && <Start sub={sub} />}
      {shown.kind === 'waiting' && (
        <Panel inset="card">
          <ThreadLines rows={7} label="Searching" />
        </Panel>
      )}
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" {...(busy && { opacity: 0.6 })}>
        {jobs.map(job => (
          <JobCard
            key={job.id}
            job={job}
            now={search.now}
            isTracked={search.isTracked(job)}
            isStale={search.isStale(job)}
            linkTo={linkTo}
          />
        ))}
      </chakra.div>
      {shown.kind === 'found' && (
        <Paging state={state} answer={shown.answer} onTurn={to => (askedPage.current = to)} />
      )}
      <Announcement>{answer ? resultsWords(answer, state) : busy ? 'Searching' : ''}</Announcement>
    </chakra.section>
  )
}

type NotesProps = {
  answer: SearchAnswer
  /** The search that is answered; null while the next answer is awaited. */
  state: SearchState | null
}

const FoundNotes = ({ answer, state }: NotesProps) => {
  const corrected = state && correctedWords(state, answer.corrected)
  const isBeyond = isBeyondEnd(answer)
  return (
    <>
      {corrected && <Message tone="info" text={corrected} />}
      {answer.isLoosened && answer.jobs.length > 0 && (
        <Message tone="info" text="No job has all of your words. These have some of them." />
      )}
      {isBeyond && state && (
        <EmptyState
          motif="lozenge"
          title={answer.pages === 1 ? 'All of them are on one page' : `There are ${answer.pages} pages`}
          text="Some jobs were taken down since you saved this link."
          action={
            <LinkButton to={toSearch({ ...state, page: answer.pages })}>
              {answer.pages === 1 ? 'Show them' : 'Show the last page'}
            </LinkButton>
          }
        />
      )}
      {answer.jobs.length === 0 && !isBeyond && (
        <EmptyState
          motif="lozenge"
          title="No jobs found."
          text="Try fewer words, another place, or all job types. Aiki may not read the boards below, and they may have more jobs."
          action={state && <AlertLink state={state} corrected={[]} label="Alert me when there is one" />}
        />
      )}
    </>
  )
}

type PagingProps = { state: SearchState; answer: SearchAnswer; onTurn: (page: number) => void }

const Paging = ({ state, answer: { page, pages }, onTurn }: PagingProps) => {
  if (pages <= 1 || page > pages) return null
  const turn = (label: string, to: number) => {
    if (to < 1 || to > pages)
      return (
        <Button variant="outline" disabled>
          {label}
        </Button>
      )
    return (
      <LinkButton variant="outline" to={toSearch({ ...state, page: to })} onClick={() => onTurn(to)}>
        {label}
      </LinkButton>
    )
  }
  return (
    <Flex as="nav" aria-label="Pages" align="center" justify="space-between" gap="3" wrap="wrap" mt="4">
      {turn('Previous', page - 1)}
      <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
        Page {page} of {pages}
      </chakra.p>
      {turn('Next', page + 1)}
    </Flex>
  )
}

import { chakra, Flex } from '@chakra-ui/react'
import { Bell, BellPlus } from 'lucide-react'
import type { SearchAnswer } from '../../../shared/api/jobs.ts'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/links.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { asSearched, rangeWords } from './results-words.ts'
import { type SearchState, searchAsAlert } from './search-state.ts'
import type { Shown } from './use-search.ts'

/** The id of the heading of the results, which is there before any results. */
export const resultsTitle = 'results-title'

export const focusResults = (): void => {
  const title = document.getElementById(resultsTitle)
  title?.focus({ preventScroll: true })
  title?.scrollIntoView({ block: 'nearest' })
}

type Props = {
  shown: Shown
  /** What the answer is to; null while another answer is awaited. */
  state: SearchState | null
  sort: SearchState['sort']
  onSort: (sort: SearchState['sort']) => void
}

const sorts = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'date', label: 'Date' },
] as const

const titleOf = (shown: Shown): string => {
  if (shown.kind === 'found') return shown.answer.jobs.length > 0 ? rangeWords(shown.answer) : 'No jobs'
  if (shown.kind === 'last') return 'Your last results'
  if (shown.kind === 'newest') return 'The newest jobs'
  return shown.kind === 'start' ? 'Where to begin' : 'Jobs'
}

/** The heading of the results, which takes the focus when a page is turned, their order, and the way to an alert. */
export const ResultsBar = ({ shown, state, sort, onSort }: Props) => {
  const hasJobs = shown.kind === 'found' && shown.answer.jobs.length > 0
  return (
    <Flex
      justify="space-between"
      align="center"
      columnGap="3"
      rowGap="1"
      wrap="wrap"
      {...(hasJobs ? { minH: 'tap' } : { position: 'absolute' })}
    >
      <chakra.h2
        id={resultsTitle}
        tabIndex={-1}
        textStyle="label"
        color="fg.muted"
        scrollMarginTop="20"
        outlineOffset="4px"
        srOnly={!hasJobs}
        flex={{ md: '1' }}
      >
        {hasJobs && state === null ? 'Searching' : titleOf(shown)}
      </chakra.h2>
      {hasJobs && shown.answer.total > 1 && (
        <Segmented label="Sort by" value={sort} onChange={onSort} options={sorts} />
      )}
      {hasJobs && state && (
        <AlertLink state={state} corrected={shown.answer.corrected} label="Alert me to new ones" />
      )}
    </Flex>
  )
}

type AlertLinkProps = { state: SearchState; corrected: SearchAnswer['corrected']; label: string }

/** Leads from a search to a new alert for the same jobs; from a search for all jobs to the list of alerts. */
export const AlertLink = ({ state, corrected, label }: AlertLinkProps) => {
  const query = searchAsAlert(asSearched(state, corrected))
  return (
    <TextLink
      to={query ? paths.newAlert(query) : paths.jobAlerts}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minH="tap"
    >
      {query ? <BellPlus size={17} /> : <Bell size={17} />}
      {query ? label : 'Your job alerts'}
    </TextLink>
  )
}

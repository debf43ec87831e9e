import { chakra, Flex } from '@chakra-ui/react'
import { Bell, BellPlus } from 'lucide-react'
import type { SearchAnswer } from '../../../shared/api/jobs.ts'
import { paths } from '../../paths.ts'
import { IconTextLink } from '../../ui/links.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { asSearched, rangeWords } from './results-words.ts'
import type { Shown } from './search-queries.ts'
import { type SearchState, searchAsAlert } from './search-state.ts'
import type { Search } from './use-search.ts'
import type { SearchAddress } from './use-search-address.ts'

/** The id of the heading. It is on the page before the results. */
export const resultsTitle = 'results-title'

export const focusResults = (): void => {
  const title = document.getElementById(resultsTitle)
  title?.focus({ preventScroll: true })
  title?.scrollIntoView({ block: 'nearest' })
}

type Props = { search: Search; address: SearchAddress }

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

/** The heading of the results, their order, and the link to an alert. The heading takes the focus on a new page. */
export const ResultsBar = ({ search: { shown, answer }, address }: Props) => {
  const { state } = address
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
        {hasJobs && !answer ? 'Searching' : titleOf(shown)}
      </chakra.h2>
      {hasJobs && shown.answer.total > 1 && (
        <Segmented
          label="Sort by"
          value={state.sort}
          onChange={sort => address.search({ ...state, sort, page: 1 })}
          options={sorts}
        />
      )}
      {hasJobs && answer && (
        <AlertLink state={state} corrected={answer.corrected} label="Alert me to new ones" />
      )}
    </Flex>
  )
}

type AlertLinkProps = { state: SearchState; corrected: SearchAnswer['corrected']; label: string }

/** Leads to a new alert for the same jobs; after a search for all jobs, to the list of alerts. */
export const AlertLink = ({ state, corrected, label }: AlertLinkProps) => {
  const query = searchAsAlert(asSearched(state, corrected))
  return (
    <IconTextLink to={query ? paths.newAlert(query) : paths.jobAlerts}>
      {query ? <BellPlus size={17} /> : <Bell size={17} />}
      {query ? label : 'Your job alerts'}
    </IconTextLink>
  )
}

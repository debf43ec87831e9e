import { chakra, Flex } from '@chakra-ui/react'
import { Segmented } from '../../ui/segmented.tsx'
import { AlertLink } from './alert-link.tsx'
import { resultsTitle } from './focus-results.ts'
import { rangeWords } from './results-words.ts'
import type { SearchState } from './search-state.ts'
import type { Shown } from './use-search.ts'

type Props = {
  shown: Shown
  /** What the answer is to; null while another is awaited. */
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

/** The beginning of the results: it takes the focus when they change at a press, and says what of them is in view. */
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
        <AlertLink asked={state} corrected={shown.answer.corrected} label="Alert me to new ones" />
      )}
    </Flex>
  )
}

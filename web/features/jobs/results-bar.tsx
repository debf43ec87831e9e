import { chakra, Flex } from '@chakra-ui/react'
import { Bell, BellPlus } from 'lucide-react'
import { memo } from 'react'
import { openedHere } from '../../kit/use-address.ts'
import { paths } from '../../paths.ts'
import { IconTextLink } from '../../ui/links.tsx'
import { headingWords, isNoneFound, withoutHidden } from './results-words.ts'
import { type Read, searchAsAlert } from './search-as-alert.ts'
import type { Shown } from './search-queries.ts'
import type { SearchState, SearchTerms } from './search-state.ts'
import type { Search } from './use-search.ts'

/** The id of the heading. It is on the page before the results. */
export const resultsTitle = 'results-title'

export const resultsHeading = (): HTMLElement | null => document.getElementById(resultsTitle)

/** Moves the focus to the heading of the results, which is then in view as a whole. */
export const focusResults = (): void => {
  const title = resultsHeading()
  title?.focus({ preventScroll: true })
  title?.scrollIntoView({ block: 'nearest' })
}

const titleOf = (shown: Shown, isHidden: Search['isHidden']): string => {
  if (shown.kind === 'for-you') return 'For you'
  if (shown.kind === 'found') return headingWords(withoutHidden(shown.answer, isHidden))
  if (shown.kind === 'last') return 'Your last results'
  return shown.kind === 'newest' ? 'The newest jobs' : 'Jobs'
}

type Props = {
  search: Pick<Search, 'shown' | 'isHidden' | 'answer' | 'isForYou' | 'busy'>
  state: SearchState
}

/** The heading of the results, and the way to an alert for them. The heading takes the focus after a search. */
export const ResultsBar = memo(({ search: { shown, isHidden, answer, isForYou, busy }, state }: Props) => {
  // Where no job matches, the note about it has the link.
  const hasJobs = shown.kind === 'found' && !isNoneFound(shown.answer) && shown.answer.jobs.length > 0
  const isAwaited = busy && !isForYou && !answer
  return (
    <Flex justify="space-between" align="center" columnGap="3" wrap="wrap" minH={{ base: '10', md: '9' }}>
      <chakra.h2
        id={resultsTitle}
        tabIndex={-1}
        textStyle={shown.kind === 'for-you' ? 'h2' : 'label'}
        color={shown.kind === 'for-you' ? 'fg' : 'fg.muted'}
        scrollMarginTop="20"
      >
        {isAwaited ? 'Searching' : titleOf(shown, isHidden)}
      </chakra.h2>
      {hasJobs && answer && <AlertLink terms={state} read={answer} label="Alert me to new ones" />}
    </Flex>
  )
})

type AlertLinkProps = { terms: SearchTerms; read: Read; label: string }

/** Leads to a new alert for the same jobs; where no words are left for one, to the list of alerts. */
export const AlertLink = ({ terms, read, label }: AlertLinkProps) => {
  const query = searchAsAlert(terms, read)
  return (
    <IconTextLink
      to={query ? paths.newAlert(query) : paths.jobAlerts}
      // Who closes the form is back at the results.
      {...(query && { state: openedHere })}
      minH={{ base: 'tap', md: '9' }}
      fontSize="sm"
    >
      {query ? <BellPlus size={17} /> : <Bell size={17} />}
      {query ? label : 'Your job alerts'}
    </IconTextLink>
  )
}

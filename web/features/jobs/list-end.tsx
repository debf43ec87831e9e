import { chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SearchAnswer } from '../../../shared/api/jobs.ts'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { profileQuery } from '../../person/queries.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton, TextLink } from '../../ui/links.tsx'
import { hiddenFocus, hiddenQuery } from './hide.ts'
import { closedWords } from './results-words.ts'
import { type SearchState, toSearch } from './search-state.ts'

const HiddenDialog = lazyDialog(async () => (await import('./hidden-dialog.tsx')).HiddenDialog)

type AllHiddenProps = {
  state: SearchState
  /** Undefined for a list that no search found. */
  answer: SearchAnswer | undefined
  onTurn: (page: number) => void
}

/** In place of the rows. The hidden jobs stand below. */
export const AllHidden = ({ state, answer, onTurn }: AllHiddenProps) => {
  const next = answer && answer.page < answer.pages ? answer.page + 1 : null
  return (
    <chakra.p px="4" pt="4" color="fg.muted">
      {answer ? 'You have hidden all jobs of this page.' : 'You have hidden all jobs of this list.'}{' '}
      {next !== null && (
        <TextLink variant="text" to={toSearch({ ...state, page: next })} onClick={() => onTurn(next)}>
          Show the next page
        </TextLink>
      )}
    </chakra.p>
  )
}

/** Below the list: what it leaves out. */
export const LeftOut = ({ answer, state }: { answer: SearchAnswer | null; state: SearchState }) => {
  const [open, setOpen] = useState(false)
  const { data: hidden } = useQuery(hiddenQuery)
  const hasHidden = hidden !== undefined && hidden.jobs.length + hidden.employers.length > 0
  const hasClosed = answer !== null && (answer.closed > 0 || state.closed)
  return (
    <>
      {(hasHidden || hasClosed) && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="4"
          px="4"
          py="2"
          textStyle="small"
          color="fg.muted"
        >
          {hasClosed && <Closed answer={answer} state={state} />}
          {hasHidden && (
            <Button
              variant="ghost"
              size="sm"
              px="0"
              data-focus={hiddenFocus}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              Hidden jobs
            </Button>
          )}
        </chakra.div>
      )}
      <HiddenDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const Closed = ({ answer: { closed }, state }: { answer: SearchAnswer; state: SearchState }) => {
  const { data: profile } = useQuery(profileQuery)
  return (
    <chakra.p flex="1 0 100%">
      {state.closed ? 'Jobs that are not open to you are listed too.' : closedWords(closed, profile?.country)}{' '}
      <TextLink variant="text" preventScrollReset to={toSearch({ ...state, closed: !state.closed, page: 1 })}>
        {state.closed ? 'Leave them out' : closed === 1 ? 'Show it' : 'Show them'}
      </TextLink>
    </chakra.p>
  )
}

type PagingProps = { state: SearchState; answer: SearchAnswer; onTurn: (page: number) => void }

export const Paging = ({ state, answer: { page, pages }, onTurn }: PagingProps) => {
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
    <Flex as="nav" aria-label="Pages" align="center" justify="space-between" gap="3" wrap="wrap" p="3">
      {turn('Previous', page - 1)}
      <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
        Page {page} of {pages}
      </chakra.p>
      {turn('Next', page + 1)}
    </Flex>
  )
}

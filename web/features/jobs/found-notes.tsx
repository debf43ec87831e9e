import { chakra, Flex } from '@chakra-ui/react'
import type { SearchAnswer } from '../../../shared/api/jobs.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton, TextLink } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { AlertLink } from './results-bar.tsx'
import { correctedWords, isBeyondEnd, isNoneFound } from './results-words.ts'
import { filtersOn, noFilters, type SearchState, toSearch } from './search-state.ts'
import type { ChangeSearch } from './use-typed.ts'

type Props = {
  answer: SearchAnswer
  /** The search that is answered; null while the next answer is awaited. */
  state: SearchState | null
  onChange: ChangeSearch
}

/** Above the list: what the search understood, and what is listed where nothing matches. */
export const FoundNotes = ({ answer, state, onChange }: Props) => {
  const corrected = state && correctedWords(state, answer.corrected)
  const isBeyond = isBeyondEnd(answer)
  return (
    <>
      {corrected && <Message tone="info" text={corrected} />}
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
      {!isBeyond && isNoneFound(answer) && <NoneFound answer={answer} state={state} onChange={onChange} />}
    </>
  )
}

/** On plans without job matching. The rows of a search have no word of fit there, and the details of a job have it. */
export const FitNote = ({ inList }: { inList: boolean }) => (
  <chakra.p textStyle="meta" color="fg.subtle" {...(inList && { px: '4', pb: '2' })}>
    Open a job to see how well it fits you. On Pro, the list says so.{' '}
    <TextLink variant="text" to={paths.upgrade}>
      See the plans
    </TextLink>
  </chakra.p>
)

/** No job matches. The nearest ones follow, if there are any at all. */
const NoneFound = ({ answer: { relaxed, understood }, state, onChange }: Props) => (
  <chakra.div p="4" bg="bg.panel" border="1px solid {colors.border}" borderRadius="lg">
    <chakra.h3 textStyle="h2">No jobs found.</chakra.h3>
    <chakra.p mt="1" color="fg.muted" overflowWrap="anywhere">
      {relaxed
        ? relaxed.says
        : 'Try fewer words, another place, or all job types. Aiki may not read the boards that are linked here, and they may have more jobs.'}
    </chakra.p>
    {state && (
      <Flex mt="2" columnGap="4" align="center" wrap="wrap">
        {filtersOn(state.filters) > 0 && (
          <Button variant="outline" size="sm" onClick={() => onChange({ filters: noFilters })}>
            Clear filters
          </Button>
        )}
        <AlertLink terms={state} read={{ understood, corrected: [] }} label="Alert me when there is one" />
      </Flex>
    )}
  </chakra.div>
)

import { Link } from 'react-router-dom'
import type { SearchAnswer } from '../../../shared/api/jobs.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Message } from '../../ui/message.tsx'
import { AlertLink } from './alert-link.tsx'
import { correctedWords, isBeyondEnd } from './results-words.ts'
import { addressOf, type SearchState } from './search-state.ts'

type Props = {
  answer: SearchAnswer
  /** What it answers; null while another search is under way. */
  state: SearchState | null
}

/** What is to be said of a search that went well: other words than those typed, some of them only, or nothing found. */
export const FoundNotes = ({ answer, state }: Props) => {
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
          text="Some of the jobs have gone from their boards since this address was kept."
          action={
            <Button asChild>
              <Link to={{ search: `?${addressOf({ ...state, page: answer.pages })}` }}>
                {answer.pages === 1 ? 'Show them' : 'Show the last page'}
              </Link>
            </Button>
          }
        />
      )}
      {answer.jobs.length === 0 && !isBeyond && (
        <EmptyState
          motif="lozenge"
          title="No jobs found."
          text="Try fewer words, another place, or all job types. The boards below let nobody read them for you, and may have more."
          action={state && <AlertLink asked={state} corrected={[]} label="Alert me when there is one" />}
        />
      )}
    </>
  )
}

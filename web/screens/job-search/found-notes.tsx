import type { SearchAnswer } from '../../../shared/api/jobs.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Message } from '../../ui/message.tsx'
import { correctedWords } from './results-words.ts'

type Props = {
  answer: SearchAnswer
  /** Empty while another search is under way. */
  query: string
}

/** What is to be said of a search that went well: other words than those typed, some of them only, or nothing found. */
export const FoundNotes = ({ answer, query }: Props) => {
  const corrected = query && correctedWords(query, answer.corrected)
  return (
    <>
      {corrected && <Message tone="info" text={corrected} />}
      {answer.isLoosened && answer.jobs.length > 0 && (
        <Message tone="info" text="No job has all of your words. These have some of them." />
      )}
      {answer.jobs.length === 0 && (
        <EmptyState
          motif="lozenge"
          title="No jobs found."
          text="Try fewer words, another place, or all job types. The boards below let nobody read them for you, and may have more."
        />
      )}
    </>
  )
}

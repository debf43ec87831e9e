import { chakra } from '@chakra-ui/react'
import type { Job } from '../../../shared/api/jobs.ts'
import { postedWords } from './age-words.ts'
import { creditOf } from './board-words.ts'

type Props = {
  job: Job
  now: Date
  /** Its board did not answer when it was read last. */
  isStale: boolean
}

/** Whose advert it is, how old, and who else has it. */
export const SourceLine = ({ job, now, isStale }: Props) => {
  const { instant, age, full } = postedWords(job, now)
  const others = [...new Set(job.others.map(({ board }) => creditOf(board)))]
  return (
    <chakra.p textStyle="meta" color="fg.subtle" flex="1 1 14rem" minWidth="0">
      {creditOf(job.source.board)} ·{' '}
      <time dateTime={instant} title={full}>
        {age}
      </time>
      {others.length > 0 && ` · also on ${others.join(', ')}`}
      {isStale && <chakra.span color="warning.fg"> · its board did not answer lately</chakra.span>}
    </chakra.p>
  )
}

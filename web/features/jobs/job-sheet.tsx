import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/errors.ts'
import type { BoardStanding, Job } from '../../../shared/api/jobs.ts'
import { jobQuery } from '../../jobs/queries.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { JobDetails } from './job-details.tsx'
import { TrackButtons } from './track-buttons.tsx'

type Props = {
  /** Null while it takes its leave. */
  id: string | null
  /** As the results have it: shown until the rest of it has come. */
  known: Job | undefined
  boards: readonly BoardStanding[]
  now: Date
  isTracked: (job: Job) => boolean
  onClose: () => void
}

const isGone = (error: Error | null): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')

/** One job with its whole description. */
export const JobSheet = ({ id, known, boards, now, isTracked, onClose }: Props) => {
  const query = useQuery({ ...jobQuery(id ?? ''), enabled: id !== null })
  const job = query.data?.job ?? known
  const failed = query.isError && !query.isFetching
  const gone = failed && isGone(query.error)
  return (
    <Sheet
      open={id !== null}
      onClose={onClose}
      readFirst
      title={job?.title ?? (gone ? 'This job is no longer on its board' : 'Job')}
      {...(gone && {
        text: 'It was filled, or it was taken down. If you track it, it stays in your applications with its address.',
      })}
      finalFocus={() => document.querySelector<HTMLElement>(`[data-job="${id}"]`)}
      footer={
        job ? (
          <TrackButtons job={job} isTracked={isTracked(job)} />
        ) : (
          gone && <Button onClick={onClose}>Back to the search</Button>
        )
      }
    >
      {job && (
        <JobDetails
          job={job}
          now={now}
          isStale={boards.some(({ board, state }) => board === job.source.board && state === 'stale')}
          description={query.data?.description ?? (failed ? null : undefined)}
        />
      )}
      {!job && query.isFetching && <ThreadLines rows={8} label="Loading the job" />}
      {failed && !gone && (
        <LoadFailed
          text={
            job
              ? 'The whole advert could not be loaded.'
              : 'This job could not be loaded. Check your connection, then try again.'
          }
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </Sheet>
  )
}

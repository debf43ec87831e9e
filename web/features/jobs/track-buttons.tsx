import { useMutation } from '@tanstack/react-query'
import { ArrowUpRight, Bookmark, Check } from 'lucide-react'
import type { Job } from '../../../shared/api/jobs.ts'
import { Button } from '../../ui/button.tsx'
import { trackJob } from './track.ts'
import { alarmOf, webAddress } from './words.ts'

type Props = { job: Job; isTracked: boolean }

/**
 * Track Job and View Job. View Job also tracks the job. Track Job can be pressed for a tracked job, because its
 * application may have been deleted elsewhere.
 */
export const TrackButtons = ({ job, isTracked }: Props) => {
  const { mutate: save, isPending } = useMutation(trackJob)
  const { mutate: view } = useMutation(trackJob)
  const viewed = () => {
    if (!isTracked) view({ job, status: 'viewed' })
  }
  const label = isTracked ? 'Tracked' : 'Track Job'
  const href = webAddress(job.source.url)
  return (
    <>
      <Button
        variant="outline"
        loading={isPending}
        loadingText="Saving"
        onClick={() => save({ job, status: 'saved' })}
        aria-label={`${label}: ${job.title}`}
        {...(isTracked && { color: 'success.fg', borderColor: 'border' })}
      >
        {isTracked ? <Check size={17} /> : <Bookmark size={17} />}
        {label}
      </Button>
      {href && (
        <Button asChild variant={alarmOf(job.warnings)?.tone === 'error' ? 'outline' : 'subtle'}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`View Job: ${job.title} (new tab)`}
            onClick={viewed}
            onAuxClick={({ button }) => button === 1 && viewed()}
          >
            View Job
            <ArrowUpRight size={17} />
          </a>
        </Button>
      )}
    </>
  )
}

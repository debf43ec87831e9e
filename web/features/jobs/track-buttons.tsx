import { ArrowUpRight, Bookmark, Check } from 'lucide-react'
import type { Job } from '../../../shared/api/jobs.ts'
import { Button } from '../../ui/button.tsx'
import { useTrack } from './use-track.ts'
import { alarmOf, linkTo } from './words.ts'

type Props = { job: Job; isTracked: boolean }

/**
 * Track Job and View Job. The view is a link, so that the browser opens it at once, and its words name the job for who
 * hears them alone. One that is tracked can be pressed too: what the server knows may have changed.
 */
export const TrackButtons = ({ job, isTracked }: Props) => {
  const { saving, save, viewed } = useTrack(job, isTracked)
  const href = linkTo(job.source.url)
  const isAlarming = alarmOf(job.warnings)?.tone === 'error'
  return (
    <>
      <Button
        variant="outline"
        loading={saving}
        loadingText="Saving"
        onClick={save}
        aria-label={`${isTracked ? 'Tracked' : 'Track Job'}: ${job.title}`}
        {...(isTracked && { color: 'success.fg', borderColor: 'border' })}
      >
        {isTracked ? <Check size={17} /> : <Bookmark size={17} />}
        {isTracked ? 'Tracked' : 'Track Job'}
      </Button>
      {href && (
        <Button asChild variant={isAlarming ? 'outline' : 'subtle'}>
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

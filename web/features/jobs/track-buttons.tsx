import { ArrowUpRight, Bookmark, Check } from 'lucide-react'
import { useState } from 'react'
import type { Job } from '../../../shared/api/jobs.ts'
import { isSerious } from '../../../shared/domain/jobs/severity.ts'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { firstFocusable, moveFocusOn } from '../../ui/focus.ts'
import { LinkButton } from '../../ui/links.tsx'
import { applicationPath } from './track.ts'
import type { Tracked } from './tracked.ts'
import type { JobActions } from './use-job-actions.ts'
import { webAddress } from './words.ts'

const ViewQuestion = lazyDialog(async () => (await import('./view-question.tsx')).ViewQuestion)

type Props = { job: Job; tracked: Tracked | null; actions: Pick<JobActions, 'track' | 'view' | 'hasKeys'> }

/** Track Job and View Job. View Job also tracks the job; where the advert has a warning, it first says why. */
export const TrackButtons = ({ job, tracked, actions }: Props) => (
  <>
    <TrackButton job={job} tracked={tracked} {...actions} />
    <ViewButton job={job} view={actions.view} />
  </>
)

type TrackProps = Pick<Props, 'job' | 'tracked'> & Pick<JobActions, 'track' | 'hasKeys'>

/** For a tracked job, the way to its application. */
const TrackButton = ({ job, tracked, track, hasKeys }: TrackProps) => {
  const focus = `tracked-${job.id}`
  if (tracked && !tracked.isPending)
    return (
      <LinkButton
        variant="outline"
        color="success.fg"
        borderColor="border"
        to={applicationPath(tracked.id, job)}
        data-focus={focus}
        aria-label={`Tracked: ${job.title} (open the application)`}
        ref={moveFocusOn(() => firstFocusable(`track-${job.id}`))}
      >
        <Check size={17} />
        Tracked
      </LinkButton>
    )
  return (
    <Button
      variant="outline"
      data-focus={`track-${job.id}`}
      // The link to the application takes the place of the button.
      ref={moveFocusOn(() => firstFocusable(focus))}
      onClick={() => track(job)}
      aria-keyshortcuts={hasKeys ? 't' : undefined}
      aria-label={`${tracked ? 'Tracked' : 'Track Job'}: ${job.title}`}
      {...(tracked && { color: 'success.fg', borderColor: 'border' })}
    >
      {tracked ? <Check size={17} /> : <Bookmark size={17} />}
      {tracked ? 'Tracked' : 'Track Job'}
    </Button>
  )
}

const ViewButton = ({ job, view }: { job: Job } & Pick<JobActions, 'view'>) => {
  const [asking, setAsking] = useState(false)
  const href = webAddress(job.source.url)
  if (!href) return null
  if (isSerious(job.warnings))
    return (
      <>
        <Button
          variant="outline"
          aria-haspopup="dialog"
          aria-label={`View Job: ${job.title}`}
          onClick={() => setAsking(true)}
        >
          View Job
          <ArrowUpRight size={17} />
        </Button>
        <ViewQuestion
          open={asking}
          job={job}
          url={job.source.url}
          onClose={() => setAsking(false)}
          onView={() => {
            setAsking(false)
            view(job)
          }}
        />
      </>
    )
  return (
    <Button asChild variant="subtle">
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`View Job: ${job.title} (new tab)`}
        onClick={() => view(job)}
        onAuxClick={({ button }) => button === 1 && view(job)}
      >
        View Job
        <ArrowUpRight size={17} />
      </a>
    </Button>
  )
}

import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { OpenedJob } from './job-details.tsx'
import { TrackButtons } from './track-buttons.tsx'
import type { JobActions } from './use-job-actions.ts'
import { useOpenJob } from './use-open-job.ts'
import type { Search } from './use-search.ts'

type Props = {
  open: boolean
  id: string
  /** A link of another screen opened it. */
  isFromElsewhere: boolean
  search: Search
  actions: JobActions
  onClose: () => void
}

/** The details of a job over the list, where there is no room beside it. */
export const JobDialog = ({ open, id, isFromElsewhere, search, actions, onClose }: Props) => {
  const opened = useOpenJob(open ? id : null, search)
  const { job, isTakenDown } = opened
  return (
    <Sheet
      open={open}
      onClose={onClose}
      readFirst
      title={opened.title}
      text={isTakenDown && !job && opened.takenDownText}
      finalFocus={() => actions.focusAfter(id)}
      footer={
        job ? (
          <TrackButtons job={job} tracked={search.trackedAs(job)} actions={actions} />
        ) : (
          isTakenDown && <Button onClick={onClose}>{isFromElsewhere ? 'Back' : 'Back to the search'}</Button>
        )
      }
    >
      <OpenedJob opened={opened} search={search} actions={actions} />
    </Sheet>
  )
}

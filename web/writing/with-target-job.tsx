import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { firstFocusable } from '../ui/focus.ts'
import { LoadFailed, ThreadLines } from '../ui/loading.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { type TargetJob, type TargetJobQuery, useTargetJob } from './target-job.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** The job that the address names. */
  query: TargetJobQuery
  /** What else the dialog begins with is not there yet. */
  isWaiting?: boolean
  /** Why that could not be loaded. The person can't go on without it. */
  failure?: { readonly text: string; readonly busy: boolean; readonly retry: () => void } | null
  /** What the person can do without the job: 'paste its description'. */
  instead: string
  /** Names of buttons that may take the focus afterwards (see firstFocusable). */
  focus: readonly string[]
  /** The dialog itself. The job is chosen once: what the person types is not lost to news. */
  children: (job: TargetJob | null) => ReactNode
}

/** Loads the job that a dialog is for, before the dialog begins. Without it, the person can go on all the same. */
export const WithTargetJob = (props: Props) => {
  const { open, onClose, title, query, isWaiting = false, instead, focus, children } = props
  const state = useTargetJob(query)
  const [chosen, setChosen] = useState<{ readonly job: TargetJob | null } | null>(null)
  if (!chosen && !isWaiting && (state.state === 'none' || state.state === 'found'))
    setChosen({ job: state.state === 'found' ? state.job : null })
  if (chosen && !isWaiting) return children(chosen.job)
  const withoutJob = !chosen &&
    !props.failure &&
    state.state === 'failed' && {
      text: `The job could not be loaded. It may have ended. You can go on, and ${instead}.`,
      busy: state.busy,
      retry: state.retry,
    }
  const failure = props.failure || withoutJob
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      readFirst
      finalFocus={() => firstFocusable(...focus)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          {withoutJob && <Button onClick={() => setChosen({ job: null })}>Go on without it</Button>}
        </>
      }
    >
      {failure ? (
        <LoadFailed text={failure.text} busy={failure.busy} onRetry={failure.retry} />
      ) : (
        <ThreadLines rows={6} label={state.state === 'none' ? 'Loading' : 'Loading the job'} />
      )}
    </Sheet>
  )
}

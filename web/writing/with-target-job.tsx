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
  /** The dialog also waits for other data. */
  isWaiting?: boolean
  /** The other data could not be loaded. The person can't go on without it. */
  failure?: { readonly text: string; readonly busy: boolean; readonly retry: () => void } | null
  /** What the person can do without the job: 'paste its description'. */
  alternative: string
  /** Names of buttons that take the focus when the dialog has closed (see firstFocusable). */
  focusTargets: readonly string[]
  /** The dialog. The job does not change while the dialog is open, because that would reset what the person typed. */
  children: (job: TargetJob | null) => ReactNode
}

/** Loads the target job before a dialog opens. If that fails, the person can go on without the job. */
export const WithTargetJob = (props: Props) => {
  const { open, onClose, title, query, isWaiting = false, alternative, focusTargets, children } = props
  const state = useTargetJob(query)
  const [chosen, setChosen] = useState<{ readonly job: TargetJob | null } | null>(null)
  if (!chosen && !isWaiting && (state.state === 'none' || state.state === 'found'))
    setChosen({ job: state.state === 'found' ? state.job : null })
  if (chosen && !isWaiting) return children(chosen.job)
  const withoutJob = !chosen &&
    !props.failure &&
    state.state === 'failed' && {
      text: `The job could not be loaded. It may be closed. You can continue, and ${alternative}.`,
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
      finalFocus={() => firstFocusable(...focusTargets)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          {withoutJob && <Button onClick={() => setChosen({ job: null })}>Continue without the job</Button>}
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

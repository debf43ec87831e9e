import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Tier } from '../../../../shared/lists.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { ThreadLines } from '../../../ui/thread-lines.tsx'
import { resumeQuery } from '../../../writing/resume-queries.ts'
import { type TargetJobQuery, useTargetJob } from '../../../writing/target-job.ts'
import { firstFocusable } from '../../applications/focus.ts'
import { generateButton } from '../focus.ts'
import type { Beginning } from './draft.ts'
import { GenerateSheet } from './generate-sheet.tsx'

type Props = {
  open: boolean
  sub: string
  rewriting: string | null
  aim: TargetJobQuery
  tier: Tier
  primaryId: string | null
  onClose: () => void
}

const noAim: TargetJobQuery = { application: null, job: null }

/** Brings what the dialog begins with: the resume that is written anew, and the job that it is for. */
export const GenerateOpening = ({ sub, rewriting, aim: asked, ...rest }: Props) => {
  /** Chosen once: what somebody types is not thrown away by news. */
  const [beginning, setBeginning] = useState<Beginning | null>(null)
  const [withoutJob, setWithoutJob] = useState(false)
  const aim = useTargetJob(beginning ? noAim : asked)
  const whole = useQuery({ ...resumeQuery(rewriting ?? ''), enabled: rewriting !== null && rest.open })
  const resume = whole.data?.resume ?? null
  const isAimKnown = withoutJob || aim.state === 'none' || aim.state === 'found'
  if (!beginning && isAimKnown && (rewriting === null || resume))
    setBeginning({ sub, rewriting: resume, aim: aim.state === 'found' ? aim.job : null })
  if (beginning) return <GenerateSheet beginning={beginning} {...rest} />

  const failed = whole.isError
    ? {
        text: 'The resume could not be loaded. It is safe with us, if nobody deleted it.',
        retry: () => void whole.refetch(),
        busy: whole.isFetching,
      }
    : aim.state === 'failed' && {
        text: 'The job could not be loaded. It may have ended. You can go on, and paste its description.',
        retry: aim.retry,
        busy: aim.busy,
      }
  return (
    <Sheet
      open={rest.open}
      onClose={rest.onClose}
      title={rewriting === null ? 'Generate Resume' : 'Rewrite Resume'}
      readFirst
      finalFocus={() => firstFocusable(generateButton)}
      footer={
        <>
          <Button variant="outline" onClick={rest.onClose}>
            Cancel
          </Button>
          {!whole.isError && aim.state === 'failed' && (
            <Button onClick={() => setWithoutJob(true)}>Go on without it</Button>
          )}
        </>
      }
    >
      {failed ? (
        <LoadFailed text={failed.text} busy={failed.busy} onRetry={failed.retry} />
      ) : (
        <ThreadLines rows={6} label="Loading what it begins with" />
      )}
    </Sheet>
  )
}

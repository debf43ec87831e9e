import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profileQuery } from '../../../person/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { ThreadLines } from '../../../ui/thread-lines.tsx'
import { type TargetJob, type TargetJobQuery, useTargetJob } from '../../../writing/target-job.ts'
import { firstFocusable } from '../../applications/focus.ts'
import { startButton } from '../focus.ts'
import type { Beginning } from './draft.ts'
import { industryOf } from './fields.ts'
import { StartSheet } from './start-sheet.tsx'

type Props = { open: boolean; sub: string; aim: TargetJobQuery; onClose: () => void }

/** Brings the job that the practice is for, and the person's own line of work. */
export const StartOpening = ({ open, sub, aim: asked, onClose }: Props) => {
  const aim = useTargetJob(asked)
  const { data: profile, isPending } = useQuery(profileQuery)
  /** Chosen once: what somebody types is not thrown away by news. */
  const [beginning, setBeginning] = useState<Beginning | null>(null)
  const beginWith = (aim: TargetJob | null) =>
    setBeginning({ sub, aim, industry: industryOf(profile?.industry), ownTitle: profile?.jobTitle ?? '' })
  if (!beginning && !isPending && (aim.state === 'none' || aim.state === 'found'))
    beginWith(aim.state === 'found' ? aim.job : null)
  if (beginning) return <StartSheet open={open} beginning={beginning} onClose={onClose} />
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Start Practice"
      readFirst
      finalFocus={() => firstFocusable(startButton)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          {aim.state === 'failed' && <Button onClick={() => beginWith(null)}>Go on without it</Button>}
        </>
      }
    >
      {aim.state === 'failed' ? (
        <LoadFailed
          text="The job could not be loaded. It may have ended. You can go on, and name it yourself."
          busy={aim.busy}
          onRetry={aim.retry}
        />
      ) : (
        <ThreadLines rows={6} label="Loading" />
      )}
    </Sheet>
  )
}

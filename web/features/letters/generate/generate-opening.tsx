import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { ThreadLines } from '../../../ui/thread-lines.tsx'
import { type AimQuery, useAim } from '../../../writing/aim.ts'
import { firstFocusable } from '../../applications/focus.ts'
import { generateButton } from '../focus.ts'
import type { Beginning } from './draft.ts'
import { GenerateSheet } from './generate-sheet.tsx'

type Props = {
  open: boolean
  sub: string
  aim: AimQuery
  onWritten: (id: string) => void
  onClose: () => void
}

/** Brings the job that the letter is for. */
export const GenerateOpening = ({ sub, aim: asked, ...rest }: Props) => {
  const aim = useAim(asked)
  /** Chosen once: what somebody types is not thrown away by news. */
  const [beginning, setBeginning] = useState<Beginning | null>(null)
  if (!beginning && (aim.state === 'none' || aim.state === 'found'))
    setBeginning({ sub, aim: aim.state === 'found' ? aim.aim : null })
  if (beginning) return <GenerateSheet beginning={beginning} {...rest} />
  return (
    <Sheet
      open={rest.open}
      onClose={rest.onClose}
      title="Generate Cover Letter"
      readFirst
      finalFocus={() => firstFocusable(generateButton)}
      footer={
        <>
          <Button variant="outline" onClick={rest.onClose}>
            Cancel
          </Button>
          {aim.state === 'failed' && (
            <Button onClick={() => setBeginning({ sub, aim: null })}>Go on without it</Button>
          )}
        </>
      }
    >
      {aim.state === 'failed' ? (
        <LoadFailed
          text="The job could not be loaded. It may have ended. You can go on, and paste its description."
          busy={aim.busy}
          onRetry={aim.retry}
        />
      ) : (
        <ThreadLines rows={6} label="Loading the job" />
      )}
    </Sheet>
  )
}

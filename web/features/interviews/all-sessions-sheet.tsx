import type { Interview } from '../../../shared/api/interviews.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { firstFocusable } from '../applications/focus.ts'
import { allButton, startButton } from './focus.ts'
import { SessionRows } from './session-rows.tsx'

type Props = {
  open: boolean
  interviews: readonly Interview[]
  onDetails: (id: string) => void
  onClose: () => void
}

export const AllSessionsSheet = ({ open, interviews, onDetails, onClose }: Props) => (
  <Sheet
    open={open}
    onClose={onClose}
    wide
    readFirst
    title="All practice sessions"
    text={`${interviews.length} ${interviews.length === 1 ? 'session' : 'sessions'}, newest first.`}
    finalFocus={() => firstFocusable(allButton, startButton)}
  >
    <SessionRows shown={interviews} all={interviews} onDetails={onDetails} />
  </Sheet>
)

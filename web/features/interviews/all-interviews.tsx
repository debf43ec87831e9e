import type { Interview } from '../../../shared/api/interviews.ts'
import { firstFocusable } from '../../ui/focus.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { InterviewRows } from './interview-list.tsx'

type Props = {
  open: boolean
  interviews: readonly Interview[]
  onDetails: (id: string) => void
  onClose: () => void
}

export const AllInterviews = ({ open, interviews, onDetails, onClose }: Props) => (
  <Sheet
    open={open}
    onClose={onClose}
    wide
    readFirst
    title="All practice sessions"
    text={`${interviews.length} ${interviews.length === 1 ? 'session' : 'sessions'}, newest first.`}
    finalFocus={() => firstFocusable('all-sessions', 'start-practice')}
  >
    <InterviewRows shown={interviews} all={interviews} onDetails={onDetails} />
  </Sheet>
)

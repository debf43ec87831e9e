import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** What is to come, and what will never come. */
export const AutoApply = ({ isLocked }: { isLocked: boolean }) => (
  <EmptyState
    motif="letter"
    title="Auto-Apply Coming Soon"
    text="It will fill in the forms of jobs that you choose, from your profile and your resume, and wait for your yes. No job is ever applied for without you."
    action={
      isLocked && (
        <Button asChild>
          <Link to={paths.upgrade}>Upgrade to use Auto-Apply</Link>
        </Button>
      )
    }
  />
)

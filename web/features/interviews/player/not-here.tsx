import { Link } from 'react-router-dom'
import type { InterviewSession } from '../../../../shared/api/interviews.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { textsOf } from './shown.ts'
import { UnsentWords } from './unsent-words.tsx'

type Props = { sub: string; id: string; session: InterviewSession | undefined }

/** The session was deleted, or the address is not right. What was written is still to be had. */
export const NotHere = ({ sub, id, session }: Props) => (
  <>
    <PageHead title="This practice session is not here any more" />
    <EmptyState
      motif="lozenge"
      title="It was deleted, or the address is mistyped"
      text="Your other sessions are where you left them."
      action={
        <Button asChild>
          <Link to={paths.interviewCoach}>See my sessions</Link>
        </Button>
      }
    />
    <UnsentWords sub={sub} id={id} known={session ? textsOf(session) : []} />
  </>
)

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { ApiError } from '../../../shared/api/errors.ts'
import type { InterviewSession } from '../../../shared/api/interviews.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { isNotFound } from '../../kit/request-error.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.tsx'
import { timing } from '../../timing.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { InterviewResult } from './interview-result.tsx'
import { interviewQuery } from './interviews.ts'
import { Player } from './player.tsx'
import { LeaveLink } from './player-head.tsx'
import { textsOf } from './shown-feedback.ts'
import { UnsentAnswers } from './unsent-answers.tsx'

/** How often the interview is loaded again while an answer is being scored for another page of the person. */
const reloadsAtMost = 20

/** An address that is mistyped names no interview either. */
const isMissing = (error: unknown): boolean =>
  isNotFound(error) || (error instanceof ApiError && error.code === 'invalid_input')

const isScoring = ({ interview, answers }: InterviewSession): boolean =>
  !interview.completed && answers.some(({ feedback }) => feedback === null)

/** One interview: to be answered, or how it went. Another one, such as by Practice Again, begins afresh. */
export const PracticeRoute = () => {
  const { id = '' } = useParams()
  return <Practice key={id} id={id} />
}

const Practice = ({ id }: { id: string }) => {
  const session = useSession()
  const { data, error, isLoadingError, isFetching, isStale, refetch } = useQuery({
    ...interviewQuery(id),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data && isScoring(state.data) && state.dataUpdateCount < reloadsAtMost
        ? timing.interviewLook
        : false,
  })
  // What is older than the answers of another device would begin at the wrong question.
  const [begun, setBegun] = useState<{ readonly completed: boolean } | null>(null)
  if (data && !begun && !(isFetching && isStale)) setBegun({ completed: data.interview.completed })

  if (session.state === 'signed-out') return null
  const { sub } = session.person
  if (isMissing(error)) return <NotHere sub={sub} id={id} whole={data} />
  if (data && begun)
    return data.interview.completed ? (
      <InterviewResult whole={data} sub={sub} isNew={!begun.completed} />
    ) : (
      <Player whole={data} sub={sub} />
    )
  return (
    <>
      <LeaveLink words="Interview Coach" />
      <PageHead title="Interview Practice" />
      <Loaded
        query={{ data: undefined, isPending: !isLoadingError, isFetching, isLoadingError, refetch }}
        loading="Loading your practice session"
        failed="This session could not be loaded. It is safe with us, and so is what you typed. Check your connection, then try again."
      >
        {() => null}
      </Loaded>
    </>
  )
}

type NotHereProps = { sub: string; id: string; whole: InterviewSession | undefined }

/** The interview was deleted, or the address is mistyped. What was written is still to be had. */
const NotHere = ({ sub, id, whole }: NotHereProps) => (
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
    <UnsentAnswers sub={sub} id={id} known={whole ? textsOf(whole) : []} />
  </>
)

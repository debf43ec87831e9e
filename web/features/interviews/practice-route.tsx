import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { ApiError } from '../../../shared/api/errors.ts'
import type { InterviewSession } from '../../../shared/api/interviews.ts'
import { isNotFound } from '../../kit/request-error.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.tsx'
import { timing } from '../../timing.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed, ThreadLines } from '../../ui/loading.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { InterviewResult } from './interview-result.tsx'
import { interviewQuery } from './interviews.ts'
import { Player } from './player.tsx'
import { LeaveLink } from './player-head.tsx'
import { textsOf } from './shown-feedback.ts'
import { UnsentAnswers } from './unsent-answers.tsx'

/** The limit of reloads while another page of the person waits for a score. */
const reloadsAtMost = 20

/** A mistyped id is invalid input. */
const isMissing = (error: unknown): boolean =>
  isNotFound(error) || (error instanceof ApiError && error.code === 'invalid_input')

const isScoring = ({ interview, answers }: InterviewSession): boolean =>
  !interview.completed && answers.some(({ feedback }) => feedback === null)

/** One interview: the player, or the result once it is completed. The key resets the state for each interview. */
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
  // Waits for fresh data, because old data may lack answers from another device and begin at the wrong question.
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
      {isLoadingError ? (
        <LoadFailed
          text="This session could not be loaded. It is safe with us, and so is what you typed. Check your connection, then try again."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Panel inset="card" maxW="reading">
          <ThreadLines rows={6} label="Loading your practice session" />
        </Panel>
      )}
    </>
  )
}

type NotHereProps = { sub: string; id: string; whole: InterviewSession | undefined }

/** The answers that this page still knows are shown, so that the person can copy them. */
const NotHere = ({ sub, id, whole }: NotHereProps) => (
  <>
    <PageHead title="This practice session is not here any more" />
    <EmptyState
      motif="lozenge"
      title="It was deleted, or the link is wrong"
      text="Your other sessions are where you left them."
      action={
        <Button asChild>
          <Link to={paths.interviewCoach}>See my sessions</Link>
        </Button>
      }
    />
    <UnsentAnswers sub={sub} id={id} deleted={whole ? textsOf(whole) : []} />
  </>
)

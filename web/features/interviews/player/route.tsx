import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { ApiError } from '../../../../shared/api/errors.ts'
import type { InterviewSession } from '../../../../shared/api/interviews.ts'
import { useSession } from '../../../session/session.tsx'
import { timing } from '../../../timing.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ThreadLines } from '../../../ui/thread-lines.tsx'
import { interviewQuery } from '../practice/practice-queries.ts'
import { Complete } from './complete.tsx'
import { NotHere } from './not-here.tsx'
import { Player } from './player.tsx'
import { LeaveLink } from './practice-head.tsx'

/** How often an answer is looked at that is being scored for another page of the person. */
const looksAtMost = 20

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')

const isWaiting = ({ interview, answers }: InterviewSession): boolean =>
  !interview.completed && answers.some(({ feedback }) => feedback === null)

/** One practice session: to be answered, or how it went. Another one, such as Practice Again, begins afresh. */
export const PracticeRoute = () => {
  const { id = '' } = useParams()
  return <Practice key={id} id={id} />
}

const Practice = ({ id }: { id: string }) => {
  const session = useSession()
  const { data, error, isPending, isLoadingError, isFetching, isStale, refetch } = useQuery({
    ...interviewQuery(id),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data && isWaiting(state.data) && state.dataUpdateCount < looksAtMost
        ? timing.interviewLook
        : false,
  })
  // What is older than another device's answers would begin at the wrong question.
  const [begun, setBegun] = useState<{ completed: boolean } | null>(null)
  if (data && !begun && !(isFetching && isStale)) setBegun({ completed: data.interview.completed })

  if (session.state === 'signed-out') return null
  const { sub } = session.person
  if (isMissing(error)) return <NotHere sub={sub} id={id} session={data} />
  if (data && begun)
    return data.interview.completed ? (
      <Complete session={data} sub={sub} isNew={!begun.completed} />
    ) : (
      <Player session={data} sub={sub} />
    )
  return (
    <>
      <LeaveLink words="Interview Coach" />
      <PageHead title="Interview Practice" />
      {(isPending || data) && (
        <Panel inset="card" maxW="reading">
          <ThreadLines rows={6} label="Loading your practice session" />
        </Panel>
      )}
      {isLoadingError && (
        <LoadFailed
          text="This session could not be loaded. It is safe with us, and so is what you typed. Check your connection, then try again."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  )
}

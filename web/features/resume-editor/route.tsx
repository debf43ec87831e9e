import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { ApiError } from '../../../shared/api/errors.ts'
import { useSession } from '../../session/session.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { notify } from '../../ui/notify.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { resumeQuery } from '../../writing/resume-queries.ts'
import { Editor } from './editor.tsx'
import { BackLink } from './head.tsx'
import { NotHere } from './not-here.tsx'

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null)

/** One resume, to be read and edited. `?sheet=versions`, `changes` or `tailor` opens a dialog over it. */
export const ResumeRoute = () => {
  const session = useSession()
  const { id = '' } = useParams()
  const { data, error, isPending, isLoadingError, isFetching, refetch } = useQuery(resumeQuery(id))
  const code = codeOf(error)
  const isMissing = code === 'not_found' || code === 'invalid_input'

  useEffect(() => {
    if (isLoadingError && !isMissing && code !== 'unauthenticated')
      notify({ kind: 'error', title: 'Error', description: 'Failed to fetch resumes' })
  }, [isLoadingError, isMissing, code])

  if (session.state === 'signed-out') return null
  const { sub } = session.person
  if (data) return <Editor key={id} {...data} sub={sub} isGone={isMissing} />
  if (isLoadingError && isMissing) return <NotHere sub={sub} id={id} />
  return (
    <>
      <BackLink />
      <PageHead title="Resume" />
      {isPending && (
        <Panel inset="card">
          <ThreadLines rows={10} label="Loading your resume" />
        </Panel>
      )}
      {isLoadingError && (
        <LoadFailed
          text="This resume could not be loaded. It is safe with us. Check your connection, then try again."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../../shared/api/errors.ts'
import { settingsQuery } from '../../person/queries.ts'
import { useSession } from '../../session/session.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { notify } from '../../ui/notify.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { Switches } from './switches.tsx'

export const NotificationsRoute = () => {
  const session = useSession()
  const { data: settings, error, isPending, isFetching, isLoadingError, refetch } = useQuery(settingsQuery)

  useEffect(() => {
    if (error && isLoadingError && !(error instanceof ApiError && error.code === 'unauthenticated'))
      notify({ kind: 'error', title: 'Error', description: 'Failed to load notification preferences' })
  }, [error, isLoadingError])

  if (session.state === 'signed-out') return null
  return (
    <>
      <PageHead title="Notification Preferences" text="What you hear of, and by which way." />
      {isPending && (
        <Panel inset="card">
          <ThreadLines rows={8} label="Loading preferences..." />
        </Panel>
      )}
      {isLoadingError && (
        <LoadFailed
          text="Your notification preferences could not be loaded. They are safe with us. Please try again."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {settings && <Switches settings={settings} sub={session.person.sub} />}
    </>
  )
}

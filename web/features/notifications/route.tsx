import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Loaded } from '../../kit/loaded.tsx'
import { isSignedOut } from '../../kit/request-error.ts'
import { settingsQuery } from '../../person/queries.ts'
import { useSession } from '../../session/session.tsx'
import { notify } from '../../ui/notify.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Switches } from './switches.tsx'

export const NotificationsRoute = () => {
  const session = useSession()
  const query = useQuery(settingsQuery)
  const { error, isLoadingError } = query

  // Not `meta.failed` of the query, because every screen loads the settings, and only this one shows them.
  useEffect(() => {
    if (isLoadingError && !isSignedOut(error))
      notify({ kind: 'error', title: 'Error', description: 'Failed to load notification preferences' })
  }, [error, isLoadingError])

  if (session.state === 'signed-out') return null
  return (
    <>
      <PageHead title="Notification Preferences" text="What you hear of, and by which way." />
      <Loaded
        query={query}
        loading="Loading preferences..."
        rows={8}
        wide
        failed="Your notification preferences could not be loaded. They are safe with us. Please try again."
      >
        {settings => <Switches settings={settings} sub={session.person.sub} />}
      </Loaded>
    </>
  )
}

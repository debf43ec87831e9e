import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Loaded } from '../../kit/loaded.tsx'
import { isSignedOut } from '../../kit/request-error.ts'
import { settingsQuery } from '../../person/queries.ts'
import { ReturnedMail } from '../../person/returned-mail.tsx'
import { notify } from '../../ui/notify.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Switches } from './switches.tsx'

export const NotificationsRoute = () => {
  const query = useQuery(settingsQuery)
  const { error, isLoadingError } = query

  // Not `meta.failed` of the query, because every screen loads the settings, and only this one shows them.
  useEffect(() => {
    if (isLoadingError && !isSignedOut(error))
      notify({ kind: 'error', title: 'Error', description: 'Failed to load notification preferences' })
  }, [error, isLoadingError])

  return (
    <>
      <PageHead
        title="Notification Preferences"
        text="Choose what we tell you, by email and in the app. Each change is saved at once."
      />
      <ReturnedMail />
      <Loaded
        query={query}
        loading="Loading preferences..."
        rows={8}
        failed="Your notification preferences could not be loaded. They are safe with us. Please try again."
      >
        {settings => <Switches settings={settings} />}
      </Loaded>
    </>
  )
}

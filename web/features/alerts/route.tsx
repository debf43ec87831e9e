import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { alertsAtMost } from '../../../shared/api/alerts.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import { usePart } from '../../kit/use-part.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { notify } from '../../ui/notify.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { AlertList } from './alert-list.tsx'
import { Dialogs } from './dialogs.tsx'
import { newButton } from './focus.ts'
import { prefillOf } from './prefill.ts'
import { alertsQuery } from './queries.ts'

/**
 * Job Alerts. `?sheet=new` opens the form of a new one, filled in by `&q=…&location=…&type=…`; `?edit=<id>` that of one
 * there is; `?alert=<id>` shows one of the list.
 */
export const JobAlertsRoute = () => {
  const session = useSession()
  const { search } = useLocation()
  const { part: sheet, open: openSheet, close: closeSheet } = usePart('sheet')
  const { part: editing, open: edit, close: closeEdit } = usePart('edit')
  const { data, error, isPending, isFetching, isLoadingError, refetch } = useQuery(alertsQuery)

  useEffect(() => {
    if (error && isLoadingError && !(error instanceof ApiError && error.code === 'unauthenticated'))
      notify({ kind: 'error', title: 'Error', description: 'Failed to load job alerts' })
  }, [error, isLoadingError])

  if (session.state === 'signed-out') return null
  const alerts = data?.alerts ?? []
  const isFull = alerts.length >= alertsAtMost
  const add = () => openSheet('new')
  return (
    <>
      <PageHead
        title="Job Alerts"
        text="New jobs that fit, brought to you."
        actions={
          alerts.length > 0 &&
          !isFull && (
            <Button data-focus={newButton} onClick={add}>
              <Plus />
              New alert
            </Button>
          )
        }
      />
      {isPending && (
        <Panel inset="card" maxW="reading">
          <ThreadLines rows={6} label="Loading your job alerts" />
        </Panel>
      )}
      {isLoadingError && (
        <LoadFailed
          text="Your job alerts could not be loaded. They are safe with us, and go on telling you of jobs."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <AlertList {...data} named={new URLSearchParams(search).get('alert')} onAdd={add} onEdit={edit} />
          <Dialogs
            sub={session.person.sub}
            alerts={alerts}
            fastest={data.fastest}
            isAdding={sheet === 'new'}
            editing={editing}
            prefill={prefillOf(search)}
            onClose={sheet === 'new' ? closeSheet : closeEdit}
          />
        </>
      )}
    </>
  )
}

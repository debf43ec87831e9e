import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { alertsAtMost } from '../../../shared/api/alerts.ts'
import { errors } from '../../../shared/api/errors.ts'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { useNewDialog } from '../../kit/use-new-dialog.ts'
import { useOpenRow } from '../../kit/use-open-row.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { firstFocusable, moveFocusOn } from '../../ui/focus.ts'
import { notify } from '../../ui/notify.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertList } from './alert-list.tsx'
import { prefillOf, wantedPlaces } from './prefill.ts'
import { alertsQuery } from './queries.ts'

const AlertDialog = lazyDialog(async () => (await import('./alert-dialog.tsx')).AlertDialog, {
  preload: true,
})

const NotHere = lazyDialog(async () => (await import('../../kit/not-here.tsx')).NotHere)

/**
 * Job Alerts. `?sheet=new` opens the form of a new alert, filled in from `&q=…&location=…&type=…`; `?edit=<id>` opens the
 * form of an alert; `?alert=<id>` scrolls to one.
 */
export const JobAlertsRoute = () => {
  const session = useSession()
  const address = useAddress()
  const { params } = address
  const query = useQuery(alertsQuery)
  const alerts = query.data?.alerts ?? []
  const edited = useOpenRow(query.data?.alerts, params.get('edit'))
  const creating = useNewDialog({
    address,
    limit: query.data && (alerts.length >= alertsAtMost ? errors.too_many_alerts.message : null),
    onLimit: description => notify({ kind: 'error', title: 'Error', description }),
  })
  if (session.state === 'signed-out') return null
  const isEditing = edited.open && edited.row !== null
  return (
    <>
      <PageHead
        title="Job Alerts"
        text="Aiki tells you when a new job fits."
        actions={
          alerts.length > 0 &&
          alerts.length < alertsAtMost && (
            // The button of the empty list takes the focus when the last alert is deleted.
            <Button
              ref={moveFocusOn(() => firstFocusable('new-alert'))}
              data-focus="new-alert"
              onClick={creating.show}
            >
              <Plus />
              New alert
            </Button>
          )
        }
      />
      <Loaded
        query={query}
        loading="Loading your job alerts"
        failed="Your job alerts could not be loaded. They are safe with us, and they still tell you about new jobs."
      >
        {list => (
          <>
            <AlertList
              {...list}
              named={params.get('alert')}
              onAdd={creating.show}
              onEdit={id => address.open({ edit: id })}
            />
            <AlertDialog
              open={creating.open || isEditing}
              row={isEditing ? edited.row : null}
              prefill={prefillOf(params.toString())}
              wanted={wantedPlaces(params.toString())}
              fastest={list.fastest}
              sub={session.person.sub}
              onClose={() => (isEditing ? address.close('edit') : creating.close())}
            />
            <NotHere
              open={edited.open && edited.row === null}
              noun="alert"
              backLabel="Back to the alerts"
              focusTargets={['new-alert']}
              onClose={() => address.close('edit')}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

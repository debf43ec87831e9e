import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { alertsAtMost } from '../../../shared/api/alerts.ts'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { useOpenRow } from '../../kit/use-open-row.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { AlertList } from './alert-list.tsx'
import { prefillOf } from './prefill.ts'
import { alertsQuery } from './queries.ts'

const AlertDialog = lazyDialog(async () => (await import('./alert-dialog.tsx')).AlertDialog, {
  preload: true,
})

/**
 * Job Alerts. `?sheet=new` opens the form of a new alert, filled in by `&q=…&location=…&type=…`; `?edit=<id>` that of an
 * alert there is; `?alert=<id>` shows one of the list.
 */
export const JobAlertsRoute = () => {
  const session = useSession()
  const { params, open, close } = useAddress()
  const query = useQuery(alertsQuery)
  const alerts = query.data?.alerts ?? []
  const edited = useOpenRow(query.data?.alerts, params.get('edit'))
  const isAdding = params.get('sheet') === 'new'
  if (session.state === 'signed-out') return null
  const add = () => open({ sheet: 'new' })
  return (
    <>
      <PageHead
        title="Job Alerts"
        text="New jobs that fit, brought to you."
        actions={
          alerts.length > 0 &&
          alerts.length < alertsAtMost && (
            <Button data-focus="new-alert" onClick={add}>
              <Plus />
              New alert
            </Button>
          )
        }
      />
      <Loaded
        query={query}
        loading="Loading your job alerts"
        failed="Your job alerts could not be loaded. They are safe with us, and go on telling you of jobs."
      >
        {list => (
          <>
            <AlertList {...list} named={params.get('alert')} onAdd={add} onEdit={id => open({ edit: id })} />
            <AlertDialog
              open={isAdding || (edited.open && edited.row !== null)}
              row={isAdding ? null : edited.row}
              prefill={prefillOf(params.toString())}
              fastest={list.fastest}
              sub={session.person.sub}
              onClose={() => close(isAdding ? 'sheet' : 'edit')}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ulid } from 'ulid'
import type { Alert } from '../../../shared/api/alerts.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import type { AlertFrequency } from '../../../shared/lists.ts'
import { api } from '../../api/api.ts'
import { changedFields, pick } from '../../forms/changes.ts'
import { FormDialog } from '../../kit/form-dialog.tsx'
import { useVersionedForm } from '../../kit/use-versioned-form.ts'
import { settingsQuery } from '../../person/queries.ts'
import { notify } from '../../ui/notify.ts'
import { AlertFields, FromPreferences } from './alert-fields.tsx'
import {
  type AlertValues,
  alertDifferences,
  alertDraft,
  alertFieldNames,
  alertFields,
  alertGoesOn,
  emptyFields,
  type AlertFields as Fields,
  fieldsOf,
  newAlert,
} from './alert-form.ts'
import type { Prefill } from './prefill.ts'
import { alertRows, alertsQuery, reloadAlert } from './queries.ts'
import { silencedBy } from './words.ts'

type Props = {
  open: boolean
  /** Null: a new alert. */
  row: Alert | null
  /** What a new alert begins with. */
  prefill: Prefill | null
  /** The most often that the plan allows: what a new alert is set to. */
  fastest: AlertFrequency
  sub: string
  onClose: () => void
}

const update = (id: string, version: number, changes: Partial<AlertValues>) =>
  api.alerts.update({ params: { id }, body: { ...changes, version } })

/** A create sent again may find what an earlier one stored: then what was typed since follows as an edit. */
const create = async (id: string, values: AlertValues, again: boolean): Promise<Alert> => {
  const stored = await api.alerts.create({ body: { id, ...newAlert(values) } })
  const left = again ? changedFields(alertFields.parse(fieldsOf(stored)), values) : []
  return left.length > 0 ? update(id, stored.version, pick(values, left)) : stored
}

const useAlertForm = ({ row, prefill, fastest, sub, onClose }: Props) => {
  const client = useQueryClient()
  return useVersionedForm<Alert, Fields, AlertValues>({
    row,
    idOf: ({ id }) => id,
    draftOf: id => alertDraft(sub, id ?? (prefill ? 'search' : 'new')),
    goesOn: alertGoesOn,
    fieldsOf: alert => (alert ? fieldsOf(alert) : { ...emptyFields(fastest), ...prefill }),
    resolver: zodResolver(alertFields),
    names: alertFieldNames,
    mutationKey: [...alertsQuery.queryKey, 'save'],
    reload: id => reloadAlert(client, id),
    update,
    create: { freshId: ulid, send: create },
    fieldErrorOf: error =>
      error instanceof ApiError && error.code === 'upgrade_required'
        ? { field: 'frequency', message: error.message }
        : null,
    toastOf: (error, isNew) => {
      // The plan or the alerts are not as they were shown.
      if (error instanceof ApiError) void alertRows.reload(client)
      return {
        kind: 'error',
        title: 'Error',
        description: isNew ? 'Failed to create job alert' : 'Failed to update job alert',
      }
    },
    onSaved: (alert, { wasCreated, hasMore }) => {
      void alertRows.put(client, alert)
      notify({
        kind: 'success',
        title: wasCreated ? 'Alert Created' : 'Alert Updated',
        description: `“${alert.title}” looks for jobs that come from now on.`,
      })
      if (!hasMore) onClose()
    },
    onUnchanged: onClose,
    onTakeTheirs: theirs => {
      void alertRows.put(client, theirs)
      onClose()
    },
  })
}

/** The dialog of a new alert, or of one that is changed. */
export const AlertDialog = (props: Props) => {
  const { open, row, prefill, fastest, onClose } = props
  const form = useAlertForm(props)
  const { isNew, isDeleted, touched, conflict } = form
  const { data: settings } = useQuery(settingsQuery)
  const mailHint =
    silencedBy(settings) === null
      ? 'Each mail has a link that ends it.'
      : 'Mails of job alerts are off in Notification Preferences, and come once they are on.'
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={isNew ? 'New job alert' : 'Edit job alert'}
      of={form}
      differences={conflict ? alertDifferences(conflict.theirs, conflict.mine) : []}
      {...(isDeleted && {
        errorText: 'This alert was deleted somewhere else. What you typed is still here.',
      })}
      saveLabel={isDeleted ? 'Create it again' : isNew ? 'Create alert' : 'Save changes'}
      readFirst={row !== null || prefill !== null}
      focus={[row ? `edit-${row.id}` : 'new-alert']}
      onStartAfresh={() => form.form.setFocus('title')}
    >
      {isNew && !prefill && !touched && <FromPreferences />}
      <AlertFields fastest={fastest} now={row?.frequency ?? null} mailHint={mailHint} />
    </FormDialog>
  )
}

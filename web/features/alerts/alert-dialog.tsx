import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { ulid } from 'ulid'
import type { Alert } from '../../../shared/api/alerts.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import type { AlertFrequency } from '../../../shared/lists.ts'
import { api } from '../../api/api.ts'
import { FormDialog } from '../../kit/form-dialog.tsx'
import { hasCode } from '../../kit/request-error.ts'
import { useVersionedForm } from '../../kit/use-versioned-form.ts'
import { notify } from '../../ui/notify.ts'
import { AlertFields, FromPreferences } from './alert-fields.tsx'
import {
  type AlertValues,
  alertDifferences,
  alertDraft,
  alertFieldNames,
  alertFields,
  emptyFields,
  type AlertFields as Fields,
  fieldsOf,
  isSameAlert,
  newAlert,
} from './alert-form.ts'
import type { Prefill } from './prefill.ts'
import { alertRows, alertsQuery, reloadAlert, updateAlert } from './queries.ts'
import { matchingWords } from './words.ts'

type Props = {
  open: boolean
  /** Null: a new alert. */
  row: Alert | null
  prefill: Prefill | null
  /** The places that the prefill was made from. */
  wanted: readonly string[]
  /** The most often that the plan allows, and the choice of a new alert. */
  fastest: AlertFrequency
  sub: string
  onClose: () => void
}

/** The answer of a save. A new alert says how many jobs match it. */
type SavedAlert = Alert & { readonly matching?: number | null }

const useAlertForm = ({ row, prefill, fastest, sub, onClose }: Props) => {
  const client = useQueryClient()
  return useVersionedForm<SavedAlert, Fields, AlertValues>({
    row,
    idOf: ({ id }) => id,
    draftOf: id => alertDraft(sub, id ?? (prefill ? 'search' : 'new')),
    isSameForm: isSameAlert,
    fieldsOf: alert => (alert ? fieldsOf(alert) : { ...emptyFields(fastest), ...prefill }),
    resolver: zodResolver(alertFields),
    fieldNames: alertFieldNames,
    mutationKey: [...alertsQuery.queryKey, 'save'],
    reload: id => reloadAlert(client, id),
    update: updateAlert,
    create: {
      newId: ulid,
      send: (id, values) => api.alerts.create({ body: { id, ...newAlert(values) } }),
    },
    fieldErrorOf: error =>
      hasCode(error, 'upgrade_required') ? { field: 'frequency', message: error.message } : null,
    errorToast: (_error, isNew) => ({
      kind: 'error',
      title: 'Error',
      description: isNew ? 'Failed to create job alert' : 'Failed to update job alert',
    }),
    // The plan or the alerts may have changed since they were loaded.
    onFailed: error => error instanceof ApiError && alertRows.reload(client),
    onSaved: ({ matching, ...alert }, { wasCreated, hasUnsaved }) => {
      void alertRows.put(client, alert)
      notify({
        kind: 'success',
        title: wasCreated ? 'Alert Created' : 'Alert Updated',
        description: [`“${alert.title}” looks for new jobs from now on.`, matchingWords(matching)]
          .filter(words => words !== '')
          .join(' '),
      })
      if (!hasUnsaved) onClose()
    },
    onUnchanged: onClose,
  })
}

export const AlertDialog = (props: Props) => {
  const { open, row, prefill, wanted, fastest, onClose } = props
  const form = useAlertForm(props)
  const { isNew, isDeleted, isDirty, conflict } = form
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={isNew ? 'New job alert' : 'Edit job alert'}
      form={form}
      differences={conflict ? alertDifferences(conflict.theirs, conflict.mine) : []}
      {...(isDeleted && {
        errorText: 'This alert was deleted somewhere else. What you typed is still here.',
      })}
      saveLabel={isDeleted ? 'Create it again' : isNew ? 'Create alert' : 'Save changes'}
      readFirst={row !== null || prefill !== null}
      focusTargets={[row ? `edit-${row.id}` : 'new-alert']}
      onStartOver={() => form.form.setFocus('title')}
    >
      {isNew && !prefill && !isDirty && <FromPreferences />}
      <AlertFields fastest={fastest} saved={row?.frequency ?? null} wanted={row || prefill ? wanted : null} />
    </FormDialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ulid } from 'ulid'
import type { Alert } from '../../../shared/api/alerts.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import { api } from '../../api/api.ts'
import { changedFields, pick } from '../../forms/changes.ts'
import { fieldFaults } from '../../forms/field-faults.ts'
import { useVersionedSave } from '../../forms/use-versioned-save.ts'
import { notify } from '../../ui/notify.ts'
import { type AlertValues, alertFieldNames, alertFields, fieldsOf, newAlert } from './fields.ts'
import { alertsQuery, changeAlerts, isGone, reloadAlert, withAlert } from './queries.ts'
import { type Beginning, useDraftedAlert } from './use-drafted-alert.ts'

const edit = (id: string, version: number, changes: Partial<AlertValues>) =>
  api.alerts.update({ params: { id }, body: { ...changes, version } })

/** A create sent again may find what a first try stored: then what was typed since follows as an edit. */
const create = async (id: string, values: AlertValues, again: boolean): Promise<Alert> => {
  const stored = await api.alerts.create({ body: { id, ...newAlert(values) } })
  const left = again ? changedFields(alertFields.parse(fieldsOf(stored)), values) : []
  return left.length > 0 ? edit(id, stored.version, pick(values, left)) : stored
}

/** Saves what the dialog holds, and says what stands in the way. `conflict` holds the alert as others left it. */
export const useAlertForm = (beginning: Beginning & { onDone: () => void }) => {
  const { row, onDone } = beginning
  const client = useQueryClient()
  const { form, start, markSent, forget, ...draft } = useDraftedAlert(beginning)
  /** What the person changed, as it was last sent. */
  const [mine, setMine] = useState<Partial<AlertValues>>({})
  const [gone, setGone] = useState(false)
  const adding = row === null || gone

  const done = () => {
    forget()
    onDone()
  }
  const { save, theirs, ...saving } = useVersionedSave<Alert>({
    reload: () => reloadAlert(client, start.id),
    markFaults: error => {
      const faults =
        error instanceof ApiError && error.code === 'upgrade_required'
          ? [{ field: 'frequency' as const, message: error.message }]
          : fieldFaults(error, alertFieldNames)
      for (const { field, message } of faults) form.setError(field, { message }, { shouldFocus: true })
      return faults.length > 0
    },
    toastOf: error => {
      // Its plan or its alerts are other ones than were shown.
      if (error instanceof ApiError) void client.invalidateQueries({ queryKey: alertsQuery.queryKey })
      setGone(gone || isGone(error))
      return {
        kind: 'error',
        title: 'Error',
        description: adding ? 'Failed to create job alert' : 'Failed to update job alert',
      }
    },
    onSaved: alert => {
      void changeAlerts(client, alerts => withAlert(alerts, alert))
      notify({
        kind: 'success',
        title: adding ? 'Alert Created' : 'Alert Updated',
        description: `“${alert.title}” looks for jobs that come from now on.`,
      })
      done()
    },
  })
  const sendCreate = (values: AlertValues) => {
    const id = gone && !start.sent ? ulid() : start.id
    markSent(id)
    return save(() => create(id, values, start.sent))
  }
  const sendEdit = (version: number, changes: Partial<AlertValues>) =>
    save(() => edit(start.id, version, changes))

  return {
    form,
    ...draft,
    ...saving,
    gone,
    submit: form.handleSubmit(values => {
      if (adding) return sendCreate(values)
      const changes = pick(values, changedFields(start.before, form.getValues()))
      setMine(changes)
      return Object.keys(changes).length > 0 ? sendEdit(start.version, changes) : done()
    }),
    discard: done,
    conflict: theirs && {
      theirs,
      mine,
      keepMine: () => sendEdit(theirs.version, mine),
      takeTheirs: () => {
        void changeAlerts(client, alerts => withAlert(alerts, theirs))
        done()
      },
    },
  }
}

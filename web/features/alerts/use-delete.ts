import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Alert } from '../../../shared/api/alerts.ts'
import { api } from '../../api/api.ts'
import { notifyFailed } from '../../kit/notify-failed.ts'
import { dismissAll, notify } from '../../ui/notify.ts'
import { alertsQuery, changeAlerts, isGone, withAlert, withoutAlert } from './queries.ts'

/** Deleted elsewhere, or by a first try whose answer was lost: it is gone, as asked. */
const remove = async ({ id }: Alert): Promise<void> => {
  try {
    await api.alerts.remove({ params: { id } })
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/** Asks first. Then it is gone at once, and back where the server would not. */
export const useDelete = () => {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Alert | null>(null)
  const { mutate } = useMutation({
    mutationKey: [...alertsQuery.queryKey, 'remove'],
    mutationFn: remove,
    onMutate: ({ id }) => {
      dismissAll()
      return changeAlerts(client, alerts => withoutAlert(alerts, id))
    },
    onSuccess: (_done, { title }) =>
      notify({ kind: 'success', title: 'Alert Deleted', description: `“${title}” tells you nothing more.` }),
    onError: async (error, alert) => {
      await changeAlerts(client, alerts => withAlert(alerts, alert))
      notifyFailed('Failed to delete job alert', error, () => mutate(alert))
    },
  })
  return {
    asked,
    ask: setAsked,
    keep: () => setAsked(null),
    confirm: (alert: Alert) => {
      setAsked(null)
      mutate(alert)
    },
  }
}

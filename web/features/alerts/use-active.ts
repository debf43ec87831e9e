import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Alert } from '../../../shared/api/alerts.ts'
import { notifyFailed } from '../../kit/notify-failed.ts'
import { hasCode, isNotFound } from '../../kit/request-error.ts'
import { dismissAll, notify } from '../../ui/notify.ts'
import { alertRows, alertsQuery, reloadAlert, updateAlert } from './queries.ts'

const setActive = ({ id, version }: Alert, isActive: boolean) => updateAlert(id, version, { isActive })

/** On a conflict, sends the switch again from the new version, because it changes nothing else. */
const switchTo = async (client: QueryClient, alert: Alert, isActive: boolean): Promise<Alert> => {
  try {
    return await setActive(alertRows.find(client, alert.id) ?? alert, isActive)
  } catch (error) {
    if (!hasCode(error, 'stale_version')) throw error
    return setActive(await reloadAlert(client, alert.id), isActive)
  }
}

/** Switches an alert on or off. The switch changes at once, and back where the server fails. */
export const useActive = (alert: Alert) => {
  const client = useQueryClient()
  const mutationKey = [...alertsQuery.queryKey, 'active', alert.id]
  const show = (isActive: boolean) =>
    alertRows.change(client, alerts =>
      alerts.map(each => (each.id === alert.id ? { ...each, isActive } : each)),
    )

  const { mutate } = useMutation({
    mutationKey,
    // Sent one after the other, so that the last press arrives last.
    scope: { id: `alert-${alert.id}` },
    mutationFn: (isActive: boolean) => switchTo(client, alert, isActive),
    onMutate: isActive => {
      dismissAll()
      return show(isActive)
    },
    onSuccess: async saved => {
      // While a later press waits, the switch shows that press.
      const isLast = client.isMutating({ mutationKey }) === 1
      await alertRows.change(client, alerts =>
        alerts.map(each =>
          each.id === alert.id ? { ...saved, isActive: isLast ? saved.isActive : each.isActive } : each,
        ),
      )
      if (!isLast) return
      notify({
        kind: 'success',
        title: 'Alert Updated',
        description: saved.isActive
          ? `“${saved.title}” looks for new jobs again.`
          : `“${saved.title}” is paused. Nothing is deleted.`,
      })
    },
    onError: async (error, isActive) => {
      await (isNotFound(error) ? alertRows.remove(client, alert.id) : show(!isActive))
      if (!isNotFound(error)) return notifyFailed('Failed to update job alert', error, () => mutate(isActive))
      notify({
        kind: 'error',
        title: 'Error',
        description: 'Failed to update job alert. It was deleted somewhere else.',
      })
    },
  })
  return mutate
}

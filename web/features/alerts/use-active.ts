import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Alert } from '../../../shared/api/alerts.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import { api } from '../../api/api.ts'
import { notifyFailed } from '../../kit/notify-failed.ts'
import { isNotFound } from '../../kit/request-error.ts'
import { dismissAll, notify } from '../../ui/notify.ts'
import { alertRows, alertsQuery, reloadAlert } from './queries.ts'

const setActive = ({ id, version }: Alert, isActive: boolean) =>
  api.alerts.update({ params: { id }, body: { isActive, version } })

/** Says one thing only: whatever else was changed elsewhere meanwhile stays as it is there. */
const switchTo = async (client: QueryClient, alert: Alert, isActive: boolean): Promise<Alert> => {
  const here = alertRows.find(client, alert.id)
  try {
    return await setActive(here ?? alert, isActive)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'stale_version') throw error
    return setActive(await reloadAlert(client, alert.id), isActive)
  }
}

/** Pauses an alert, or lets it go on: shown at once, and as it was where the server would not. */
export const useActive = (alert: Alert) => {
  const client = useQueryClient()
  const mutationKey = [...alertsQuery.queryKey, 'active', alert.id]
  const show = (isActive: boolean) =>
    alertRows.change(client, alerts =>
      alerts.map(each => (each.id === alert.id ? { ...each, isActive } : each)),
    )

  const { mutate } = useMutation({
    mutationKey,
    // One after the other: the last press is the last to arrive.
    scope: { id: `alert-${alert.id}` },
    mutationFn: (isActive: boolean) => switchTo(client, alert, isActive),
    onMutate: isActive => {
      dismissAll()
      return show(isActive)
    },
    onSuccess: async saved => {
      // Pressed again meanwhile: what was pressed last stays in view.
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
          : `“${saved.title}” is paused. Nothing of it is lost.`,
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

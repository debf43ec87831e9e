import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Alert } from '../../../shared/api/alerts.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import { api } from '../../api/api.ts'

/** The person's alerts, newest first, and how often the plan lets them tell. The key is the live topic. */
export const alertsQuery = queryOptions({
  queryKey: ['alerts'],
  queryFn: ({ signal }) => api.alerts.list({}, { signal }),
})

/** Changes the list that is shown. Stops a reload under way, for it may bring the alerts as they were. */
export const changeAlerts = async (
  client: QueryClient,
  make: (alerts: readonly Alert[]) => Alert[],
): Promise<void> => {
  await client.cancelQueries({ queryKey: alertsQuery.queryKey })
  client.setQueryData(alertsQuery.queryKey, list => list && { ...list, alerts: make(list.alerts) })
}

/** In its place, or where it is new, first. */
export const withAlert = (alerts: readonly Alert[], alert: Alert): Alert[] =>
  alerts.some(({ id }) => id === alert.id)
    ? alerts.map(each => (each.id === alert.id ? alert : each))
    : [...alerts, alert].sort((one, other) => (one.id < other.id ? 1 : -1))

export const withoutAlert = (alerts: readonly Alert[], gone: string): Alert[] =>
  alerts.filter(({ id }) => id !== gone)

/** The alert as it is on the server by now. Throws `not_found` where it was deleted. */
export const reloadAlert = async (client: QueryClient, id: string): Promise<Alert> => {
  const { alerts } = await client.fetchQuery({ ...alertsQuery, staleTime: 0 })
  const alert = alerts.find(each => each.id === id)
  if (!alert) throw new ApiError('not_found')
  return alert
}

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'

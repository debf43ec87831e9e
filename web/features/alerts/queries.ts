import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Alert } from '../../../shared/api/alerts.ts'
import { api } from '../../api/api.ts'
import { collection, requireRow } from '../../kit/collection.ts'
import { settingsQuery } from '../../person/queries.ts'
import { type Silenced, silencedBy } from './words.ts'

/** The person's alerts, newest first, and how often the plan lets them notify. The key is the live topic. */
export const alertsQuery = queryOptions({
  queryKey: ['alerts'],
  queryFn: ({ signal }) => api.alerts.list({}, { signal }),
  meta: { failed: 'Failed to load job alerts' },
})
type Alerts = Awaited<ReturnType<typeof api.alerts.list>>

export const alertRows = collection<Alerts, Alert>({
  queryKey: alertsQuery.queryKey,
  rows: ({ alerts }) => alerts,
  withRows: (list, alerts) => ({ ...list, alerts }),
})

/** The alert as it is on the server. Throws `not_found` where it was deleted. */
export const reloadAlert = async (client: QueryClient, id: string): Promise<Alert> => {
  const { alerts } = await client.fetchQuery({ ...alertsQuery, staleTime: 0 })
  return requireRow(alerts, id)
}

type Changes = Omit<Parameters<typeof api.alerts.update>[0]['body'], 'version'>

/** Changes the named fields, from the version that the person saw. */
export const updateAlert = (id: string, version: number, changes: Changes): Promise<Alert> =>
  api.alerts.update({ params: { id }, body: { ...changes, version } })

/** What the notification preferences switch off of alerts. */
export const useSilenced = (): Silenced => silencedBy(useQuery(settingsQuery).data)

import { queryOptions } from '@tanstack/react-query'
import type { Home } from '../../../shared/api/home.ts'
import { api } from '../../api/api.ts'
import { homeKey } from '../../api/query-client.ts'
import { homeLag } from '../../live/home-lag.ts'
import { nextLook } from '../../person/next-look.ts'

/** All that the home screen shows, in one call; again when a write of this tab is counted, and when a plan ends. */
export const homeQuery = queryOptions({
  queryKey: homeKey,
  queryFn: ({ signal }) => api.home.get({}, { signal }),
  refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
    homeLag.lookAgainIn(dataUpdatedAt) ?? (data && nextLook(data.subscription)) ?? false,
})

/** The server's clock, whatever the device says: that of its answer, and what has passed since, in milliseconds. */
export const clockOf = ({ subscription }: Home, loadedAt: number): Date =>
  new Date(Date.parse(subscription.now) + Date.now() - loadedAt)

import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

// What several screens need of the person. Keys begin with the live topic that makes them stale.

/** Null before there is a profile. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await api.profile.get({}, { signal })).profile,
})

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => api.settings.get({}, { signal }),
})

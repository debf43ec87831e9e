import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

// A key begins with the live topic that makes the query stale.

/** Null before there is a profile. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await api.profile.get({}, { signal })).profile,
  meta: { warning: 'The profile did not load' },
})

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => api.settings.get({}, { signal }),
  meta: { warning: 'The settings did not load' },
})

/** Whether our mails reach the person. */
export const mailStateQuery = queryOptions({
  queryKey: ['settings', 'mail'],
  queryFn: ({ signal }) => api.account.mail({}, { signal }),
  meta: { warning: 'The state of the mailbox did not load' },
})

/** Before the first save: the defaults, with version 0. */
export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => api.preferences.get({}, { signal }),
})

/** The newest unread notifications. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => api.notifications.unread({}, { signal }),
  meta: { warning: 'The notifications did not load' },
})

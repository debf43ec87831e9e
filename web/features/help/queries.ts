import { queryOptions } from '@tanstack/react-query'
import type { Ticket } from '../../../shared/api/support.ts'
import { api } from '../../api/api.ts'
import { collection } from '../../kit/collection.ts'

/** The messages that the person sent to support, newest first. The key is the live topic. */
export const ticketsQuery = queryOptions({
  queryKey: ['tickets'],
  queryFn: async ({ signal }) => (await api.support.list({}, { signal })).tickets,
  meta: { warning: 'The messages to support did not load' },
})

export const ticketRows = collection<readonly Ticket[], Ticket>({
  queryKey: ticketsQuery.queryKey,
  rows: tickets => tickets,
  withRows: (_, tickets) => tickets,
})

import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { session } from '../../session/store.ts'

// For as long as the page lives, whatever screen is shown: the next person sees nothing of this one.
session.onOther(() => queryClient.clear())

/** What is loaded of the server, for the screens of the signed-in area. Public pages do without it. */
export const Queries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

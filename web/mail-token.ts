import * as z from 'zod/mini'

const token = z.string().check(z.regex(/^[\w-]{32,64}$/))

/** What the mail's link carries. */
export const tokenInSearch = (search: URLSearchParams): string | null =>
  token.safeParse(search.get('token')).data ?? null

const historyState = z.object({ unsubscribe: token })

/** The token travels on in the history entry: it outlives a reload, and is not in the address to be seen or passed on. */
export const tokenState = (unsubscribe: string): z.infer<typeof historyState> => ({ unsubscribe })

export const tokenInState = (state: unknown): string | null =>
  historyState.safeParse(state).data?.unsubscribe ?? null

import * as z from 'zod/mini'

/** What the mail's link carries. */
const resetLink = z.object({
  email: z.string().check(z.minLength(1)),
  code: z.string().check(z.minLength(1)),
})
export type ResetLink = z.infer<typeof resetLink>

export const linkInSearch = (search: URLSearchParams): ResetLink | null =>
  resetLink.safeParse({ email: search.get('email'), code: search.get('code') }).data ?? null

const historyState = z.object({ reset: resetLink })

/** The link travels on in the history entry: it outlives a reload, and a code is not in the address bar to be seen. */
export const linkState = (reset: ResetLink): z.infer<typeof historyState> => ({ reset })

export const linkInState = (state: unknown): ResetLink | null =>
  historyState.safeParse(state).data?.reset ?? null

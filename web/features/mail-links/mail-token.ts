import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/errors.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'

const token = z.string().check(z.regex(/^[\w-]{32,64}$/))

/** What a mail's link carries. */
export const tokenInSearch = (search: URLSearchParams): string | null =>
  token.safeParse(search.get('token')).data ?? null

const historyState = z.object({ mailToken: token })

export const tokenState = (mailToken: string): z.infer<typeof historyState> => ({ mailToken })

export const tokenInState = (state: unknown): string | null =>
  historyState.safeParse(state).data?.mailToken ?? null

/**
 * The token of the mail's link that led to this address; null where there is none. It travels on in the history entry: it
 * outlives a reload, and is not in the address to be seen or passed on.
 */
export const useMailToken = (path: string): string | null => {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [found] = useState(() => tokenInSearch(search) ?? tokenInState(state))

  useEffect(() => {
    if (search.size > 0)
      void navigate(path, { replace: true, state: found === null ? null : tokenState(found) })
  }, [found, search, navigate, path])

  return found
}

/** Whether an error says that nobody knows the link's token. */
export const isUnknownLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')

/** Why the press of a link's page did not go through. */
export const pressError = (error: unknown): string => {
  if (error instanceof ConnectionLost)
    return 'The connection was lost, so it may not have worked. Pressing again does no harm.'
  return error instanceof ApiError ? error.message : 'Something went wrong. Please try again.'
}

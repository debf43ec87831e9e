import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'

/** What a mail's link carries: from the address, or from the history entry that took it over; null: neither has it. */
export const readMailLink = <Link>(
  schema: z.ZodMiniType<Link>,
  search: URLSearchParams,
  historyState: unknown,
): Link | null =>
  schema.safeParse(Object.fromEntries(search)).data ??
  z.object({ mailLink: schema }).safeParse(historyState).data?.mailLink ??
  null

/**
 * What the mail's link that opened this page carries; null: the link is broken. The values move from the address to the
 * history entry: they survive a reload, and nobody reads a secret in the address bar. `path` is the page's own.
 */
export const useMailLink = <Link>(schema: z.ZodMiniType<Link>, path: string): Link | null => {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [mailLink] = useState(() => readMailLink(schema, search, state))

  useEffect(() => {
    if (search.size > 0) void navigate(path, { replace: true, state: mailLink && { mailLink } })
  }, [mailLink, search, navigate, path])

  return mailLink
}

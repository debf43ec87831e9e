import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'

const code = z.string().check(z.regex(/^\d{6}$/))
/** Empty where the link brought none that could be right. */
const historyState = z.object({ confirmEmail: z.union([code, z.literal('')]) })

/**
 * What the link of the mail to a new address leads to: the dialog for its code. The code leaves the address bar for the
 * history entry, and confirms nothing before a press, for programs that look mails through open their links.
 */
export const useLinkToDialog = (): void => {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const given = search.get('confirm-email')

  useEffect(() => {
    if (given === null) return
    const confirmEmail = code.safeParse(given).data ?? ''
    void navigate({ search: '?sheet=email' }, { replace: true, state: { confirmEmail } })
  }, [given, navigate])
}

/** The code that a link brought here; null where nobody came by one. */
export const useLinkCode = (): string | null =>
  historyState.safeParse(useLocation().state).data?.confirmEmail ?? null

import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'

const code = z.string().check(z.regex(/^\d{6}$/))
/** Empty: the link has no code of six digits. */
const historyState = z.object({ confirmEmail: z.union([code, z.literal('')]) })

/**
 * Opens the dialog with the code of a mail's link, and moves the code from the address to the history entry. The person has
 * to confirm, because programs that check mails open their links.
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

/** The code of the link that opened this page; null: no link opened it. */
export const useLinkCode = (): string | null =>
  historyState.safeParse(useLocation().state).data?.confirmEmail ?? null

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { wordsOf } from '../../session/say-trouble.ts'
import { Trouble, type TroubleReason } from '../../session/trouble.ts'
import { confirmNewEmail } from './confirm-new-email.ts'

const name = 'confirm-email'

const spent: ReadonlySet<TroubleReason> = new Set(['wrong-code', 'expired-code', 'too-many'])

const wordsFor = (error: unknown): string =>
  error instanceof Trouble && spent.has(error.reason)
    ? 'This link does not work any more: it was used before, a newer email has taken its place, or it is older than a day. You can change your email again.'
    : wordsOf(error)

/**
 * What the link of the mail to a new address does: it confirms at once, and its code leaves the address bar. Whose session
 * turns out to be over takes the code along to the login, and is back here after it.
 */
export const useConfirmLink = () => {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const code = search.get(name)
  const [confirming, setConfirming] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const taken = useRef<string>(undefined)

  const confirm = useEffectEvent(async (given: string) => {
    setConfirming(true)
    setTrouble(undefined)
    try {
      await confirmNewEmail(given)
    } catch (error) {
      if (error instanceof Trouble && error.reason === 'session-over') return
      setTrouble(wordsFor(error))
    }
    setConfirming(false)
    void navigate({ search: '' }, { replace: true })
  })

  useEffect(() => {
    // A code serves once, and React may run an effect twice.
    if (code === null || taken.current === code) return
    taken.current = code
    void confirm(code)
  }, [code])

  return { confirming, trouble }
}

import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { AuthFrame } from '../auth/frame.tsx'
import { Ask } from './ask.tsx'
import { tokenInSearch, tokenInState, tokenState } from './link.ts'
import { NoLink } from './no-link.tsx'

const aside = { title: 'You decide', text: 'Your alerts and your applications stay as they are.' }

/**
 * /unsubscribe: what a mail's link opens, signed in or not. Nothing ends by opening it, for programs that look mails
 * through open their links; it ends by a press.
 */
export const UnsubscribeRoute = () => {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => tokenInSearch(search) ?? tokenInState(state))

  useEffect(() => {
    if (search.size > 0)
      void navigate(paths.unsubscribe, { replace: true, state: token === null ? null : tokenState(token) })
  }, [token, search, navigate])

  return (
    <AuthFrame woven={4} aside={aside}>
      {token === null ? <NoLink /> : <Ask token={token} />}
    </AuthFrame>
  )
}

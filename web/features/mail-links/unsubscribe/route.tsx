import { paths } from '../../../paths.ts'
import { AuthFrame } from '../../../ui/outside-frame.tsx'
import { useMailToken } from '../mail-token.ts'
import { Ask } from './ask.tsx'
import { NoLink } from './no-link.tsx'

const aside = { title: 'You decide', text: 'Your alerts and your applications stay as they are.' }

/**
 * /unsubscribe: what a mail's link opens, signed in or not. Nothing ends by opening it, for programs that look mails
 * through open their links; it ends by a press.
 */
export const UnsubscribeRoute = () => {
  const token = useMailToken(paths.unsubscribe)
  return (
    <AuthFrame woven={4} aside={aside}>
      {token === null ? <NoLink /> : <Ask token={token} />}
    </AuthFrame>
  )
}

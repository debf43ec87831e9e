import { useMailToken } from '../../mail-token.ts'
import { paths } from '../../paths.ts'
import { AuthFrame } from '../auth/frame.tsx'
import { Ask, NoLink } from './ask.tsx'

const aside = { title: 'Your account is yours', text: 'What you have saved stays as it is.' }

/**
 * /undo: what the link of a mail about a change of the account opens, signed in or not. Nothing happens by opening it, for
 * programs that look mails through open their links; it happens by a press.
 */
export const UndoRoute = () => {
  const token = useMailToken(paths.undo)
  return (
    <AuthFrame woven={4} aside={aside}>
      {token === null ? <NoLink /> : <Ask token={token} />}
    </AuthFrame>
  )
}

import { paths } from '../../../paths.ts'
import { AuthFrame } from '../../../ui/outside-frame.tsx'
import { useMailToken } from '../mail-token.ts'
import { Ask, NoLink } from './ask.tsx'

const aside = { title: 'Your account is yours', text: 'What you have saved stays as it is.' }

/**
 * /undo: the page of a mail's link that undoes a change of the account, signed in or not. It needs a press, because
 * programs that check mails open their links.
 */
export const UndoRoute = () => {
  const token = useMailToken(paths.undo)
  return (
    <AuthFrame woven={4} aside={aside}>
      {token === null ? <NoLink /> : <Ask token={token} />}
    </AuthFrame>
  )
}

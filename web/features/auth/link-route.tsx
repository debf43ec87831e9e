import { useNavigate } from 'react-router-dom'
import { useMailLink } from '../../kit/use-mail-link.ts'
import { paths } from '../../paths.ts'
import { type NoticeName, noticeState } from '../../session/session.tsx'
import { OutsideFrame } from '../../ui/outside-frame.tsx'
import { ConfirmLink } from './confirm-link.tsx'
import { mailLink } from './mail-link.ts'
import { storePending } from './pending.ts'

const aside = {
  title: 'One email, one account',
  text: 'Your account opens when you confirm your email. Your answers are kept until then.',
}

/** /auth as the link of a confirmation mail opens it, in any tab, on any device. */
export const LinkRoute = () => {
  const navigate = useNavigate()
  const link = useMailLink(mailLink, paths.mailLink)
  if (!link) return null
  const { email } = link

  const toLogin = (notice?: NoticeName) =>
    void navigate(paths.auth({ email }), { replace: true, state: notice ? noticeState(notice) : null })

  return (
    <OutsideFrame woven={4} aside={aside}>
      <ConfirmLink
        link={link}
        onSignedIn={() => void navigate(paths.dashboard, { replace: true })}
        onLogin={toLogin}
        onNewCode={() => {
          storePending({ email, id: null })
          void navigate(paths.confirmEmail, { replace: true })
        }}
      />
    </OutsideFrame>
  )
}

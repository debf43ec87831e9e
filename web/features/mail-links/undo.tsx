import { useState } from 'react'
import { accountOperations } from '../../../shared/api/account.ts'
import { client } from '../../../shared/api/client.ts'
import { brand } from '../../../shared/brand.ts'
import { undoWithinHours } from '../../../shared/domain/account-deadlines.ts'
import { send } from '../../api/send.ts'
import { contact } from '../../content/operator.ts'
import { hasCode } from '../../kit/request-error.ts'
import { useMailLink } from '../../kit/use-mail-link.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/store.ts'
import { signOut } from '../../session/tokens.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { FormError } from '../../ui/message.tsx'
import { OutsideFrame, OutsideView } from '../../ui/outside-frame.tsx'
import { isUnknownLink, pressError, tokenLink } from './mail-token.ts'

const aside = { title: 'Your account is yours', text: 'What you have saved stays as it is.' }

/**
 * /undo: the page of a mail's link that undoes a change of the account, signed in or not. It needs a press, because
 * programs that check mails open their links.
 */
export const UndoRoute = () => {
  const link = useMailLink(tokenLink, paths.undo)
  return (
    <OutsideFrame woven={4} aside={aside}>
      {link ? <Ask {...link} /> : <NoLink />}
    </OutsideFrame>
  )
}

/** The help screen needs a login, which this person may not have. */
const SupportLink = () => (
  <Button asChild size="lg" variant="outline">
    <a href={contact.mail}>Write to {brand.supportEmail}</a>
  </Button>
)

const NoLink = () => (
  <OutsideView
    key="none"
    title="This link does not work"
    text={`It may be older than ${undoWithinHours} hours, your email app may have broken it, or the change was already undone. If somebody else controls your account, write to us.`}
  >
    <SupportLink />
  </OutsideView>
)

type State = { readonly busy: boolean; readonly done: boolean; readonly error: unknown }

/** Asks before the change is undone, and leads to a new password. */
const Ask = ({ token }: { token: string }) => {
  const [{ busy, done, error }, setState] = useState<State>({ busy: false, done: false, error: null })

  const undo = async () => {
    setState({ busy: true, done: false, error: null })
    try {
      await account.undo({ params: { token } })
      // The server has ended every session, also the session in this browser.
      signOut()
      session.set(null)
      setState({ busy: false, done: true, error: null })
    } catch (error) {
      setState({ busy: false, done: false, error })
    }
  }

  if (isUnknownLink(error)) return <NoLink />
  if (hasCode(error, 'email_taken'))
    return (
      <OutsideView
        key="taken"
        title="We have to look at this"
        text="Another account has your old email address now, so we can't undo the change at once. Nobody can log in to your account until we have checked it. Write to us, from your old address if you can."
      >
        <SupportLink />
      </OutsideView>
    )
  if (done)
    return (
      <OutsideView
        key="done"
        title="Your account is as it was before"
        text="Every device is logged out, and your old password does not work any more. We sent you an email with a link to choose a new password."
      >
        <LinkButton size="lg" to={paths.forgotPassword}>
          Send the email again
        </LinkButton>
      </OutsideView>
    )
  return (
    <OutsideView
      key="ask"
      title="Undo this change?"
      text="We will undo the change that we wrote to you about. Your account will have its old email address and its old two-factor login again. If it was deleted, it comes back. Every device is logged out, and you choose a new password."
    >
      <FormError text={error === null ? undefined : pressError(error)} />
      <Button size="lg" loading={busy} loadingText="Undoing" onClick={undo}>
        {error === null ? 'Undo the change' : 'Try again'}
      </Button>
    </OutsideView>
  )
}

/** Only the operations of the account, because this page needs no other code of the API. */
export const { account } = client({ account: accountOperations }, send)

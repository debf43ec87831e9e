import { Flex } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { ApiError } from '../../../../shared/api/errors.ts'
import { brand } from '../../../../shared/brand.ts'
import { undoWithinHours } from '../../../../shared/domain/account-undo.ts'
import { ConnectionLost } from '../../../api/connection-lost.ts'
import { contact } from '../../../content/contact.ts'
import { paths } from '../../../paths.ts'
import { session } from '../../../session/store.ts'
import { signOut } from '../../../session/tokens.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { ViewHead } from '../../../ui/view-head.tsx'
import { account } from './account-client.ts'

const View = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <Flex direction="column" gap="5" pb="6">
    <ViewHead title={title} text={text} />
    {children}
  </Flex>
)

/** The help screen needs a login, which this person may not have. */
const SupportLink = () => (
  <Button asChild size="lg" variant="outline">
    <a href={contact.mail}>Write to {brand.supportEmail}</a>
  </Button>
)

/** For a link that a mail program has cut off, that is too old, or whose change was undone with an earlier one. */
export const NoLink = () => (
  <View
    key="none"
    title="This link does not work"
    text={`It is older than ${undoWithinHours} hours, your mail program may have cut it in two, or an earlier link has undone all of it. If your account is not yours any more, write to us.`}
  >
    <SupportLink />
  </View>
)

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')

/** Whether another account has the old address. Another press would not help then. */
const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'email_taken'

const wordsOf = (error: unknown): string => {
  if (error instanceof ConnectionLost)
    return 'The connection was lost, so it may not have worked. Pressing again does no harm.'
  return error instanceof ApiError ? error.message : 'Something went wrong. Please try again.'
}

type State = { readonly busy: boolean; readonly done: boolean; readonly error: unknown }

/** Says what a press does, does it, and leads on to a new password. */
export const Ask = ({ token }: { token: string }) => {
  const [{ busy, done, error }, setState] = useState<State>({ busy: false, done: false, error: null })

  const undo = async () => {
    setState({ busy: true, done: false, error: null })
    try {
      await account.undo({ params: { token } })
      // The undoing has ended every session, also one in this browser.
      signOut()
      session.set(null)
      setState({ busy: false, done: true, error: null })
    } catch (error) {
      setState({ busy: false, done: false, error })
    }
  }

  if (isUnknown(error)) return <NoLink />
  if (isTaken(error))
    return (
      <View
        key="taken"
        title="We have to look at this"
        text="Another account has your old email address now, so we can't undo the change at once. Nobody can log in to your account until we have checked it. Write to us, from your old address if you can."
      >
        <SupportLink />
      </View>
    )
  if (done)
    return (
      <View
        key="done"
        title="Your account is as it was before"
        text="Every device is signed out, and your old password no longer logs you in. We have sent you an email: its link lets you choose a new one."
      >
        <Button asChild size="lg">
          <Link to={paths.forgotPassword}>Send the email again</Link>
        </Button>
      </View>
    )
  return (
    <View
      key="ask"
      title="Undo this change?"
      text="Your account will be as it was before the change that we wrote to you about: it is there again if it was deleted, with the email address and the second factor that it had. Every device is signed out, and you choose a new password."
    >
      <FormError text={error === null ? undefined : wordsOf(error)} />
      <Button size="lg" loading={busy} loadingText="Undoing" onClick={undo}>
        {error === null ? 'Undo the change' : 'Try again'}
      </Button>
    </View>
  )
}

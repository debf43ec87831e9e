import { chakra } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { paths } from '../../paths.ts'
import { deletedAccount } from '../../session/account-error.ts'
import { loadRecovery } from '../../session/load-identity.ts'
import { LinkButton } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { notify } from '../../ui/notify.ts'
import { OutsideView } from '../../ui/outside-frame.tsx'

/** The same words for every address, because they must not say whether it has an account. */
export const CheckYourEmail = ({ email }: { email: string }) => (
  <OutsideView
    title="Check Your Email"
    text={
      <>
        If there is an account with{' '}
        <chakra.strong color="fg" overflowWrap="anywhere">
          {email}
        </chakra.strong>
        , an email with a link to choose a new password is on its way. The link works on any phone or
        computer. Use it soon: it works for a short time, and once.
      </>
    }
  >
    <Message tone="info" text="Nothing there after a few minutes? Look in the spam folder too." />
    <chakra.p color="fg.muted">If this email was never confirmed, the same link confirms it.</chakra.p>
    <chakra.p textStyle="small" color="fg.muted">
      {deletedAccount}
    </chakra.p>
    <BackToLogin />
  </OutsideView>
)

export const BackToLogin = () => (
  <LinkButton variant="outline" size="lg" to={paths.auth()}>
    <ArrowLeft />
    Back to Login
  </LinkButton>
)

/** Sends the mail with the link for a new password. Throws ConnectionLost or AccountError. */
export const sendLink = async (email: string): Promise<void> => {
  const { askReset } = await loadRecovery()
  await askReset(email)
  notify({
    kind: 'success',
    title: 'Reset email sent',
    description: 'Check your email for a password reset link.',
  })
}

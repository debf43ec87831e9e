import { chakra, Flex } from '@chakra-ui/react'
import { Message } from '../../../ui/message.tsx'
import { ViewHead } from '../../../ui/view-head.tsx'
import { BackToLogin } from './back-to-login.tsx'

/** The same for every address: whether it has an account is not to be learned here. */
export const CheckYourEmail = ({ email }: { email: string }) => (
  <Flex direction="column" gap="5" pb="6">
    <ViewHead
      title="Check Your Email"
      text={
        <>
          If there is an account with{' '}
          <chakra.strong color="fg" overflowWrap="anywhere">
            {email}
          </chakra.strong>
          , a link to choose a new password is on its way. It works for one hour, on any phone or computer.
        </>
      }
    />
    <Message tone="info" text="Nothing there after a few minutes? Look in the spam folder too." />
    <chakra.p color="fg.muted">
      An address that was never confirmed gets no link. Log in with it, and we ask for its code first.
    </chakra.p>
    <BackToLogin />
  </Flex>
)

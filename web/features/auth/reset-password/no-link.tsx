import { Flex } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ViewHead } from '../../../ui/view-head.tsx'
import { BackToLogin } from '../forgot-password/back-to-login.tsx'

/** Somebody came without the link's address and code: typed by hand, or cut off by a mail program. */
export const NoLink = () => (
  <Flex direction="column" gap="5" pb="6">
    <ViewHead
      title="This page needs the link from our email"
      text="Open the newest email from us and press its button. Your mail program may have cut the link in two. Without such an email, ask for one here."
    />
    <Button asChild size="lg">
      <Link to={paths.forgotPassword}>Send Reset Link</Link>
    </Button>
    <BackToLogin />
  </Flex>
)

import { chakra, Flex, Heading } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Leaving } from './leaving.tsx'

/** It is not known yet how the payment went. It is looked up again without the person, so nothing is lost. */
export const Pending = () => {
  useEffect(
    () =>
      notify({
        kind: 'info',
        title: 'Payment successful! Your subscription will be activated shortly.',
      }),
    [],
  )
  return (
    <Panel edge="selvage" maxW="reading" aria-labelledby="pending">
      <chakra.div p={{ base: '4', lg: '6' }} display="grid" gap="4">
        <div>
          <Heading as="h2" id="pending" textStyle="h2">
            Your payment is on its way to us
          </Heading>
          <chakra.p mt="1.5" color="fg.muted">
            By USSD or bank transfer that can take some minutes. We look for it by ourselves: your plan opens
            as soon as it is here, and we write to you. You need not pay again.
          </chakra.p>
        </div>
        <Flex gap="2.5" wrap="wrap">
          <Button asChild>
            <Link to={paths.dashboard}>Go to your dashboard</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.subscription}>See your subscription</Link>
          </Button>
        </Flex>
        <Leaving />
      </chakra.div>
    </Panel>
  )
}

import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ViewHead } from '../../../ui/view-head.tsx'

type Props = {
  title: string
  text: string
  /** What can be done here, besides going on to the app. */
  children?: ReactNode
}

export const View = ({ title, text, children }: Props) => (
  <Flex direction="column" gap="5" pb="6">
    <ViewHead title={title} text={text} />
    {children}
    <Button asChild variant={children ? 'ghost' : 'outline'} size="lg">
      <Link to={paths.jobAlerts}>Open Job Alerts</Link>
    </Button>
  </Flex>
)

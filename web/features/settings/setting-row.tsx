import { chakra, Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = {
  title: string
  /** How it stands now, and what the button does. */
  text: ReactNode
  action: ReactNode
}

export const SettingRow = ({ title, text, action }: Props) => (
  <Flex
    wrap="wrap"
    align="center"
    justify="space-between"
    gap="3"
    px={{ base: '4', lg: '5.5' }}
    py={{ base: '3.5', lg: '4' }}
  >
    <chakra.div flex={{ base: '1 1 100%', sm: '1 1 12rem' }} minWidth="0">
      <Heading as="h3" textStyle="label">
        {title}
      </Heading>
      <chakra.div textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {text}
      </chakra.div>
    </chakra.div>
    {action}
  </Flex>
)

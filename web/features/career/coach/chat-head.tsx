import { chakra, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { coachTitle, disclaimer } from './words.ts'

/** What the chat is, and what it is not. */
export const ChatHead = ({ children }: { children: ReactNode }) => (
  <chakra.header
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    columnGap="4"
    px={{ base: '4', lg: '5.5' }}
    py="3"
    borderBottom="1px solid {colors.border}"
  >
    <Heading as="h2" textStyle="h2">
      {coachTitle}
    </Heading>
    {children}
    <chakra.p textStyle="small" color="fg.subtle" width="100%">
      {disclaimer}
    </chakra.p>
  </chakra.header>
)

import { chakra, Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = { title: ReactNode; text?: ReactNode; actions?: ReactNode }

/** The head of a screen. Its h1 (`#page-title`) can take the focus when what had the focus is removed. */
export const PageHead = ({ title, text, actions }: Props) => (
  <Flex
    direction={{ base: 'column', md: 'row' }}
    align={{ md: 'flex-end' }}
    justify="space-between"
    gap="3.5"
    mb={{ base: '5', md: '6' }}
  >
    <chakra.div minWidth="0">
      <Heading as="h1" id="page-title" tabIndex={-1} textStyle="h1">
        {title}
      </Heading>
      {text && (
        <chakra.p mt="1" color="fg.muted">
          {text}
        </chakra.p>
      )}
    </chakra.div>
    {actions && (
      <Flex gap="2.5" flexShrink="0" flexWrap="wrap">
        {actions}
      </Flex>
    )}
  </Flex>
)

import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { largeLetters, lowScreen } from '../theme/media-queries.ts'

/** The buttons of a long form, in view while it scrolls; the toast stands above them. At its end where there is little height. */
export const SaveBar = ({ children }: { children: ReactNode }) => (
  <Flex
    data-save-bar
    gap="2.5"
    justify="flex-end"
    position="sticky"
    bottom={{
      base: 'calc(var(--docked) + var(--offline) + env(safe-area-inset-bottom))',
      md: 'calc(var(--offline) + 12px)',
    }}
    zIndex="docked"
    mx={{ base: 'calc(var(--gutter) * -1)', md: '0' }}
    px={{ base: 'gutter', md: '5.5' }}
    py="3"
    bg="bg.panel"
    border="1px solid {colors.border}"
    borderWidth={{ base: '1px 0', md: '1px' }}
    borderRadius={{ md: 'lg' }}
    css={{
      [lowScreen]: { position: 'static' },
      // In two rows it would lie over the fields that it follows.
      [largeLetters]: { position: 'static', flexWrap: 'wrap' },
      '& > *': { flex: { base: '1 1 auto', md: '0 0 auto' } },
    }}
  >
    {children}
  </Flex>
)

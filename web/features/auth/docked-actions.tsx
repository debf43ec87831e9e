import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { lowScreen } from '../../theme/media-queries.ts'

/** The buttons of a form: docked at the bottom of phones, at its end on desks. */
export const DockedActions = ({ children }: { children: ReactNode }) => (
  <Flex
    data-docked="actions"
    gap="2.5"
    justify="space-between"
    position={{ base: 'sticky', lg: 'static' }}
    bottom="0"
    zIndex="docked"
    mt={{ base: 'auto', lg: '7' }}
    mx={{ base: 'calc(var(--gutter) * -1)', lg: '0' }}
    px={{ base: 'gutter', lg: '0' }}
    pt={{ base: '2.5', lg: '0' }}
    pb={{ base: 'max(10px, env(safe-area-inset-bottom))', lg: '0' }}
    bg={{ base: 'bg.panel', lg: 'transparent' }}
    borderTop={{ base: '1px solid {colors.border}', lg: '0' }}
    css={{ [lowScreen]: { position: 'static', mb: 'var(--offline)' } }}
  >
    {children}
  </Flex>
)

import { Box, chakra, Flex, Grid, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Logo } from '../art/logo.tsx'
import { Loom } from '../features/auth/loom.tsx'
import { paths } from '../paths.ts'

type Props = {
  /** Strips of the cloth that are woven, 0 to 4. */
  woven: number
  aside: { title: string; text: string }
  children: ReactNode
}

/** Every view of the auth screen: the cloth at the left on desks, a band of it on top of phones. */
export const AuthFrame = ({ woven, aside, children }: Props) => (
  <Grid
    minHeight="100dvh"
    templateColumns={{ base: 'minmax(0, 1fr)', lg: '480px minmax(0, 1fr)' }}
    templateRows={{ base: 'auto 1fr', lg: '1fr' }}
  >
    <Flex
      as="header"
      direction="column"
      bg="bg.cloth"
      color="fg.cloth"
      position={{ lg: 'sticky' }}
      top="0"
      height={{ lg: '100dvh' }}
      minHeight={{ lg: '560px' }}
    >
      <Box px={{ base: 'gutter', lg: '12' }} py={{ base: '1', lg: '8' }}>
        <Logo to={paths.home} />
      </Box>
      <Box height={{ base: '24px', lg: 'auto' }} flex={{ lg: '1 1 0' }} minHeight="0">
        <Loom woven={woven} />
      </Box>
      <Box display={{ base: 'none', lg: 'block' }} px="12" pt="10" pb="11" minHeight="236px">
        <Heading as="p" fontSize="2rem" lineHeight="1.08" letterSpacing="-0.035em" fontWeight="bold">
          {aside.title}
        </Heading>
        <chakra.p mt="3.5" maxWidth="24em" color="fg.clothMuted">
          {aside.text}
        </chakra.p>
      </Box>
    </Flex>
    <Flex
      as="main"
      id="main"
      tabIndex={-1}
      outline="0"
      direction="column"
      width="100%"
      maxWidth="reading"
      mx="auto"
      px={{ base: 'gutter', lg: '10' }}
      pt={{ base: '4', lg: '24' }}
      pb={{ base: '0', lg: '14' }}
      css={{ '&:not(:has([data-docked]))': { pb: { base: 'var(--offline)', lg: '14' } } }}
    >
      {children}
    </Flex>
  </Grid>
)

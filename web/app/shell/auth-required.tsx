import { chakra, Heading } from '@chakra-ui/react'
import { Link, useLocation } from 'react-router-dom'
import { Cloth } from '../../art/cloth.tsx'
import { Logo } from '../../art/logo.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Selvage } from '../../ui/selvage.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** What a signed-out visitor sees of the dashboard. The way in comes back to this address. */
export const AuthRequired = ({ words }: { words: string }) => {
  const { pathname, search } = useLocation()
  const next = pathname + search
  return (
    <chakra.div minH="100dvh" pt={{ base: '4px', md: '0' }} ps={{ md: 'selvage' }}>
      <Selvage />
      <chakra.header
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        px="gutter"
        minH="header"
      >
        <Logo to={paths.home} />
        <ThemeToggle />
      </chakra.header>
      <chakra.main id="main" tabIndex={-1} outline="0" px="gutter" pt={{ base: '8', md: '20' }} pb="14">
        <Panel
          overflow="hidden"
          maxW="dialog"
          mx="auto"
          display="grid"
          gridTemplateColumns="72px minmax(0, 1fr)"
        >
          <chakra.div
            position="relative"
            overflow="hidden"
            css={{ '& svg': { position: 'absolute', top: 0 } }}
          >
            <Cloth strips={['etu']} height={400} />
          </chakra.div>
          <chakra.div p="5.5">
            <Heading as="h1" textStyle="h2">
              Authentication Required
            </Heading>
            <chakra.p mt="1.5" mb="5" color="fg.muted">
              {words}
            </chakra.p>
            <chakra.div display="flex" flexWrap="wrap" gap="2.5">
              <Button asChild>
                <Link to={paths.auth({ next })}>Log in</Link>
              </Button>
              <Button asChild variant="outline">
                <Link to={paths.auth({ mode: 'signup', next })}>Sign Up</Link>
              </Button>
            </chakra.div>
          </chakra.div>
        </Panel>
      </chakra.main>
    </chakra.div>
  )
}

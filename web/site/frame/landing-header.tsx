import { chakra } from '@chakra-ui/react'
import { Logo } from '../../art/logo.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { forPeople, forVisitors } from './audience.ts'
import { Menu } from './menu.tsx'
import { landingPlaces } from './places.ts'
import { ThemeButtons } from './theme-buttons.tsx'

/** The hero leaves this much room for it. */
export const headerHeight = { base: '16', lg: '76px' } as const

/** Lies on the indigo of the hero. From 1024 px on the ways in hang over its cloth, as a label does. */
export const LandingHeader = () => (
  <chakra.header position="absolute" zIndex="docked" insetInline="0" top="0" color="fg.cloth">
    <chakra.div
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="6"
      maxW="content"
      mx="auto"
      px="gutter"
      minH={headerHeight}
    >
      <chakra.div display="flex" alignItems="center" gap="10">
        <Logo to={paths.home} />
        <chakra.nav aria-label="Main" display={{ base: 'none', lg: 'block' }}>
          <chakra.ul display="flex" gap="5">
            {landingPlaces.map(({ name, address }) => (
              <li key={address}>
                <Place href={address}>{name}</Place>
              </li>
            ))}
          </chakra.ul>
        </chakra.nav>
      </chakra.div>
      <chakra.div
        display="flex"
        alignItems="center"
        gap="1.5"
        bg={{ lg: 'bg.cloth' }}
        borderRadius={{ lg: 'lg' }}
        p={{ lg: '1.5' }}
      >
        <chakra.div display={{ base: 'none', lg: 'flex' }}>
          <ThemeButtons tone="onCloth" />
        </chakra.div>
        <Button asChild variant="onClothLine" size="sm" css={forVisitors}>
          <a href={paths.auth()}>Log in</a>
        </Button>
        <Button
          asChild
          variant="onClothLine"
          size="sm"
          display={{ base: 'none', lg: 'inline-flex' }}
          css={forVisitors}
        >
          <a href={paths.auth({ mode: 'signup' })}>Sign Up</a>
        </Button>
        <Button asChild variant="onClothLine" size="sm" css={forPeople}>
          <a href={paths.dashboard}>Dashboard</a>
        </Button>
        <Menu />
      </chakra.div>
    </chakra.div>
  </chakra.header>
)

const Place = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'tap',
    px: '1',
    fontSize: '0.9375rem',
    fontWeight: 'medium',
    textDecoration: 'none',
    color: 'fg.clothMuted',
    borderRadius: 'thread',
    _hover: { color: 'fg.cloth' },
    _focusVisible: { outlineColor: 'fg.cloth' },
  },
})

import { chakra } from '@chakra-ui/react'
import { Menu as MenuIcon, X } from 'lucide-react'
import { Logo } from '../art/logo.tsx'
import { paths } from '../paths.ts'
import { largeLetters, lowScreen } from '../theme/media-queries.ts'
import { iconButtonRecipe } from '../theme/recipes/button.ts'
import { Button } from '../ui/button.tsx'
import { forPeople, forVisitors } from './audience.ts'
import { NamedThemeButtons, ThemeButtons } from './theme-buttons.tsx'

/** The parts of the landing page that its navigation names. */
const links = [
  { name: 'Features', address: '#features' },
  { name: 'How it works', address: '#how-it-works' },
  { name: 'Pricing', address: '#pricing' },
] as const

/** The hero leaves this much room for the header. */
export const headerHeight = { base: '16', lg: '76px' } as const

const scrollsAway = { position: 'absolute', bg: 'transparent' }

/**
 * Lies on the indigo of the hero and stays in view. From 1024 px on the ways in hang over its cloth, as a label does, and
 * the bar has no ground until the page scrolls: page-controls.ts says when.
 */
export const LandingHeader = () => (
  <chakra.header
    data-landing-header
    position={{ base: 'fixed', lg: 'absolute' }}
    zIndex="sticky"
    insetInline="0"
    top="0"
    color="fg.cloth"
    bg={{ base: 'bg.cloth', lg: 'transparent' }}
    css={{
      '&[data-scrolled]': { position: 'fixed', bg: 'bg.cloth' },
      [lowScreen]: scrollsAway,
      [largeLetters]: scrollsAway,
      'html:not(.light):not(.dark) &': scrollsAway,
    }}
  >
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
            {links.map(({ name, address }) => (
              <li key={address}>
                <BarLink href={address}>{name}</BarLink>
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
        <Button asChild variant="onClothLine" size="sm" css={{ ...onTheHero, ...forVisitors }}>
          <a href={paths.auth()}>Log in</a>
        </Button>
        <Button
          asChild
          variant="onClothLine"
          size="sm"
          display={{ base: 'none', lg: 'inline-flex' }}
          css={{ ...afterTheHero, ...forVisitors }}
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

// A narrow bar has room for one button. Below the hero, whose own button is out of view then, it is the way to sign up.
const narrow = '@media (max-width: 1023.98px)'
const onTheHero = { [narrow]: { 'header[data-past-hero] &': { display: 'none' } } }
const afterTheHero = {
  [narrow]: {
    'html:not([data-signed-in]) header[data-past-hero] &': {
      display: 'inline-flex',
      bg: 'accent.solid',
      borderColor: 'accent.solid',
      color: 'accent.contrast',
    },
  },
}

const BarLink = chakra('a', {
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

/** The button that opens the drawer lies over it when it is open, and closes it. */
const overDrawer = {
  position: 'fixed',
  zIndex: 'skipNav',
  top: '2.5',
  insetInlineEnd: '4',
  color: 'fg',
  _hover: { bg: 'bg.muted', color: 'fg' },
} as const
const Opener = chakra('summary', iconButtonRecipe)

/** A details element, so that it opens and closes before any script is loaded; page-controls.ts adds Escape. */
export const Menu = () => (
  <chakra.details id="menu" display={{ lg: 'none' }} css={{ '&[open] > summary': overDrawer }}>
    <Opener
      aria-label="Menu"
      size="lg"
      tone="onCloth"
      listStyle="none"
      css={{
        '&::-webkit-details-marker': { display: 'none' },
        'details[open] > & > :first-of-type, details:not([open]) > & > :last-of-type': { display: 'none' },
      }}
    >
      <MenuIcon size={24} />
      <X size={24} />
    </Opener>
    <chakra.div data-closes-menu position="fixed" inset="0" zIndex="modal" bg="rgb(10 13 32 / 0.62)" />
    <chakra.nav
      aria-label="Menu"
      position="fixed"
      zIndex="modal"
      insetBlock="0"
      insetInlineEnd="0"
      width="drawer"
      maxW="84vw"
      overflowY="auto"
      overscrollBehavior="contain"
      pt="18"
      pb="6"
      px="5"
      bg="bg"
      color="fg"
      borderInlineStart="1px solid {colors.border}"
      animation="slide-in-end {durations.sheet} {easings.out}"
    >
      <chakra.ul display="grid" gap="1">
        {links.map(({ name, address }) => (
          <li key={address}>
            <MenuLink href={address}>{name}</MenuLink>
          </li>
        ))}
      </chakra.ul>
      <chakra.div mt="5" pt="5" display="grid" gap="3" borderTop="1px solid {colors.border}">
        <Button asChild size="lg" css={forVisitors}>
          <a href={paths.auth({ mode: 'signup' })}>Sign Up</a>
        </Button>
        <Button asChild variant="outline" size="lg" css={forVisitors}>
          <a href={paths.auth()}>Log in</a>
        </Button>
        <Button asChild size="lg" css={forPeople}>
          <a href={paths.dashboard}>Dashboard</a>
        </Button>
        <NamedThemeButtons />
      </chakra.div>
    </chakra.nav>
  </chakra.details>
)

const MenuLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: 'tap',
    fontSize: 'xl',
    fontWeight: 'semibold',
    textDecoration: 'none',
    color: 'inherit',
    borderRadius: 'md',
  },
})

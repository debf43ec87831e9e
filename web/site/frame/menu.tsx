import { chakra } from '@chakra-ui/react'
import { Menu as MenuIcon, X } from 'lucide-react'
import { paths } from '../../paths.ts'
import { iconButtonRecipe } from '../../theme/recipes/icon-button.ts'
import { Button } from '../../ui/button.tsx'
import { forPeople, forVisitors } from './audience.ts'
import { landingPlaces } from './places.ts'
import { ThemeButtons } from './theme-buttons.tsx'

const Opener = chakra('summary', iconButtonRecipe)
/** A details element, so that it opens and closes before any script is there; site/enhance/menu.ts adds Escape. */
export const Menu = () => (
  <chakra.details id="menu" display={{ lg: 'none' }} css={{ '&[open] > summary': opened }}>
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
        {landingPlaces.map(({ name, address }) => (
          <li key={address}>
            <Place href={address}>{name}</Place>
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
        <chakra.div ms="-2.5">
          <ThemeButtons />
        </chakra.div>
      </chakra.div>
    </chakra.nav>
  </chakra.details>
)

/** The opener lies over the drawer and closes it. */
const opened = {
  position: 'fixed',
  zIndex: 'skipNav',
  top: '2.5',
  insetInlineEnd: '4',
  color: 'fg',
  _hover: { bg: 'bg.muted', color: 'fg' },
} as const

const Place = chakra('a', {
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

import { chakra } from '@chakra-ui/react'
import { NavLink } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { largeLetters, lowScreen } from '../../theme/media-queries.ts'
import { bottomBarItems } from './nav.ts'

const Place = chakra(NavLink, {
  base: {
    position: 'relative',
    // The longer the word the wider the place: five of them fit the narrowest phone.
    flex: '1 1 auto',
    minWidth: 0,
    px: '1',
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: '3px',
    fontSize: '0.75rem',
    fontWeight: 'semibold',
    lineHeight: '1',
    color: 'fg.muted',
    textDecoration: 'none',
    _focusVisible: { outlineOffset: '-4px' },
    '&[aria-current=page]': { color: 'brand.fg' },
    '&[aria-current=page]::before': {
      content: '""',
      position: 'absolute',
      top: '-1px',
      insetInline: '22%',
      height: '3px',
      bg: 'brand.solid',
    },
  },
})

/** On phones: up to five places, under the thumb; at the end of the page where the screen is short. */
export const BottomBar = () => (
  <chakra.nav
    aria-label="Quick"
    data-docked="bar"
    display={{ base: 'flex', md: 'none' }}
    position="fixed"
    zIndex="docked"
    insetInline="0"
    bottom="0"
    height="calc({sizes.bottomBar} + env(safe-area-inset-bottom))"
    pb="env(safe-area-inset-bottom)"
    bg="bg.panel"
    borderTop="1px solid {colors.border}"
    css={{ [lowScreen]: { position: 'static', mb: 'var(--offline)' } }}
  >
    {bottomBarItems.map(({ to, short, Icon }) => (
      <Place key={to} to={to} end={to === paths.dashboard}>
        <Icon size={20} />
        <chakra.span css={{ [largeLetters]: { srOnly: true } }}>{short}</chakra.span>
      </Place>
    ))}
  </chakra.nav>
)

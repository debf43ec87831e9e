import { chakra } from '@chakra-ui/react'
import { NavLink } from 'react-router-dom'
import { paths } from '../paths.ts'
import { navGroups } from './nav.ts'

const Item = chakra(NavLink, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '11px',
    minH: { base: 'tap', md: '36px' },
    px: '2.5',
    border: '1px solid transparent',
    borderRadius: 'md',
    fontSize: '0.9063rem',
    fontWeight: 'medium',
    color: 'fg.muted',
    textDecoration: 'none',
    transition: 'background-color, color',
    transitionDuration: 'fast',
    _hover: { color: 'fg', bg: 'bg.muted' },
    '&[aria-current=page]': { bg: 'bg.panel', borderColor: 'border', color: 'fg', fontWeight: 'strong' },
    '&[aria-current=page]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'var(--edge)',
      insetBlock: '6px',
      width: '4px',
      bg: 'brand.solid',
    },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    rail: {
      true: { width: '10', minH: '10', px: 0, justifyContent: 'center', '--edge': '-5px' },
      false: { '--edge': '-13px' },
    },
  },
})

const GroupLabel = chakra('div', {
  base: { mt: '3.5', mb: '1', mx: '2.5', fontSize: 'xs', fontWeight: 'semibold', color: 'fg.subtle' },
})

/** The groups of the navigation. On the rail only icons are seen; names are still read out and shown on hover. */
export const NavList = ({ rail = false, onNavigate }: { rail?: boolean; onNavigate?: () => void }) => (
  <chakra.nav aria-label="Main">
    {navGroups.map(group => (
      <chakra.div key={group.label} role="group" aria-label={group.label}>
        {rail ? (
          <chakra.hr my="2" mx="auto" width="6" borderColor="border" _first={{ display: 'none' }} />
        ) : (
          <GroupLabel aria-hidden>{group.label}</GroupLabel>
        )}
        {group.items.map(({ to, label, Icon }) => (
          <Item
            key={to}
            to={to}
            end={to === paths.dashboard}
            rail={rail}
            onClick={onNavigate}
            {...(rail && { title: label, 'aria-label': label })}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            {!rail && label}
          </Item>
        ))}
      </chakra.div>
    ))}
  </chakra.nav>
)

import { chakra } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { NavLink } from 'react-router-dom'
import type { Tier } from '../../../shared/lists.ts'
import { paths } from '../../paths.ts'
import { Hint } from '../../ui/hint.tsx'
import { lockText, type NavItem, navGroups } from './nav.ts'

const GroupLabel = chakra('div', {
  base: { mt: '2', mb: '0.5', mx: '2.5', fontSize: 'xs', fontWeight: 'semibold', color: 'fg.subtle' },
})

type ListProps = {
  /** Null while nobody knows it: then nothing is locked. */
  tier: Tier | null
  rail?: boolean
  onNavigate?: () => void
}

/** The groups of the navigation. On the rail only icons are seen; names are still read out and shown on hover. */
export const NavList = ({ tier, rail = false, onNavigate }: ListProps) => (
  <chakra.nav aria-label="Main">
    {navGroups.map(group => (
      <chakra.div key={group.label} role="group" aria-label={group.label}>
        {rail ? (
          <chakra.hr my="2" mx="auto" width="6" borderColor="border" _first={{ display: 'none' }} />
        ) : (
          <GroupLabel aria-hidden>{group.label}</GroupLabel>
        )}
        {group.items.map(item => (
          <NavPlace key={item.to} item={item} tier={tier} rail={rail} onNavigate={onNavigate} />
        ))}
      </chakra.div>
    ))}
  </chakra.nav>
)

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
    '&[data-locked]': { color: 'fg.subtle', fontWeight: 'normal' },
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

type Props = {
  item: NavItem
  tier: Tier | null
  rail: boolean
  onNavigate: (() => void) | undefined
}

/** One place of the navigation. A locked one opens its screen too, which shows what the next plan adds. */
const NavPlace = ({ item: { to, label, Icon, feature }, tier, rail, onNavigate }: Props) => {
  const locked = tier && lockText(feature, tier)
  const lockedId = useId()
  const words = [rail && label, locked].filter(Boolean).join(' · ')
  return (
    <>
      <Hint text={words || null}>
        <Item
          to={to}
          end={to === paths.dashboard}
          rail={rail}
          onClick={onNavigate}
          {...(rail && { 'aria-label': label })}
          {...(locked && { 'data-locked': '', 'aria-describedby': lockedId })}
        >
          <Icon />
          {!rail && <chakra.span flex="1">{label}</chakra.span>}
          {locked && (
            <chakra.span {...(rail && { position: 'absolute', insetEnd: '2px', bottom: '2px', bg: 'bg' })}>
              <Lock size={rail ? 12 : 15} />
            </chakra.span>
          )}
        </Item>
      </Hint>
      {locked && (
        <span id={lockedId} hidden>
          Locked. {locked}
        </span>
      )}
    </>
  )
}

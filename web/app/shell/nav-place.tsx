import { chakra } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { NavLink } from 'react-router-dom'
import type { Tier } from '../../../shared/lists.ts'
import { paths } from '../../paths.ts'
import { Hint } from '../../ui/hint.tsx'
import { lockHint } from './lock-hint.ts'
import type { NavItem } from './nav.ts'

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
  /** Null while nobody knows it: then nothing is locked. */
  tier: Tier | null
  rail: boolean
  onNavigate: (() => void) | undefined
}

/** One place of the navigation. A locked one opens its screen too, which shows what the next plan adds. */
export const NavPlace = ({ item: { to, label, Icon, feature }, tier, rail, onNavigate }: Props) => {
  const locked = tier && lockHint(feature, tier)
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

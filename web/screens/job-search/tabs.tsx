import { chakra } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Badge } from '../../ui/badge.tsx'

const tabs = ['manual', 'auto'] as const
export type Tab = (typeof tabs)[number]

type Props = {
  shown: Tab
  /** The plan does not have Auto-Apply: it can be looked at nevertheless. */
  isLocked: boolean
  onShow: (tab: Tab) => void
}

/** The narrowest phones have room for the names alone: what is behind the tab says the rest. */
const noRoomForMore = '@media (max-width: 389.98px)'

/** The arrows move between the two, as in every list of tabs. */
export const Tabs = ({ shown, isLocked, onShow }: Props) => {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const other = shown === 'manual' ? 'auto' : 'manual'
    onShow(other)
    document.getElementById(`tab-${other}`)?.focus()
  }
  const tab = (name: Tab) => ({
    role: 'tab',
    id: `tab-${name}`,
    'aria-controls': 'tab-panel',
    'aria-selected': shown === name,
    tabIndex: shown === name ? 0 : -1,
    onClick: () => onShow(name),
    onKeyDown,
  })
  return (
    <chakra.div
      role="tablist"
      aria-label="How to apply"
      display="flex"
      flexWrap="wrap"
      columnGap={{ base: '4', md: '6' }}
      my="4"
      borderBottom="1px solid {colors.border}"
    >
      <TabButton {...tab('manual')}>Manual Apply</TabButton>
      <TabButton {...tab('auto')}>
        {isLocked && <Lock size={16} strokeWidth={1.75} aria-label="Locked:" />}
        Auto-Apply
        <Badge css={{ [noRoomForMore]: { display: 'none' } }}>Coming soon</Badge>
      </TabButton>
    </chakra.div>
  )
}

const TabButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'tap',
    mb: '-1px',
    color: 'fg.muted',
    textStyle: 'button',
    whiteSpace: 'nowrap',
    borderBottom: '3px solid transparent',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    '&[aria-selected=true]': { color: 'fg', borderColor: 'brand.solid' },
  },
})

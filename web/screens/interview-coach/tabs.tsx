import { chakra } from '@chakra-ui/react'
import { Keyboard, Lock, Mic } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Badge } from '../../ui/badge.tsx'

const tabs = ['text', 'voice'] as const
export type Tab = (typeof tabs)[number]

export const panelId = 'practice-panel'
export const tabId = (tab: Tab): string => `practice-${tab}`

type Props = {
  shown: Tab
  /** Voice needs Elite. */
  isLocked: boolean
  onShow: (tab: Tab) => void
}

const iconProps = { size: 18, strokeWidth: 1.75 } as const

/** How to practise. The arrows move between the two where both can be chosen. */
export const Tabs = ({ shown, isLocked, onShow }: Props) => {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isLocked || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    const other = shown === 'text' ? 'voice' : 'text'
    onShow(other)
    document.getElementById(tabId(other))?.focus()
  }
  const tab = (name: Tab) => ({
    type: 'button' as const,
    role: 'tab',
    id: tabId(name),
    'aria-controls': panelId,
    'aria-selected': shown === name,
    tabIndex: shown === name ? 0 : -1,
    onClick: () => onShow(name),
    onKeyDown,
  })
  return (
    <chakra.div
      role="tablist"
      aria-label="How to practise"
      display="flex"
      flexWrap="wrap"
      columnGap={{ base: '4', md: '6' }}
      borderBottom="1px solid {colors.border}"
    >
      <TabButton {...tab('text')}>
        <Keyboard {...iconProps} aria-hidden />
        Text
      </TabButton>
      <TabButton {...tab('voice')} disabled={isLocked}>
        {isLocked ? <Lock {...iconProps} aria-label="Locked:" /> : <Mic {...iconProps} aria-hidden />}
        Voice
        <Badge>{isLocked ? 'Elite' : 'Beta'}</Badge>
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
    _disabled: { cursor: 'not-allowed', color: 'fg.subtle' },
    '&[aria-selected=true]': { color: 'fg', borderColor: 'brand.solid' },
  },
})

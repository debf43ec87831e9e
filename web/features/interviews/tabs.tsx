import { Keyboard, Lock, Mic } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { TabList } from '../../ui/tab-list.tsx'

export type Tab = 'text' | 'voice'

export const panelId = 'practice-panel'
export const tabId = (tab: Tab): string => `practice-${tab}`

type Props = {
  shown: Tab
  /** Voice needs Elite. */
  isLocked: boolean
  onShow: (tab: Tab) => void
}

const text = (
  <>
    <Keyboard />
    Text
  </>
)

/** How to practise. */
export const Tabs = ({ shown, isLocked, onShow }: Props) => {
  const voice = (
    <>
      {isLocked ? <Lock aria-label="Locked:" /> : <Mic />}
      Voice
      <Badge>{isLocked ? 'Elite' : 'Beta'}</Badge>
    </>
  )
  return (
    <TabList
      label="How to practise"
      tabs={[
        { name: 'text', label: text },
        { name: 'voice', label: voice, disabled: isLocked },
      ]}
      shown={shown}
      tabId={tabId}
      panelId={() => panelId}
      onShow={onShow}
    />
  )
}

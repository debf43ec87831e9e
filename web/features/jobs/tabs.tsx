import { Lock } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { TabList } from '../../ui/tab-list.tsx'

export type Tab = 'manual' | 'auto'

type Props = {
  shown: Tab
  /** The plan does not have Auto-Apply: it can be looked at nevertheless. */
  isLocked: boolean
  onShow: (tab: Tab) => void
}

/** The narrowest phones have room for the names alone: what is behind the tab says the rest. */
const noRoomForMore = '@media (max-width: 389.98px)'

/** How to apply. */
export const Tabs = ({ shown, isLocked, onShow }: Props) => {
  const auto = (
    <>
      {isLocked && <Lock size={16} aria-label="Locked:" />}
      Auto-Apply
      <Badge css={{ [noRoomForMore]: { display: 'none' } }}>Coming soon</Badge>
    </>
  )
  return (
    <TabList
      my="4"
      label="How to apply"
      tabs={[
        { name: 'manual', label: 'Manual Apply' },
        { name: 'auto', label: auto },
      ]}
      shown={shown}
      tabId={name => `tab-${name}`}
      panelId={() => 'tab-panel'}
      onShow={onShow}
    />
  )
}

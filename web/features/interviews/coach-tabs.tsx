import { Keyboard, Lock, Mic } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TabList } from '../../ui/tab-list.tsx'

type Tab = 'text' | 'voice'

const panelId = 'practice-panel'
const tabId = (tab: Tab): string => `practice-${tab}`

type Props = {
  shown: Tab
  /** Voice needs Elite. */
  isLocked: boolean
  onShow: (tab: Tab) => void
  children: ReactNode
}

export const CoachTabs = ({ shown, isLocked, onShow, children }: Props) => (
  <>
    <TabList
      label="How to practise"
      tabs={[
        {
          name: 'text',
          label: (
            <>
              <Keyboard />
              Text
            </>
          ),
        },
        {
          name: 'voice',
          disabled: isLocked,
          label: (
            <>
              {isLocked ? <Lock aria-label="Locked:" /> : <Mic />}
              Voice
              <Badge>{isLocked ? 'Elite' : 'Beta'}</Badge>
            </>
          ),
        },
      ]}
      shown={shown}
      tabId={tabId}
      panelId={() => panelId}
      onShow={onShow}
    />
    <div role="tabpanel" id={panelId} aria-labelledby={tabId(shown)}>
      {shown === 'voice' ? (
        <EmptyState
          motif="talk"
          title="Voice Practice Coming Soon"
          text="It is in beta and not open yet. You will answer aloud, and then read your words and their scores. Until then, say your answer aloud before you type it. That is good practice too."
        />
      ) : (
        children
      )}
    </div>
  </>
)

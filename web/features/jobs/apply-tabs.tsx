import { Lock } from 'lucide-react'
import { memo } from 'react'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { TabList } from '../../ui/tab-list.tsx'
import type { Tab } from './use-search-address.ts'

type Props = {
  shown: Tab
  /** The plan does not have Auto-Apply. The tab still opens. */
  isLocked: boolean
  onShow: (tab: Tab) => void
}

/** The narrowest phones have no room for the badge. */
const narrowest = '@media (max-width: 389.98px)'

export const ApplyTabs = memo(({ shown, isLocked, onShow }: Props) => {
  const auto = (
    <>
      {isLocked && <Lock size={16} aria-label="Locked:" />}
      Auto-Apply
      <Badge css={{ [narrowest]: { display: 'none' } }}>Coming soon</Badge>
    </>
  )
  return (
    <TabList
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
})

export const AutoApply = ({ isLocked }: Pick<Props, 'isLocked'>) => (
  <EmptyState
    motif="letter"
    title="Auto-Apply Coming Soon"
    text="It will fill in the application forms of jobs that you choose, with your profile and your resume. It will send nothing until you agree. Aiki never applies for a job without you."
    action={
      isLocked && (
        <LinkButton variant="outline" to={paths.upgrade}>
          See the plans
        </LinkButton>
      )
    }
  />
)

import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { ThreadLines } from '../../../ui/thread-lines.tsx'
import { skillGapsQuery } from '../queries.ts'
import { TabGrid } from '../tab-grid.tsx'
import type { TabProps } from '../tab-props.ts'
import { ToolPanel } from '../tool-panel.tsx'
import { AskedPanel } from './asked-panel.tsx'
import { GapForm } from './gap-form.tsx'
import { GapList } from './gap-list.tsx'

/** The skill gap analyser: the form, what saved jobs ask for, and the analyses that were made. */
export const SkillsTab = (props: TabProps) => {
  const { sub, profile, isShown, openId, onOpen, onWritten, onClose } = props
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery({
    ...skillGapsQuery,
    subscribed: isShown,
  })
  return (
    <TabGrid>
      <ToolPanel
        title="Skill gap analyser"
        text="What the role you want asks for and you do not name yet, and what to do about it."
      >
        {profile === undefined ? (
          <ThreadLines rows={6} label="Loading your profile" />
        ) : (
          <GapForm sub={sub} profile={profile} onWritten={onWritten} />
        )}
      </ToolPanel>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
        <AskedPanel isShown={isShown} />
        {isPending && <ThreadLines rows={4} label="Loading your analyses" />}
        {isLoadingError && (
          <LoadFailed
            text="The analyses that you made could not be loaded. They are safe with us."
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && (
          <GapList skillGaps={data.skillGaps} canCompare openId={openId} onOpen={onOpen} onClose={onClose} />
        )}
      </chakra.div>
    </TabGrid>
  )
}

import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { ThreadLines } from '../../../ui/thread-lines.tsx'
import { profileTextsQuery } from '../queries.ts'
import { TabGrid } from '../tab-grid.tsx'
import type { TabProps } from '../tab-props.ts'
import { ToolPanel } from '../tool-panel.tsx'
import { TextForm } from './text-form.tsx'
import { TextList } from './text-list.tsx'

/** The LinkedIn optimiser: the form, and the texts that were made. */
export const LinkedinTab = (props: TabProps) => {
  const { sub, profile, canFit, isShown, openId, onOpen, onWritten, onClose } = props
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery({
    ...profileTextsQuery,
    subscribed: isShown,
  })
  return (
    <TabGrid>
      <ToolPanel
        title="LinkedIn optimiser"
        text="Your headline, summary or bio, written for the role that you want, from what is true of you."
      >
        {profile === undefined ? (
          <ThreadLines rows={6} label="Loading your profile" />
        ) : (
          <TextForm sub={sub} profile={profile} canFit={canFit} onWritten={onWritten} />
        )}
      </ToolPanel>
      {isPending && <ThreadLines rows={4} label="Loading your texts" />}
      {isLoadingError && (
        <LoadFailed
          text="The texts that you made could not be loaded. They are safe with us."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <div>
          <TextList list={data} sub={sub} openId={openId} onOpen={onOpen} onClose={onClose} />
        </div>
      )}
    </TabGrid>
  )
}

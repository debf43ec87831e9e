import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'
import { InsightsContent, isNothing } from './content.tsx'
import { ExportButton } from './export-button.tsx'
import { insightsQuery } from './queries.ts'

export const InsightsScreen = () => {
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery(insightsQuery)
  return (
    <>
      <PageHead
        title="Insights"
        text="What your search tells you. Each figure says what it rests on, and waits for five."
        actions={data && !isNothing(data) && <ExportButton insights={data} />}
      />
      {isPending && (
        <Panel inset="card">
          <ThreadLines rows={6} label="Loading your insights" />
        </Panel>
      )}
      {isLoadingError && (
        <LoadFailed
          text="Your insights could not be loaded. What they are counted from is safe with us. Check your connection, then try again."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <InsightsContent insights={data} />}
    </>
  )
}

import { chakra } from '@chakra-ui/react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { Insights } from '../../../shared/api/insights.ts'
import { api } from '../../api/api.ts'
import { homeKey } from '../../api/query-client.ts'
import { lazyFile } from '../../browser/load-file.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useDownload } from '../../kit/use-download.ts'
import { paths } from '../../paths.ts'
import { Gate } from '../../person/gate.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { notify } from '../../ui/notify.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { AnswersPanel, SourcesPanel, TimePanel } from './answer-panels.tsx'
import { FunnelPanel, PacePanel, PracticePanel } from './progress-panels.tsx'

/** The key begins with the key of the dashboard, because the same changes make both stale. */
const insightsQuery = queryOptions({
  queryKey: [...homeKey, 'insights'],
  queryFn: ({ signal }) => api.insights.get({}, { signal }),
})

export const InsightsRoute = () => (
  <Gate
    feature="insights"
    head={<PageHead title="Insights" text="What your search tells you." />}
    title="See what your search tells you"
    gains={[
      'How many of your applications lead to an answer, an interview or an offer',
      'How many you send each week, and how long answers take',
      'Which sites your answers come from, and how your practice scores change',
    ]}
  >
    <InsightsScreen />
  </Gate>
)

const InsightsScreen = () => {
  const query = useQuery(insightsQuery)
  const { data } = query
  return (
    <>
      <PageHead
        title="Insights"
        text="What your search tells you. Each figure needs at least five applications or practice sessions, and says how many it is counted from."
        actions={data && !isNothing(data) && <ExportButton insights={data} />}
      />
      <Loaded
        query={query}
        loading="Loading your insights"
        failed="Your insights could not be loaded. Your applications and practice sessions are safe with us. Check your connection, then try again."
      >
        {insights => <InsightsContent insights={insights} />}
      </Loaded>
    </>
  )
}

const isNothing = ({ applications, practice }: Insights): boolean => applications === 0 && practice.n === 0

const InsightsContent = ({ insights }: { insights: Insights }) => {
  if (isNothing(insights))
    return (
      <EmptyState
        motif="bars"
        title="Nothing to count yet"
        text="Insights are counted from the applications that you track and the practice sessions that you complete. A figure appears once there are five to count."
        action={
          <LinkButton to={{ pathname: paths.applications, search: '?sheet=add' }}>
            Add your first application
          </LinkButton>
        }
      />
    )
  return (
    <chakra.div
      display="grid"
      // Widths in rem, because larger letters leave room for fewer columns.
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 21rem), 1fr))"
      gap={{ base: '4', lg: '5' }}
    >
      <AnswersPanel {...insights} />
      <SourcesPanel {...insights} />
      <FunnelPanel {...insights} />
      <TimePanel {...insights} />
      <PacePanel {...insights} />
      <PracticePanel {...insights} />
    </chakra.div>
  )
}

const exporter = lazyFile(() => import('./export.ts'))

const ExportButton = ({ insights }: { insights: Insights }) => {
  const { download, busy } = useDownload({
    get: async () => (await exporter.load()).insightsFile(insights),
    onDone: () =>
      notify({ kind: 'success', title: 'Exported', description: 'Your insights are in the file.' }),
    onFailed: (_error, again) =>
      notify({
        kind: 'error',
        title: 'Export failed',
        description: 'No file was made. Your figures are still here. Check your connection, then try again.',
        action: { label: 'Try again', onClick: again },
      }),
  })
  return (
    <Button variant="outline" loading={busy} loadingText="Exporting" onClick={() => download()}>
      <Download />
      Export as CSV
    </Button>
  )
}

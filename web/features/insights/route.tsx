import { chakra } from '@chakra-ui/react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Insights } from '../../../shared/api/insights.ts'
import { api } from '../../api/api.ts'
import { homeKey } from '../../api/query-client.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { paths } from '../../paths.ts'
import { Gate } from '../../person/gate.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { AnswersPanel, SourcesPanel, TimePanel } from './answer-panels.tsx'
import { ExportButton } from './export-button.tsx'
import { FunnelPanel, PacePanel, PracticePanel } from './progress-panels.tsx'

/**
 * Sums up applications and practice, as the home screen does. The key begins with the key of that screen, because what
 * makes the home screen stale makes the insights stale.
 */
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
      'How many of your applications come to an answer, an interview, an offer',
      'Your pace by the week, and how long answers take',
      'Which sites your answers come from, and how your practice scores go',
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
        text="What your search tells you. Each figure says what it rests on, and waits for five."
        actions={data && !isNothing(data) && <ExportButton insights={data} />}
      />
      <Loaded
        query={query}
        loading="Loading your insights"
        wide
        failed="Your insights could not be loaded. What they are counted from is safe with us. Check your connection, then try again."
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
        text="Insights count the applications that you track and the practice that you complete. Each figure waits until it rests on five."
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
      // Widths in rem: who reads with larger letters gets fewer columns.
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

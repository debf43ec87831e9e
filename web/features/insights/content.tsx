import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { Insights } from '../../../shared/api/insights.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AnswersPanel } from './panels/answers.tsx'
import { FunnelPanel } from './panels/funnel.tsx'
import { PacePanel } from './panels/pace.tsx'
import { PracticePanel } from './panels/practice.tsx'
import { SourcesPanel } from './panels/sources.tsx'
import { TimePanel } from './panels/time.tsx'

export const isNothing = ({ applications, practice }: Insights): boolean =>
  applications === 0 && practice.n === 0

export const InsightsContent = ({ insights }: { insights: Insights }) => {
  if (isNothing(insights))
    return (
      <EmptyState
        motif="bars"
        title="Nothing to count yet"
        text="Insights count the applications that you track and the practice that you complete. Each figure waits until it rests on five."
        action={
          <Button asChild>
            <Link to={{ pathname: paths.applications, search: '?sheet=add' }}>
              Add your first application
            </Link>
          </Button>
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

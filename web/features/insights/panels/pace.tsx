import { type Insights, leastForInsight } from '../../../../shared/api/insights.ts'
import { weekColumns, weekName } from '../../../applications/week-columns.ts'
import { WeftColumns } from '../../../ui/weft-columns.tsx'
import { InsightPanel } from '../insight-panel.tsx'
import { TooFew } from '../too-few.tsx'

const title = 'Sent a week'

export const PacePanel = ({ pace: { n, weeks } }: Insights) => {
  if (n < leastForInsight)
    return (
      <TooFew
        title={title}
        n={n}
        many={`sent within ${weeks.length} weeks`}
        text="Then this shows your pace, week by week. What has no day of application is not in it."
      />
    )
  const counts = weeks.map(({ monday, sent }) => ({ monday, count: sent }))
  return (
    <InsightPanel
      title={title}
      figure={n.toLocaleString('en')}
      of={`sent in the last ${weeks.length} weeks`}
      chart={<WeftColumns {...weekColumns(counts)} />}
      figures={{
        caption: 'Applications sent, by week',
        heads: ['Week', 'Sent'],
        rows: counts.map(({ monday, count }, place) => ({
          key: monday,
          cells: [weekName(counts, place), count.toLocaleString('en')],
        })),
      }}
      words={[
        'By the day you applied, Monday to Sunday. The last bar is this week so far. What has no day is not in it.',
      ]}
    />
  )
}

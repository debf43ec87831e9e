import type { Insights } from '../../../../shared/api/insights.ts'
import { BarRows } from '../bar-rows.tsx'
import { InsightPanel } from '../insight-panel.tsx'
import { TooFew } from '../too-few.tsx'
import { counted, leftOutWords, share, sourceVerdict } from '../words.ts'

const title = 'Where the answers come from'

export const SourcesPanel = ({ sources, responses }: Insights) => {
  if (sources.length === 0)
    return (
      <TooFew
        title={title}
        n={responses.n}
        many="applications sent"
        text="Then this shows which sites your answers come from, by the link of each application."
      />
    )
  return (
    <InsightPanel
      title={title}
      of={`By the site of the link, ${counted(responses.n, 'application')} sent`}
      chart={
        <BarRows
          rows={sources.map(({ source, sent, answered, percent }) => ({
            key: source,
            label: source,
            text: share(answered, sent, percent),
            share: answered / sent,
          }))}
        />
      }
      figures={{
        caption: 'Applications sent and answered, by source',
        heads: ['Source', 'Sent', 'Answered', 'Per cent'],
        rows: sources.map(({ source, sent, answered, percent }) => ({
          key: source,
          cells: [
            source,
            sent.toLocaleString('en'),
            answered.toLocaleString('en'),
            percent === null ? '–' : `${percent}%`,
          ],
        })),
      }}
      words={[
        'How many of those that you sent through each were answered.',
        sourceVerdict(sources),
        leftOutWords({ sources, responses }),
      ]}
    />
  )
}

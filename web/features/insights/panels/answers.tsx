import type { Insights } from '../../../../shared/api/insights.ts'
import { BarRows } from '../bar-rows.tsx'
import { InsightPanel } from '../insight-panel.tsx'
import { TooFew } from '../too-few.tsx'

const title = 'Answers to what you sent'

export const AnswersPanel = ({ responses: { n, count, percent } }: Insights) => {
  if (percent === null)
    return (
      <TooFew
        title={title}
        n={n}
        many="applications sent"
        text="Then this shows how many of them were answered. A refusal is an answer too."
      />
    )
  const rows = [
    { key: 'answered', label: 'Answered', count, color: 'status.interview.solid' },
    { key: 'silent', label: 'No answer noted', count: n - count, color: 'status.withdrawn.solid' },
  ]
  return (
    <InsightPanel
      title={title}
      figure={`${percent}%`}
      of={`answered, ${count.toLocaleString('en')} of ${n.toLocaleString('en')} sent`}
      chart={
        <BarRows
          rows={rows.map(row => ({ ...row, text: row.count.toLocaleString('en'), share: row.count / n }))}
        />
      }
      figures={{
        caption: 'Applications sent, by whether an answer is noted',
        heads: ['Outcome', 'Applications'],
        rows: rows.map(row => ({ key: row.key, cells: [row.label, row.count.toLocaleString('en')] })),
      }}
      words={[
        'An answer is an invitation, an offer or a refusal. What you sent lately may still be answered.',
        'A status that you have not moved yet makes this look worse than it is.',
      ]}
    />
  )
}

import type { Insights } from '../../../../shared/api/insights.ts'
import { BarRows } from '../bar-rows.tsx'
import { InsightPanel } from '../insight-panel.tsx'
import { TooFew } from '../too-few.tsx'
import { counted, medianWords, timeAdvice } from '../words.ts'

const title = 'Time to an answer'

export const TimePanel = ({ timeToAnswer: { n, medianDays, spread } }: Insights) => {
  if (medianDays === null)
    return (
      <TooFew
        title={title}
        n={n}
        many="dated answers"
        text="Then this shows how long answers take. An answer gets its day when you move an application to Interview, Offer or Rejected."
      />
    )
  const most = Math.max(...spread.map(({ count }) => count))
  return (
    <InsightPanel
      title={title}
      figure={medianWords(medianDays)}
      of={`the median of ${counted(n, 'answer')}`}
      chart={
        <BarRows
          rows={spread.map(({ label, count }) => ({
            key: label,
            label,
            text: count.toLocaleString('en'),
            share: count / most,
          }))}
        />
      }
      figures={{
        caption: 'Answers, by how long they took',
        heads: ['After applying', 'Answers'],
        rows: spread.map(({ label, count }) => ({ key: label, cells: [label, count.toLocaleString('en')] })),
      }}
      words={[
        'From the day you applied to the day you noted the answer. What is still waiting is not in it, so waits are longer than this.',
        timeAdvice(medianDays),
      ]}
    />
  )
}

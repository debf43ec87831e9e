import { type Insights, leastForInsight } from '../../../../shared/api/insights.ts'
import { stepNames } from '../../../../shared/domain/insights/step-names.ts'
import { BarRows } from '../bar-rows.tsx'
import { InsightPanel } from '../insight-panel.tsx'
import { TooFew } from '../too-few.tsx'
import { counted, funnelAdvice, share } from '../words.ts'

const title = 'How far they get'

const colors = {
  tracked: 'status.saved.solid',
  applied: 'status.applied.solid',
  interview: 'status.interview.solid',
  offer: 'status.offer.solid',
} as const

export const FunnelPanel = ({ applications, funnel }: Insights) => {
  if (applications < leastForInsight)
    return (
      <TooFew
        title={title}
        n={applications}
        many="applications"
        text="Then this shows how many you sent, and how many came to an interview and to an offer."
      />
    )
  const textOf = ({ step, n, count, percent }: Insights['funnel'][number]): string =>
    step === 'tracked' ? count.toLocaleString('en') : share(count, n, percent)
  return (
    <InsightPanel
      title={title}
      figure={applications.toLocaleString('en')}
      of={`${applications === 1 ? 'application' : 'applications'} tracked`}
      chart={
        <BarRows
          rows={funnel.map(step => ({
            key: step.step,
            label: stepNames[step.step],
            text: textOf(step),
            share: step.count / applications,
            color: colors[step.step],
          }))}
        />
      }
      figures={{
        caption: 'How many applications ever got so far',
        heads: ['Step', 'Applications', 'Of the step before'],
        rows: funnel.map(({ step, count, n, percent }) => ({
          key: step,
          cells: [
            stepNames[step],
            count.toLocaleString('en'),
            step === 'tracked' ? '–' : percent === null ? `Only ${counted(n, 'application')}` : `${percent}%`,
          ],
        })),
      }}
      words={[
        'How far each ever got, whatever became of it. The per cent is of the step before.',
        funnelAdvice(funnel),
      ]}
    />
  )
}

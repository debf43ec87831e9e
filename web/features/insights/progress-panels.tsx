import { type Insights, leastForInsight } from '../../../shared/api/insights.ts'
import { dayInLagos, dayInWords, shortDay } from '../../../shared/domain/calendar.ts'
import { stepNames } from '../../../shared/domain/insights/names.ts'
import { weekColumns, weekName } from '../../applications/week-columns.ts'
import { WeftColumns } from '../../ui/weft-columns.tsx'
import { InsightPanel, TooFew } from './insight-panel.tsx'
import { counted, figure, funnelAdvice, panelWords, share } from './words.ts'

const colors = {
  tracked: 'status.saved.solid',
  applied: 'status.applied.solid',
  interview: 'status.interview.solid',
  offer: 'status.offer.solid',
} as const

export const FunnelPanel = ({ applications, funnel }: Insights) => {
  if (applications < leastForInsight) return <TooFew {...panelWords.funnel} n={applications} />
  return (
    <InsightPanel
      title={panelWords.funnel.title}
      figure={figure(applications)}
      figureText={`${applications === 1 ? 'application' : 'applications'} tracked`}
      caption="How many applications reached each step"
      heads={['Step', 'Applications', 'Share of the step before']}
      rows={funnel.map(({ step, count, n, percent }) => ({
        key: step,
        cells: [
          stepNames[step],
          figure(count),
          step === 'tracked' ? '–' : percent === null ? `Only ${counted(n, 'application')}` : `${percent}%`,
        ],
        text: step === 'tracked' ? figure(count) : share(count, n, percent),
        share: count / applications,
        color: colors[step],
      }))}
      words={[
        'The furthest step that each application reached, also if it was rejected later. The per cent is the share of the step before.',
        funnelAdvice(funnel),
      ]}
    />
  )
}

export const PacePanel = ({ pace: { n, weeks } }: Insights) => {
  if (n < leastForInsight)
    return <TooFew {...panelWords.pace} n={n} many={`sent within ${weeks.length} weeks`} />
  const counts = weeks.map(({ monday, sent }) => ({ monday, count: sent }))
  return (
    <InsightPanel
      title={panelWords.pace.title}
      figure={figure(n)}
      figureText={`sent in the last ${weeks.length} weeks`}
      chart={<WeftColumns {...weekColumns(counts)} />}
      caption="Applications sent, by week"
      heads={['Week', 'Sent']}
      rows={counts.map(({ monday, count }, place) => ({
        key: monday,
        cells: [weekName(counts, place), figure(count)],
      }))}
      words={[
        'Counted by the day you applied, Monday to Sunday. The last bar is this week so far. Applications without a date are not counted.',
      ]}
    />
  )
}

/** The newest sessions in the panel; the export has all. */
const shown = 12
const highest = 100

export const PracticePanel = ({ practice: { n, meanScore, sessions } }: Insights) => {
  if (meanScore === null) return <TooFew {...panelWords.practice} n={n} />
  const last = sessions.slice(-shown)
  const dayOf = (at: string): string => dayInLagos(new Date(at))
  return (
    <InsightPanel
      title={panelWords.practice.title}
      figure={meanScore}
      figureText={`of 100, the average of ${counted(n, 'completed session')}`}
      chart={
        <WeftColumns
          top={highest}
          columns={last.map(({ id, at, jobTitle, score }, place) => ({
            key: id,
            name: jobTitle,
            value: score,
            label: place === 0 || place === last.length - 1 ? shortDay(dayOf(at)) : '',
          }))}
        />
      }
      caption="Scores of completed practice sessions"
      heads={['Session', 'Score']}
      rows={last.map(({ id, at, jobTitle, score }) => ({
        key: id,
        cells: [`${dayInWords(dayOf(at))}, ${jobTitle}`, score],
      }))}
      words={[
        `The score of each session, oldest first${n > shown ? `; the last ${shown} are shown, the export has all` : ''}.`,
        'Sessions differ in difficulty, so compare only sessions of the same level.',
      ]}
    />
  )
}

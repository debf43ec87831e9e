import type { Insights } from '../../../../shared/api/insights.ts'
import { dayInLagos } from '../../../../shared/domain/calendar.ts'
import { dayInWords } from '../../../../shared/domain/day-in-words.ts'
import { shortDay } from '../../../applications/week-columns.ts'
import { WeftColumns } from '../../../ui/weft-columns.tsx'
import { InsightPanel } from '../insight-panel.tsx'
import { TooFew } from '../too-few.tsx'
import { counted } from '../words.ts'

const title = 'Interview practice'
/** The last of them, in chart and table; the export has all. */
const shown = 12
const highest = 100

export const PracticePanel = ({ practice: { n, meanScore, sessions } }: Insights) => {
  if (meanScore === null)
    return (
      <TooFew
        title={title}
        n={n}
        many="completed sessions"
        text="Then this shows how your scores go, session by session."
      />
    )
  const last = sessions.slice(-shown)
  const dayOf = (at: string): string => dayInLagos(new Date(at))
  return (
    <InsightPanel
      title={title}
      figure={meanScore}
      of={`of 100, the mean of ${counted(n, 'completed session')}`}
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
      figures={{
        caption: 'Scores of completed practice sessions',
        heads: ['Session', 'Score'],
        rows: last.map(({ id, at, jobTitle, score }) => ({
          key: id,
          cells: [`${dayInWords(dayOf(at))}, ${jobTitle}`, score],
        })),
      }}
      words={[
        `The score of each session, oldest first${n > shown ? `; the last ${shown} are shown, the export has all` : ''}.`,
        'Sessions differ in difficulty, so compare those of one level.',
      ]}
    />
  )
}

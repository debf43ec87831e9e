import { type Insights, leastForInsight } from '../../api/insights.ts'
import { dayInLagos } from '../calendar.ts'
import { escapeCell } from '../csv-cell.ts'
import { stepNames } from './names.ts'

export const insightHeadings: readonly string[] = ['Part', 'Figure', 'Value', 'Unit', 'Out of (n)', 'Note']

type Line = readonly [part: string, figure: string, value: number | null, unit: string, n: number]

const hidden = `Hidden: n is less than ${leastForInsight}`

const isEnough = (n: number): boolean => n >= leastForInsight

const funnelLines = ({ funnel }: Insights): Line[] =>
  funnel.flatMap(({ step, n, count, percent }, place): Line[] => {
    const before = funnel[place - 1]
    const counted: Line = ['How far they got', stepNames[step], count, 'applications', n]
    return before
      ? [
          counted,
          ['How far they got', `${stepNames[step]}, of ${stepNames[before.step]}`, percent, 'per cent', n],
        ]
      : [counted]
  })

const paceLines = ({ pace: { n, weeks } }: Insights): Line[] =>
  isEnough(n)
    ? weeks.map(({ monday, sent }) => ['Sent each week', `Week of ${monday}`, sent, 'applications', n])
    : [['Sent each week', `Last ${weeks.length} weeks`, null, 'applications', n]]

const sourceLines = ({ sources, responses }: Insights): Line[] => {
  const left = responses.n - sources.reduce((sum, { sent }) => sum + sent, 0)
  return [
    ...sources.flatMap(({ source, sent, answered, percent }): Line[] => [
      ['By site', `${source}: answered`, answered, 'applications', sent],
      ['By site', `${source}: answered`, percent, 'per cent', sent],
    ]),
    ...(left > 0 ? [['By site', 'On sites with too few to show', null, 'per cent', left] as const] : []),
  ]
}

const interviewLines = ({ practice: { n, meanScore, sessions } }: Insights): Line[] => [
  ['Practice', 'Mean score', meanScore, 'of 100', n],
  ...sessions.map(
    ({ at, jobTitle, score }): Line => [
      'Practice',
      `${dayInLagos(new Date(at))}, ${jobTitle}`,
      score,
      'of 100',
      n,
    ],
  ),
]

const linesOf = (insights: Insights): Line[] => {
  const { responses, timeToAnswer } = insights
  return [
    ...funnelLines(insights),
    ['Answers', 'Answered, of all sent', responses.percent, 'per cent', responses.n],
    ...paceLines(insights),
    ['Time to answer', 'Median', timeToAnswer.medianDays, 'days', timeToAnswer.n],
    ...timeToAnswer.spread.map(
      ({ label, count }): Line => ['Time to answer', label, count, 'answers', timeToAnswer.n],
    ),
    ...sourceLines(insights),
    ...interviewLines(insights),
  ]
}

/** The lines of an export, in the order of `insightHeadings`. A figure that the screen hides is empty, with its n. */
export const insightCells = (insights: Insights): string[][] =>
  linesOf(insights).map(([part, figure, value, unit, n]) =>
    [part, figure, value === null ? '' : String(value), unit, String(n), value === null ? hidden : ''].map(
      escapeCell,
    ),
  )

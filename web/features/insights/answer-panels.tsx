import type { Insights } from '../../../shared/api/insights.ts'
import { InsightPanel, TooFew } from './insight-panel.tsx'
import {
  counted,
  figure,
  leftOutWords,
  medianWords,
  panelWords,
  share,
  sourceVerdict,
  timeAdvice,
} from './words.ts'

export const AnswersPanel = ({ responses: { n, count, percent } }: Insights) => {
  if (percent === null) return <TooFew {...panelWords.answers} n={n} />
  const outcomes = [
    { key: 'answered', label: 'Answered', count, color: 'status.interview.solid' },
    { key: 'silent', label: 'No answer noted', count: n - count, color: 'status.withdrawn.solid' },
  ]
  return (
    <InsightPanel
      title={panelWords.answers.title}
      figure={`${percent}%`}
      figureText={`answered, ${figure(count)} of ${figure(n)} sent`}
      caption="Applications sent, with and without an answer"
      heads={['Outcome', 'Applications']}
      rows={outcomes.map(({ key, label, count, color }) => ({
        key,
        cells: [label, figure(count)],
        share: count / n,
        color,
      }))}
      words={[
        'An answer is an invitation, an offer or a refusal. What you sent lately may still be answered.',
        'If you have not updated a status, this looks worse than it is.',
      ]}
    />
  )
}

export const SourcesPanel = ({ sources, responses }: Insights) => {
  if (sources.length === 0) return <TooFew {...panelWords.sources} n={responses.n} />
  return (
    <InsightPanel
      title={panelWords.sources.title}
      figureText={`By the site of the job link, ${counted(responses.n, 'application')} sent`}
      caption="Applications sent and answered, by site"
      heads={['Site', 'Sent', 'Answered', 'Per cent']}
      rows={sources.map(({ source, sent, answered, percent }) => ({
        key: source,
        cells: [source, figure(sent), figure(answered), percent === null ? '–' : `${percent}%`],
        text: share(answered, sent, percent),
        share: answered / sent,
      }))}
      words={[
        'How many of the applications that you sent through each site were answered.',
        sourceVerdict(sources),
        leftOutWords({ sources, responses }),
      ]}
    />
  )
}

export const TimePanel = ({ timeToAnswer: { n, medianDays, spread } }: Insights) => {
  if (medianDays === null) return <TooFew {...panelWords.time} n={n} />
  const most = Math.max(...spread.map(({ count }) => count))
  return (
    <InsightPanel
      title={panelWords.time.title}
      figure={medianWords(medianDays)}
      figureText={`the middle value of ${counted(n, 'answer')}`}
      caption="Answers, by how long they took"
      heads={['After applying', 'Answers']}
      rows={spread.map(({ label, count }) => ({
        key: label,
        cells: [label, figure(count)],
        share: count / most,
      }))}
      words={[
        'We count from the day you applied to the day you noted the answer. Applications that still wait are not counted, so the real wait is longer.',
        timeAdvice(medianDays),
      ]}
    />
  )
}

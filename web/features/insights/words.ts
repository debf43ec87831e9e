import { type Insights, leastForInsight } from '../../../shared/api/insights.ts'
import { bestSource } from '../../../shared/domain/insights/chance.ts'
import { noLink, otherSources } from '../../../shared/domain/insights/names.ts'

/** The panels: the title, what the figure counts, and what a panel with too few entries will show. */
export const panelWords = {
  answers: {
    title: 'Answers to what you sent',
    many: 'applications sent',
    text: 'Then this shows how many of them were answered. A refusal is an answer too.',
  },
  sources: {
    title: 'Where the answers come from',
    many: 'applications sent',
    text: 'Then this shows which sites your answers come from, by the link of each application.',
  },
  time: {
    title: 'Time to an answer',
    many: 'dated answers',
    text: 'Then this shows how long answers take. An answer gets its day when you move an application to Interview, Offer or Rejected.',
  },
  funnel: {
    title: 'How far they get',
    many: 'applications',
    text: 'Then this shows how many you sent, and how many came to an interview and to an offer.',
  },
  pace: {
    title: 'Sent a week',
    text: 'Then this shows your pace, week by week. What has no day of application is not in it.',
  },
  practice: {
    title: 'Interview practice',
    many: 'completed sessions',
    text: 'Then this shows how your scores go, session by session.',
  },
} as const

export const figure = (count: number): string => count.toLocaleString('en')

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`

/** `6 of 20 · 30%`; without the per cent, `6 of 20`. */
export const share = (count: number, n: number, percent: number | null): string =>
  `${figure(count)} of ${figure(n)}${percent === null ? '' : ` · ${percent}%`}`

export const missingWords = (n: number, many: string): string => `${n} of ${leastForInsight} ${many} so far`

const half = 50

/** At which step most applications stop, and what helps there; null: not known. */
export const funnelAdvice = (funnel: Insights['funnel']): string | null => {
  const stepOf = (name: Insights['funnel'][number]['step']) => funnel.find(({ step }) => step === name)
  const interview = stepOf('interview')
  if (interview && interview.percent !== null && interview.percent < half)
    return `${interview.n - interview.count} of the ${interview.n} that you sent have not come to an interview so far. What is read before one is your resume and your letter: fit both to the posting.`
  const offer = stepOf('offer')
  if (offer && offer.percent !== null && offer.percent < half)
    return `${offer.n - offer.count} of ${offer.n} interviews have not come to an offer so far. The Interview Coach is for that step.`
  return null
}

export const medianWords = (days: number): string => (days === 0 ? 'the same day' : counted(days, 'day'))

export const timeAdvice = (days: number): string =>
  `Half of the answers took ${days === 0 ? 'no longer than the day itself' : `up to ${counted(days, 'day')}`}. Ask politely after an application that has been silent for much longer.`

const through = (source: string): string => {
  if (source === noLink) return 'without a link'
  return source === otherSources ? 'through the other sources' : `through ${source}`
}

/** Whether one source is answered more often than chance makes; null: there is nothing to compare. */
export const sourceVerdict = (sources: Insights['sources']): string | null => {
  if (sources.length < 2) return null
  const comparison = bestSource(sources)
  if (!comparison) return 'The differences between them are no larger than chance makes.'
  const { best, rest } = comparison
  return `What you sent ${through(best.source)} is answered more often (${share(best.answered, best.sent, null)}) than the rest (${share(rest.answered, rest.sent, null)}), and by more than chance makes.`
}

/** How many applications went through sources that are too small to show; null: none. */
export const leftOutWords = ({
  sources,
  responses,
}: Pick<Insights, 'sources' | 'responses'>): string | null => {
  const left = responses.n - sources.reduce((sum, { sent }) => sum + sent, 0)
  if (left === 0) return null
  return `${left} more went through sources with fewer than ${leastForInsight} each: too few to show.`
}

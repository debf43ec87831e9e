import { type Insights, leastForInsight } from '../../../shared/api/insights.ts'
import { bestSource } from '../../../shared/domain/insights/chance.ts'
import { noLink, otherSources } from '../../../shared/domain/insights/names.ts'

/** The panels: the title, what the figure counts, and what a panel with too few entries will show. */
export const panelWords = {
  answers: {
    title: 'Answers to your applications',
    many: 'applications sent',
    text: 'After that, you see how many applications were answered. A refusal is an answer too.',
  },
  sources: {
    title: 'Where the answers come from',
    many: 'applications sent',
    text: 'After that, you see which sites your answers come from, by the link of each application.',
  },
  time: {
    title: 'Time to an answer',
    many: 'dated answers',
    text: 'After that, you see how long answers take. Aiki notes the day of an answer when you move an application to Interview, Offer or Rejected.',
  },
  funnel: {
    title: 'How far your applications get',
    many: 'applications',
    text: 'After that, you see how many you sent, and how many led to an interview and to an offer.',
  },
  pace: {
    title: 'Sent each week',
    text: 'After that, you see how many you send, week by week. Applications without a date are not counted.',
  },
  practice: {
    title: 'Interview practice',
    many: 'completed sessions',
    text: 'After that, you see how your scores change, session by session.',
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
    return `${interview.n - interview.count} of the ${interview.n} applications that you sent have not led to an interview so far. Employers read your resume and your letter first: fit both to the advert.`
  const offer = stepOf('offer')
  if (offer && offer.percent !== null && offer.percent < half)
    return `${offer.n - offer.count} of ${offer.n} interviews have not led to an offer so far. Practise with the Interview Coach.`
  return null
}

export const medianWords = (days: number): string => (days === 0 ? 'the same day' : counted(days, 'day'))

export const timeAdvice = (days: number): string =>
  `Half of the answers came ${days === 0 ? 'on the same day' : `within ${counted(days, 'day')}`}. If you have waited much longer for an answer, ask politely.`

const through = (source: string): string => {
  if (source === noLink) return 'without a link'
  return source === otherSources ? 'through the other sites' : `through ${source}`
}

/** Whether one source is answered more often than chance makes; null: there is nothing to compare. */
export const sourceVerdict = (sources: Insights['sources']): string | null => {
  if (sources.length < 2) return null
  const comparison = bestSource(sources)
  if (!comparison) return 'The differences between the sites are small, and may be chance.'
  const { best, rest } = comparison
  return `Applications sent ${through(best.source)} are answered more often (${share(best.answered, best.sent, null)}) than the rest (${share(rest.answered, rest.sent, null)}), and the difference is probably not chance.`
}

/** How many applications went through sources that are too small to show; null: none. */
export const leftOutWords = ({
  sources,
  responses,
}: Pick<Insights, 'sources' | 'responses'>): string | null => {
  const left = responses.n - sources.reduce((sum, { sent }) => sum + sent, 0)
  if (left === 0) return null
  return `${left} more went through sites with fewer than ${leastForInsight} applications each. That is too few to show.`
}

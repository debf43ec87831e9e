import { monthRangeOf } from '../resume/dates.ts'
import { jobOfFact } from '../truth/numbered-facts.ts'
import { lowered } from '../truth/plain-text.ts'
import { list, stemOf } from '../truth/words.ts'
import { answerOf, type ReadFact, shareSaid } from './answers.ts'
import { type Asked, contentStems } from './read-requirements.ts'
import words from './words.json' with { type: 'json' }

/** How long a person has worked, by the periods of their jobs, and the jobs. */
export type Worked = {
  /** Months at two jobs at once count once. */
  readonly months: number
  /** The facts that say title, employer and period, in the order of the form. */
  readonly heads: readonly ReadFact[]
}

const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

type Job = { readonly head: ReadFact; readonly from: number; readonly to: number; readonly lines: ReadFact[] }

const jobsIn = (facts: readonly ReadFact[], today: string): Job[] =>
  facts.flatMap(head => {
    const period = head.fact.head?.[3]
    const range =
      period && jobOfFact(head.fact) !== null ? monthRangeOf(lowered(period), monthsOf(today)) : null
    const lines = facts.filter(({ fact }) => fact.place === head.fact.place)
    return range ? [{ head, ...range, lines }] : []
  })

const workedIn = (jobs: readonly Job[]): Worked => {
  const months = new Set(
    jobs.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
  return { months: months.size, heads: jobs.map(({ head }) => head) }
}

const ranks = new Set([...list(words.ranks)].map(stemOf))

/** The words of a job's title that say its trade, and not its rank. */
const tradeOf = ({ fact }: ReadFact): Set<string> =>
  new Set([...contentStems(fact.head?.[0] ?? '')].filter(stem => !ranks.has(stem)))

/**
 * The work that answers a number of years. `ofKind` is the work of which the requirement speaks, `all` is all work with a
 * period. `today` as YYYY-MM-DD: the end of a job that goes on.
 */
export const workedFor = (asked: Asked, facts: readonly ReadFact[], today: string) => {
  const jobs = jobsIn(facts, today)
  const topics = [...asked.stems]
  const saysTopic = (line: ReadFact): boolean =>
    asked.leading?.isOfPeople
      ? answerOf(asked, line) > 0
      : topics.some(stem => line.stems.has(stem)) || (asked.skills.length > 0 && shareSaid(asked, line) > 0)
  const isAny = topics.length === 0 && asked.skills.length === 0
  const said = jobs.filter(({ lines }) => isAny || lines.some(saysTopic))
  // A Junior Developer did the work of a Backend Developer.
  const trades = new Set(said.flatMap(({ head }) => [...tradeOf(head)]))
  const ofKind = jobs.filter(
    job => said.includes(job) || [...tradeOf(job.head)].some(stem => trades.has(stem)),
  )
  return { ofKind: workedIn(ofKind), all: workedIn(jobs) }
}

/** `5 years and 11 months`. */
export const monthsInWords = (months: number): string => {
  const count = (amount: number, noun: string) =>
    amount === 0 ? [] : [`${amount} ${noun}${amount === 1 ? '' : 's'}`]
  return [...count(Math.floor(months / 12), 'year'), ...count(months % 12, 'month')].join(' and ')
}

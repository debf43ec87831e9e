import type { Application } from '../../api/applications.ts'
import { type Insights, leastForInsight } from '../../api/insights.ts'
import { isAnswered } from '../application.ts'
import { webAddress } from '../jobs/addresses.ts'
import { boards, connectedBoards } from '../jobs/boards.ts'
import { noLink, otherSources } from './names.ts'
import { percentOf } from './percent.ts'

const withoutWww = (host: string): string => (host.startsWith('www.') ? host.slice(4) : host)

/** Sites where people apply and that Aiki does not read. */
const otherSites: readonly (readonly [string, string])[] = [
  ['jobberman.com', 'Jobberman'],
  ['linkedin.com', 'LinkedIn'],
  ['indeed.com', 'Indeed'],
  ['glassdoor.com', 'Glassdoor'],
  ['weworkremotely.com', 'We Work Remotely'],
  ['brightermonday.co.ke', 'BrighterMonday'],
  ['fuzu.com', 'Fuzu'],
]

const names: ReadonlyMap<string, string> = new Map([
  ...otherSites,
  ...connectedBoards.flatMap(board => {
    const home = webAddress(boards[board].home)
    return home ? [[withoutWww(home.hostname), boards[board].name] as const] : []
  }),
])

/** The host and its parent domains: `ng.linkedin.com`, `linkedin.com`. */
const withParents = (host: string): string[] => {
  const parts = host.split('.')
  return parts.map((_, from) => parts.slice(from).join('.'))
}

/** Where a job came from, by the site of its link: the name of a board that is known, else the host. */
export const sourceOf = (jobUrl: string): string => {
  const address = webAddress(jobUrl)
  if (!address) return noLink
  const host = withoutWww(address.hostname)
  const known = withParents(host).find(parent => names.has(parent))
  return (known && names.get(known)) ?? host
}

type Source = Insights['sources'][number]
type Sent = Pick<Application, 'jobUrl' | 'status' | 'stage'>

const sourceFrom = (source: string, rows: readonly Sent[]): Source => {
  const answered = rows.filter(isAnswered).length
  return { source, sent: rows.length, answered, percent: percentOf(answered, rows.length) }
}

const mostSentFirst = (a: Source, b: Source): number =>
  b.sent - a.sent || (a.source < b.source ? -1 : a.source > b.source ? 1 : 0)

/**
 * Sent and answered applications by source, most sent first. Sources with fewer than five are joined, and left out if
 * they are fewer than five together.
 */
export const bySource = (sent: readonly Sent[]): Source[] => {
  const groups = [...Map.groupBy(sent, ({ jobUrl }) => sourceOf(jobUrl))]
  const isSmall = ([, rows]: (typeof groups)[number]): boolean => rows.length < leastForInsight
  const small = groups.filter(isSmall).flatMap(([, rows]) => rows)
  const large = groups.filter(group => !isSmall(group)).map(([source, rows]) => sourceFrom(source, rows))
  return [
    ...large.toSorted(mostSentFirst),
    ...(small.length >= leastForInsight ? [sourceFrom(otherSources, small)] : []),
  ]
}

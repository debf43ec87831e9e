import { webAddress } from '../jobs/address-key.ts'
import { boards, connectedBoards } from '../jobs/boards.ts'
import { noLink } from './source-names.ts'

const withoutWww = (host: string): string => (host.startsWith('www.') ? host.slice(4) : host)

/** Sites that people apply on, and that Aiki does not read. */
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

/** The host and those that it lies below: `ng.linkedin.com`, `linkedin.com`. */
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

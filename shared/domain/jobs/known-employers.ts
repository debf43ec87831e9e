import { listed } from '../listed.ts'
import { isOf } from './addresses.ts'
import lists from './known-employers.json' with { type: 'json' }

/*
 * `known-employers.json`: lists have ` | ` between their entries. `employers`: those whose names are borrowed most, each
 * with `names` (the beginnings of a company's key), `labels` (what an imitation builds its own address of) and `domains`
 * (where the employer really writes from). `borrowedEndings`: expressions of what an imitation puts behind a name.
 * `hiringSystems`: on their pages employers really hire, and their name stands before these. `cheapDomains`: endings of no
 * country, where a name costs next to nothing. `freeMail`: where anybody has an address for nothing.
 */
type KnownEmployer = {
  readonly name: string
  readonly names: readonly string[]
  readonly labels: readonly string[]
  readonly domains: readonly string[]
}

export const knownEmployers: readonly KnownEmployer[] = Object.entries(lists.employers).map(
  ([name, { names, labels, domains }]) => ({
    name,
    names: listed(names),
    labels: listed(labels),
    domains: listed(domains),
  }),
)

const borrowed = listed(lists.borrowedEndings).join('|')
const hiringSystems = listed(lists.hiringSystems)
const freeMail = new Set(listed(lists.freeMail))
/** Only at these endings, the bare name of an employer counts as an imitation. */
const cheapDomains = new Set(listed(lists.cheapDomains))

const byLabel = knownEmployers.flatMap(employer =>
  employer.labels.map(label => ({ employer, label, built: new RegExp(`^${label}(?:${borrowed})*$`) })),
)
const byStart = Map.groupBy(byLabel, ({ label }) => label.slice(0, 3))
const endings = new RegExp(`^(?:${borrowed}|my|the|join)+`)

const isTheirs = (host: string, { domains }: KnownEmployer): boolean =>
  domains.some(domain => isOf(host, domain))

/** The labels before the ending: `jobs` and `shellcareers` for `jobs.shell-careers.com.ng`. */
const labelsOf = (host: string): string[] => {
  const labels = host
    .split('.')
    .slice(0, -1)
    .filter(label => label !== 'com' && label !== 'co' && label !== 'org')
  return labels.map(label => label.replaceAll('-', ''))
}

/** The employer whose name a host imitates without belonging to that employer. */
export const imitatedBy = (host: string): KnownEmployer | null => {
  for (const label of labelsOf(host)) {
    for (const start of [label, label.replace(endings, '')]) {
      const found = byStart.get(start.slice(0, 3))?.find(({ built }) => built.test(start))
      if (!found || isTheirs(host, found.employer) || hiringSystems.some(system => isOf(host, system)))
        continue
      if (found.label !== label || cheapDomains.has(host.slice(host.lastIndexOf('.') + 1)))
        return found.employer
    }
  }
  return null
}

/** The employers by the first word of their names. */
const byFirstWord = Map.groupBy(
  knownEmployers.flatMap(employer => employer.names.map(name => ({ employer, name }))),
  ({ name }) => name.split(' ')[0],
)

/** The known employer that a company's key names. */
export const knownEmployer = (companyKey: string): KnownEmployer | null => {
  const found = byFirstWord
    .get(companyKey.split(' ')[0])
    ?.find(({ name }) => companyKey === name || companyKey.startsWith(`${name} `))
  return found?.employer ?? null
}

/** The free mail service among the mail addresses of a text. */
export const freeMailAmong = (mails: readonly string[]): string | null =>
  mails.map(mail => mail.slice(mail.lastIndexOf('@') + 1).toLowerCase()).find(host => freeMail.has(host)) ??
  null

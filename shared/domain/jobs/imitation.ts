import { isOf } from './addresses-in-text.ts'
import {
  borrowedEndings,
  freeMail,
  hiringSystems,
  type KnownEmployer,
  knownEmployers,
} from './known-employers.ts'

/** Endings of no country, where a name costs next to nothing: the bare name is an imitation there alone. */
const cheap = new Set(
  'work works site online info xyz live shop icu top club store space tech careers jobs website fun biz pro life'.split(
    ' ',
  ),
)

const byLabel = knownEmployers.flatMap(employer =>
  employer.labels.map(label => ({ employer, label, built: new RegExp(`^${label}(?:${borrowedEndings})*$`) })),
)
const byStart = Map.groupBy(byLabel, ({ label }) => label.slice(0, 3))
const endings = new RegExp(`^(?:${borrowedEndings}|my|the|join)+`)

const isTheirs = (host: string, { domains }: KnownEmployer): boolean =>
  domains.some(domain => isOf(host, domain))

/** Of `jobs.shell-careers.com.ng` the labels before the ending: `jobs`, `shellcareers`. */
const labelsOf = (host: string): string[] => {
  const labels = host
    .split('.')
    .slice(0, -1)
    .filter(label => label !== 'com' && label !== 'co' && label !== 'org')
  return labels.map(label => label.replaceAll('-', ''))
}

/** The employer whose name an address borrows without being one of its own. */
export const imitatedBy = (host: string): KnownEmployer | null => {
  for (const label of labelsOf(host)) {
    for (const start of [label, label.replace(endings, '')]) {
      const found = byStart.get(start.slice(0, 3))?.find(({ built }) => built.test(start))
      if (!found || isTheirs(host, found.employer) || hiringSystems.some(system => isOf(host, system)))
        continue
      if (found.label !== label || cheap.has(host.slice(host.lastIndexOf('.') + 1))) return found.employer
    }
  }
  return null
}

/** By the first word of their names. */
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

/** The free mail service that a text writes from. */
export const freeMailAmong = (mails: readonly string[]): string | null =>
  mails.map(mail => mail.slice(mail.lastIndexOf('@') + 1).toLowerCase()).find(host => freeMail.has(host)) ??
  null

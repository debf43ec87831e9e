import { termsOfAlert } from '../../functions/alerts/terms.ts'
import type { StoredAlert } from '../../functions/store/alert-row.ts'
import { randomOf } from '../search/listings.ts'
import { levels, roles, skills } from '../search/words.ts'

/** How many alerts there are, and how many of these ask for what the jobs of the bench are. The others ask for other words. */
export type Crowd = { readonly alerts: number; readonly asking: number }

export type Search = {
  readonly keywords: readonly string[]
  readonly location: string
  readonly jobType: StoredAlert['jobType']
  readonly salaryMin: number | null
  readonly salaryMax: null
}

const locations = ['', '', 'Lagos', 'Lagos', 'Abuja', 'Port Harcourt', 'Kano', 'Nigeria', 'remote', 'Nairobi']
const jobTypes: readonly StoredAlert['jobType'][] = [
  null,
  null,
  null,
  null,
  'full-time',
  'contract',
  'remote',
]
const pays = [null, null, null, 150_000, 300_000]
/** Words that no advert of the bench has. */
const others = 20_000

/** The search of the alert number `n`, always the same. */
export const searchOf = (n: number, { asking }: Crowd): Search => {
  const random = randomOf(n * 7919)
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], skew = 1): Item => {
    const item = items[Math.floor(items.length * random() ** skew)]
    if (item === undefined) throw new Error('There is nothing to pick.')
    return item
  }
  const keyword = (): string => {
    if (n >= asking) return `zz${Math.floor(others * random() ** 2)} maker`
    const among = random()
    if (among < 0.7) return pick(roles, 2)
    return among < 0.85 ? `${pick(levels)}${pick(roles, 2)}` : pick(skills)
  }
  return {
    keywords: Array.from({ length: 1 + Math.floor(3 * random()) }, keyword),
    location: pick(locations),
    jobType: pick(jobTypes),
    salaryMin: pick(pays),
    salaryMax: null,
  }
}

const known = new Map<string, readonly string[]>()
const termsOfKeyword = (keyword: string): readonly string[] => {
  const terms = known.get(keyword) ?? termsOfAlert([keyword])
  known.set(keyword, terms)
  return terms
}

export const termsOfSearch = ({ keywords }: Search): string[] =>
  [...new Set(keywords.flatMap(termsOfKeyword))].toSorted()

/** The sub and the id of an alert, in the order of the numbers. */
export const refOf = (n: number) => ({
  sub: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  id: `01M7W6C380${String(n).padStart(16, '0')}`,
})

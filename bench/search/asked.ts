import { queryOf } from '../../functions/jobs/index/index.testing.ts'
import type { IndexQuery } from '../../functions/jobs/job-index.ts'
import { randomOf } from './listings.ts'
import { roles, skills } from './words.ts'

/** The time when the bench's indexes are built. Adverts are up to fifty days older. */
export const newestDay = new Date('2026-11-20T12:00:00.000Z')

const words = [...new Set([...roles, ...skills].flatMap(name => name.toLowerCase().split(/\W+/)))].filter(
  word => word.length > 2,
)

const locations = ['', '', 'Lagos', 'Abuja', 'Nigeria', 'Port Harcourt', 'Kenya', 'remote']
const jobTypes = ['all', 'all', 'full-time', 'contract', 'remote'] as const

/**
 * Queries of people, the same ones each time: `terms` words, often from one role, and mostly with a place or a type.
 */
export const askedOf = (count: number, terms: number): IndexQuery[] => {
  const random = randomOf(terms)
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(items.length * random())]
  return Array.from({ length: count }, () => {
    const role = pick(roles)?.toLowerCase().split(' ') ?? []
    const others = Array.from({ length: terms }, () => pick(words) ?? '')
    return queryOf({
      query: (random() < 0.7 ? [...role, ...others] : others).slice(0, terms).join(' '),
      location: pick(locations) ?? '',
      jobType: pick(jobTypes) ?? 'all',
      now: newestDay,
    })
  })
}

import { cardOf } from '../functions/jobs/index/card.ts'
import { worthOf } from '../functions/jobs/index/for-you.ts'
import type { IndexedJob } from '../functions/jobs/job-index.ts'
import { fitOf, seekerOf } from '../shared/domain/jobs/fit.ts'
import type { Listing } from '../shared/domain/jobs/listing.ts'
import { normalise } from '../shared/domain/jobs/normalise.ts'
import { isSerious } from '../shared/domain/jobs/severity.ts'
import { type Figure, figure, score } from './figures.ts'
import { judgedListings } from './fit/adverts.ts'
import { type JudgedPerson, judgedPeople } from './fit/people.ts'
import type { Measurement } from './measurement.ts'
import { ndcg } from './ranking/gain.ts'
import { keyOf, rankedListings } from './ranking/listings.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const day = 86_400_000

type Ranked = {
  readonly key: string
  readonly grade: number
  /** The grades of each judge. */
  readonly judged: readonly number[]
  readonly worth: number
}

/** The judged adverts with what sorts them in For you, which leaves out adverts with a serious warning. */
const rankedFor = (
  { profile, preferences, grades, judges }: JudgedPerson,
  jobOf: (key: string) => IndexedJob,
) => {
  const seeker = seekerOf(profile, preferences)
  return [...grades].map(([key, grade]): Ranked => {
    const job = jobOf(key)
    const age = (now.getTime() - Date.parse(job.postedAt ?? job.firstSeenAt)) / day
    const worth = isSerious(job.warnings) ? -1 : worthOf(fitOf(job, seeker)?.score ?? 0, age)
    return { key, grade, judged: judges.map(judge => judge.get(key) ?? 0), worth }
  })
}

const isGradedLower = (one: Ranked, other: Ranked): boolean => one.grade < other.grade
/** Both judges put them in this order. Two people often disagree on a pair, and nobody can be right for both. */
const areBothLower = (one: Ranked, other: Ranked): boolean =>
  one.judged.every((grade, at) => grade < (other.judged[at] ?? 0))

/** The share of the pairs of which one is lower that are in the right order. A tie is half right. */
const pairwise = (ranked: readonly Ranked[], isLower = isGradedLower): number => {
  const signs = ranked.flatMap(one =>
    ranked.filter(other => isLower(other, one)).map(({ worth }) => Math.sign(one.worth - worth)),
  )
  return signs.reduce((sum, sign) => sum + (sign + 1) / 2, 0) / signs.length
}

const firstTen = (ranked: readonly Ranked[], grades: JudgedPerson['grades']): number =>
  ndcg(
    ranked.toSorted((a, b) => b.worth - a.worth).map(({ key }) => key),
    grades,
  )

/** The card of an advert, by its key. */
const cardsOf = (listing: Listing): [string, IndexedJob][] => {
  const posting = normalise(listing, now)
  if (!posting) return []
  const key = keyOf(posting.url)
  const { firstSeenAt } = posting
  return [[key, cardOf({ posting, others: [] }, { id: key, firstSeenAt, reposts: 0 })]]
}

const mean = (values: readonly number[]): number =>
  (100 * values.reduce((sum, value) => sum + value, 0)) / values.length

/** How well one judge's grades sort the adverts for the other judge: what can be reached at most. */
const betweenJudges = (people: readonly JudgedPerson[]): Figure[] => {
  const ranked = people.map(({ judges: [one, other] }) =>
    // By their keys, so that equal grades of the one judge are in no order of the other's.
    [...(one ?? [])]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, grade]): Ranked => ({ key, grade, judged: [grade], worth: other?.get(key) ?? 0 })),
  )
  const first = ranked.map((each, at) => firstTen(each, people[at]?.judges[0] ?? new Map()))
  return [
    figure('pairs in order, one judge by the other', mean(ranked.map(each => pairwise(each))), 'points'),
    figure('NDCG@10, one judge by the other', mean(first), 'points'),
  ]
}

/** Every second person is held back: nothing was changed for them. */
const halves = [
  { name: 'people', isOf: (_: unknown, at: number) => at % 2 === 0 },
  { name: 'people held back', isOf: (_: unknown, at: number) => at % 2 === 1 },
] as const

const measure = (): Figure[] => {
  const listings = [...judgedListings(now), ...rankedListings(now)]
  const jobs = new Map(listings.flatMap(listing => cardsOf(listing)))
  const jobOf = (key: string): IndexedJob => {
    const job = jobs.get(key)
    if (!job) throw new Error(`There is no advert ${key}.`)
    return job
  }
  const people = judgedPeople(now).map(person => ({ person, ranked: rankedFor(person, jobOf) }))
  return [
    figure(
      'judged pairs',
      people.reduce((sum, { ranked }) => sum + ranked.length, 0),
      'requests',
    ),
    ...betweenJudges(people.map(({ person }) => person)),
    ...halves.flatMap(({ name, isOf }) => {
      const half = people.filter(isOf)
      return [
        score(
          `pairs in order where both judges agree, ${half.length} ${name}`,
          mean(half.map(({ ranked }) => pairwise(ranked, areBothLower))),
          90,
        ),
        score(`pairs in order, ${half.length} ${name}`, mean(half.map(({ ranked }) => pairwise(ranked))), 90),
        score(
          `NDCG@10, ${half.length} ${name}`,
          mean(half.map(({ person, ranked }) => firstTen(ranked, person.grades))),
          90,
        ),
      ]
    }),
  ]
}

export const fit: Measurement = {
  about:
    'people who were invented, and 25 adverts for each, judged from 0 to 3 by two who had not seen the rules, nor each other; every second person is held back: nothing was changed for them',
  measure: async () => measure(),
}

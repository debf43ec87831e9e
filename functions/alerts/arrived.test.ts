import { afterAll, expect, test } from 'vitest'
import type { Posting } from '../../shared/domain/jobs/posting.ts'
import { buildIndex } from '../jobs/index/build.ts'
import { indexFolder } from '../jobs/index/index.testing.ts'
import { openIndex } from '../jobs/index/open.ts'
import { advertText, noon, samplePosting } from '../jobs/index/postings.testing.ts'
import type { JobIndex } from '../jobs/job-index.ts'
import type { StoredAlert } from '../store/alert-row.ts'
import type { ListedAlert } from '../store/alert-terms.ts'
import { arrivedJobs } from './arrived.ts'
import { look, readingTakes } from './look.ts'
import { termsOfAlert } from './terms.ts'

const folder = indexFolder()
afterAll(() => folder.remove())

/** Pseudo-random numbers, always the same. */
let state = 29
const random = (): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}
const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(items.length * random())] ?? items[0]
const some = <Item>(most: number, make: () => Item): Item[] =>
  Array.from({ length: 1 + Math.floor(most * random()) }, make)

const minutes = (count: number): Date => new Date(noon.getTime() + count * 60_000)
const naira = (nairaAMonth: number): Posting['pay'] => ({
  text: '',
  min: nairaAMonth / 2,
  max: nairaAMonth,
  currency: 'NGN',
  period: 'month',
  nairaAMonth,
  isEstimate: false,
})

let made = 0
const posting = (seenAt: Date): Posting => {
  made += 1
  return samplePosting({
    title: `${pick(['Accountant', 'Key Account Manager', 'Software Engineer', 'C++ Developer', 'HR Officer', 'Registered Nurses', 'Driver', 'Sales Rep (Field)'])} ${pick(['', 'II', 'Intern', 'and Trainer'])}`,
    // Copies of an advert are merged, and then a job of an older index changes, which no new job tells.
    company: `${pick(['Zenith Foods', 'Crest Bank', 'Driver Hire', 'Lagoon Health', 'Kiln & Sons'])} ${made}`,
    location: pick([
      'Lagos',
      'Lekki, Lagos',
      'Abuja',
      'Nairobi, Kenya',
      'Remote',
      'Remote, Kenya',
      'Berlin, Germany',
      'Oke-Odo',
    ]),
    skills: some(3, () =>
      pick(['Microsoft Excel', 'Kubernetes', 'Bookkeeping', 'Driving', 'Human Resources', 'Nursing']),
    ),
    type: pick([null, 'full-time', 'contract', 'internship']),
    pay: pick([null, naira(90_000), naira(300_000), naira(900_000)]),
    expiresAt: pick([null, null, null, minutes(20).toISOString()]),
    warnings: pick([[], [], [], [{ kind: 'asks-for-money' as const, says: 'It asks for money.' }]]),
    url: `https://board.example/jobs/p${made}`,
    description: advertText(made),
    firstSeenAt: seenAt.toISOString(),
  })
}

type Watching = ListedAlert & {
  readonly jobType: StoredAlert['jobType']
  readonly country: string | null
  readonly hides: string
}

const alert = (_: unknown, at: number): Watching => {
  const keywords = some(3, () =>
    pick([
      'accountants',
      'account manager',
      'software developer',
      'c++',
      'hr',
      'human resources',
      'nurse',
      'ms excel',
      'k8s',
      'driver',
      'driving',
      'sales representative',
      'zenith',
      'the jobs',
      'kiln sons',
      'trainer accountant',
    ]),
  )
  return {
    alert: { sub: `sub${at}`, id: `id${at}` },
    terms: termsOfAlert(keywords),
    keywords,
    location: pick([
      '',
      '',
      'Lagos',
      'lekki',
      'Abujja',
      'remote',
      'Kenya',
      'abroad',
      'remote germany',
      'Africa',
      'Oke Odo',
      'Nowhereville',
    ]),
    jobType: pick([null, null, 'full-time', 'contract', 'remote']),
    salaryMin: pick([null, null, 100_000, 500_000]),
    salaryMax: pick([null, null, 200_000, 800_000]),
    country: pick(['NG', 'NG', 'KE', null]),
    hides: pick(['', '', 'zenith foods 44', 'crest bank 60']),
  }
}

const build = (postings: readonly Posting[], now: Date): JobIndex => {
  const file = folder.file(`${now.getTime()}.db`)
  buildIndex({ file, postings, now })
  return openIndex(file)
}

/** What alerts know after each index. `watched` decides which of them look. */
const watching = (alerts: readonly Watching[], lately: readonly string[]) => {
  const known = new Map(
    alerts.map(each => [each, { lookedTo: noon.toISOString() as string | null, lately: [...lately] }]),
  )
  return async (index: JobIndex, now: Date, watched: readonly Watching[]): Promise<string[]> => {
    const told: string[] = []
    for (const each of watched) {
      const { country, hides } = each
      const hidden = { jobs: new Set<string>(), employers: new Set([hides].filter(name => name !== '')) }
      const stored = known.get(each)
      if (!stored) throw new Error('The alert is unknown.')
      const looking = {
        ...each,
        ...stored,
        wantsLatest: false,
        createdAt: noon.toISOString(),
      }
      const { fresh, seen } = await look(looking, { index, hidden, country, now }, true)
      if (fresh.length === 0) continue
      known.set(each, seen)
      told.push(...fresh.map(({ id }) => `${each.alert.id} ${id}`))
    }
    return told.toSorted()
  }
}

test('alerts that new jobs find are notified of the same jobs as if every alert looked through the whole index', async () => {
  const alerts = Array.from({ length: 400 }, alert)
  const postings = Array.from({ length: 40 }, () => posting(minutes(-60 * random())))
  let [notified, looks] = [0, 0]
  let matched = noon
  const first = build(postings, noon)
  const known = (await first.arrivals({ seenAfter: minutes(-120), now: noon })).jobs.map(({ id }) => id)
  first.close()
  const before = new Set(known)
  const [all, found] = [watching(alerts, known), watching(alerts, known)]
  for (const at of [5, 10, 25]) {
    const now = minutes(at)
    // Some were seen before the last index was built, and it did not have them.
    postings.push(...Array.from({ length: 12 }, () => posting(minutes(at - 10 * random()))))
    const index = build(postings, now)
    const seenAfter = new Date(matched.getTime() - readingTakes)
    const arrivals = await index.arrivals({ seenAfter, now })
    const arrived = arrivedJobs(arrivals, ({ id }) => before.has(id))
    const hits: Watching[] = []
    for (const each of alerts)
      for (const term of each.terms) if (await arrived.mayFind(each, term)) hits.push(each)
    expect(new Set(hits).size).toBe(hits.length)
    const told = await found(index, now, hits)
    expect(told).toEqual(await all(index, now, alerts))
    for (const { id } of arrivals.jobs) before.add(id)
    notified += told.length
    looks += hits.length
    matched = now
    index.close()
  }
  // The test would say nothing if few alerts were notified, or if all of them looked.
  expect(notified).toBeGreaterThan(100)
  expect(looks).toBeLessThan(alerts.length * 3 * 0.7)
})

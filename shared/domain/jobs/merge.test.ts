import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergePostings, postingsAtMost } from './merge.ts'
import type { Posting } from './posting.ts'

const now = new Date('2026-03-10T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

const posting = (key: string, about: Partial<Posting> = {}): Posting => ({
  board: 'reliefweb',
  key,
  url: `https://reliefweb.int/job/${key}`,
  urlKey: `reliefweb.int/job/${key}`,
  title: 'Nutrition officer',
  company: 'Health Aid',
  companyKey: 'health aid',
  titleKey: 'nutrition officer',
  places: [],
  workplace: null,
  openTo: [],
  type: null,
  level: null,
  yearsAsked: null,
  sponsorsVisa: false,
  pay: null,
  description: '',
  skills: [],
  alternatives: [],
  warnings: [],
  isEmployers: false,
  postedAt: daysAgo(3),
  expiresAt: null,
  firstSeenAt: daysAgo(0),
  lastSeenAt: daysAgo(0),
  missed: 0,
  ...about,
})
const seenBefore = (key: string, about: Partial<Posting> = {}) =>
  posting(key, { firstSeenAt: daysAgo(2), lastSeenAt: daysAgo(1), ...about })

const full = { coverage: 'full', ageCap: 60, isWhole: true } as const
const latest = { coverage: 'latest', ageCap: 60, isWhole: true } as const
const keysOf = (postings: readonly Posting[]) => postings.map(({ key }) => key)

test('a posting that is read again keeps its first sighting and gets its new content', () => {
  const merged = mergePostings([seenBefore('a')], [posting('a', { title: 'Nutrition lead' })], full, now)
  expect(merged).toEqual([posting('a', { title: 'Nutrition lead', firstSeenAt: daysAgo(2) })])
})

test('a posting whose board gives it a new id is the same posting', () => {
  const renamed = posting('b', { urlKey: seenBefore('a').urlKey })
  expect(mergePostings([seenBefore('a')], [renamed], full, now)).toEqual([
    { ...renamed, firstSeenAt: daysAgo(2) },
  ])
})

test('several roles at one address stay separate postings', () => {
  const urlKey = 'myjobmag.com/jobs/three-roles'
  const before = [seenBefore('a', { urlKey }), seenBefore('b', { urlKey })]
  const fresh = [posting('c', { urlKey }), posting('d', { urlKey })]
  const merged = mergePostings(before, fresh, latest, now)
  expect(keysOf(merged)).toEqual(['a', 'b', 'c', 'd'])
  expect(merged.map(({ firstSeenAt }) => firstSeenAt)).toEqual([2, 2, 0, 0].map(daysAgo))
})

test('a posting that is missing from a full reading stays for one more reading, and is then removed', () => {
  const once = mergePostings([seenBefore('a')], [posting('b')], full, now)
  expect(once).toMatchObject([
    { key: 'a', missed: 1, lastSeenAt: daysAgo(1) },
    { key: 'b', missed: 0 },
  ])
  expect(keysOf(mergePostings(once, [posting('b')], full, now))).toEqual(['b'])
  expect(mergePostings(once, [posting('a'), posting('b')], full, now)).toMatchObject([
    { key: 'a', missed: 0, firstSeenAt: daysAgo(2) },
    { key: 'b' },
  ])
})

test.each([
  ['a feed of the newest', latest],
  ['a reading with a gap', { ...full, isWhole: false }],
])('a posting that is missing from %s stays', (_, terms) => {
  const before = [seenBefore('a', { missed: 1 }), seenBefore('b')]
  let merged = before
  for (let reading = 0; reading < 5; reading += 1) merged = mergePostings(merged, [], terms, now)
  expect(merged).toEqual(before)
})

test.each<[string, Partial<Posting>, boolean]>([
  ['its date has come', { expiresAt: now.toISOString() }, false],
  ['its date is tomorrow, however old it is', { expiresAt: daysAgo(-1), postedAt: daysAgo(200) }, true],
  ['it is as old as the cap', { postedAt: daysAgo(60) }, true],
  ['it is older than the cap', { postedAt: daysAgo(60.1) }, false],
  ['it has no date, and was seen within the cap', { postedAt: null, lastSeenAt: daysAgo(59) }, true],
  ['it has no date, and was last seen before the cap', { postedAt: null, lastSeenAt: daysAgo(61) }, false],
])('an earlier posting, when %s', (_, about, stays) => {
  expect(keysOf(mergePostings([seenBefore('a', about)], [], latest, now))).toEqual(stays ? ['a'] : [])
})

test('an expired posting is not added, and a posting without an end stays while its board lists it', () => {
  const over = posting('a', { expiresAt: daysAgo(1) })
  const undated = seenBefore('b', { postedAt: null, firstSeenAt: daysAgo(300) })
  expect(mergePostings([undated], [over, posting('b', { postedAt: null })], full, now)).toMatchObject([
    { key: 'b', firstSeenAt: daysAgo(300) },
  ])
})

test('of two postings with one key the newer one counts', () => {
  const twice = [posting('a', { postedAt: daysAgo(5) }), posting('a', { postedAt: daysAgo(4) })]
  expect(mergePostings([], twice, latest, now)).toMatchObject([{ postedAt: daysAgo(4) }])
})

test('a board that gives new ids to all postings at each reading keeps only its newest postings', () => {
  const reading = (name: string, about: Partial<Posting>) =>
    Array.from({ length: postingsAtMost - 1 }, (_, n) => posting(`${name}-${n}`, about))
  const before = reading('before', { lastSeenAt: daysAgo(1) })
  before.push(posting('older', { lastSeenAt: daysAgo(2) }))
  const fresh = [posting('new'), posting('newer')]
  const merged = mergePostings(before, fresh, latest, now)
  expect(merged).toHaveLength(postingsAtMost)
  expect(keysOf(merged)).toEqual(expect.arrayContaining(['new', 'newer']))
  expect(keysOf(merged)).not.toContain('older')
})

const some = fc.array(
  fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    urlKey: fc.constantFrom('x', 'y', 'z'),
    title: fc.constantFrom('Nurse', 'Cook'),
    missed: fc.constantFrom(0, 1),
    postedAt: fc.constantFrom(null, daysAgo(1), daysAgo(59), daysAgo(61)),
    firstSeenAt: fc.constantFrom(daysAgo(0), daysAgo(2), daysAgo(9)),
  }),
)
const terms = fc.record({
  coverage: fc.constantFrom('full' as const, 'latest' as const),
  ageCap: fc.constant(60),
  isWhole: fc.boolean(),
})
const postings = (abouts: readonly Partial<Posting>[]) => abouts.map(about => posting(about.key ?? '', about))

test('for any postings, the order makes no difference, keys are unique, and reading the same again changes nothing', () => {
  fc.assert(
    fc.property(some, some, terms, (before, fresh, by) => {
      const [old, read] = [postings(before), postings(fresh)]
      const merged = mergePostings(old, read, by, now)
      expect(mergePostings(old.toReversed(), read.toReversed(), by, now)).toEqual(merged)
      expect(keysOf(merged)).toEqual([...new Set(keysOf(merged))].toSorted())
      if (by.coverage === 'latest' || !by.isWhole)
        expect(mergePostings(merged, read, by, now)).toEqual(merged)
      const readKeys = new Set(keysOf(read))
      for (const one of merged.filter(({ key }) => readKeys.has(key))) expect(one.missed).toBe(0)
    }),
  )
})

test('a posting that is still listed is never lost, and its sightings never become later', () => {
  fc.assert(
    fc.property(some, terms, (abouts, by) => {
      const old = mergePostings([], postings(abouts), by, now)
      const again = mergePostings(
        old,
        old.map(one => ({ ...one, firstSeenAt: daysAgo(0) })),
        by,
        now,
      )
      expect(again).toEqual(old)
    }),
  )
})

import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Posting } from '../../../shared/domain/jobs/posting.ts'
import type { IndexedJob } from '../job-index.ts'
import { buildIndex } from './build.ts'
import { filesOf, isWhole } from './file-format.ts'
import { indexFolder, queryOf } from './index.testing.ts'
import { openIndexFile } from './open.ts'
import { daysAgo, noon, samplePosting } from './postings.testing.ts'

let folder: ReturnType<typeof indexFolder>
beforeEach(() => {
  folder = indexFolder()
})
afterEach(() => folder.remove())

let built = 0
const build = (postings: Iterable<Posting>, previous?: string, now = noon): string => {
  built += 1
  const file = folder.file(`${built}.db`)
  buildIndex({ file, postings, previous: previous && filesOf(previous).seen, now })
  return file
}

const jobsIn = (file: string): readonly IndexedJob[] => {
  const index = openIndexFile(file)
  const jobs = index.newest(100, noon)
  index.close()
  return jobs
}
const jobIn = (file: string): IndexedJob => {
  const [job, another] = jobsIn(file)
  if (!job || another) throw new Error('There is not one job.')
  return job
}

test('an index without jobs can be opened', () => {
  const index = openIndexFile(build([]))
  expect(index.size).toBe(0)
  expect(index.search(queryOf({ query: 'nurse', location: 'Kano' }))).toMatchObject({
    jobs: [],
    total: 0,
    pages: 0,
  })
  expect(index.newest(10, noon)).toEqual([])
  expect(index.get('0000000000000000')).toBeUndefined()
  index.close()
})

test('the result of the build has its counts', () => {
  const one = samplePosting({ title: 'Nurse' })
  const postings = [
    one,
    { ...one, board: 'remotive', key: 'r' } as const,
    samplePosting(),
    samplePosting({ title: 'Cook', expiresAt: daysAgo(1) }),
  ]
  expect(buildIndex({ file: folder.file('counts.db'), postings, now: noon })).toEqual({
    listings: 4,
    jobs: 2,
    merged: 1,
    over: 1,
  })
})

test('a job is found by its id, with its whole description and all of its boards', async () => {
  const posting = samplePosting({ description: 'Keep the books.\n\nPay the staff.' })
  const copy = samplePosting({ board: 'jobicy', url: 'https://jobicy.com/jobs/1', description: 'Books.' })
  const older = samplePosting({ board: 'jobicy', url: 'https://jobicy.com/jobs/0', postedAt: daysAgo(3) })
  const index = openIndexFile(build([older, copy, posting]))
  const [job] = index.newest(1, noon)
  expect(job).toMatchObject({
    title: 'Accountant',
    source: { board: 'myjobmag', url: posting.url },
    others: [{ board: 'jobicy', url: copy.url }],
    excerpt: 'Keep the books. Pay the staff.',
  })
  expect(index.get(job?.id ?? '')).toEqual(job)
  expect(await index.description(job?.id ?? '')).toBe(posting.description)
  index.close()
})

test('the id and the first sighting stay, whichever copy is shown', () => {
  const board = samplePosting({ firstSeenAt: daysAgo(9) })
  const first = build([board])
  const own = samplePosting({ board: 'employers', isEmployers: true, firstSeenAt: daysAgo(0) })
  const second = build([own, { ...board, firstSeenAt: daysAgo(0) }], first)
  const third = build([own], second)
  const { id } = jobIn(first)
  expect(id).toMatch(/^[0-9a-z]{16}$/)
  for (const file of [second, third])
    expect(jobIn(file)).toMatchObject({ id, firstSeenAt: daysAgo(9), source: { board: 'employers' } })
})

test('a job that was missing for a while is the same job again', () => {
  const posting = samplePosting({ firstSeenAt: daysAgo(9) })
  const first = build([posting])
  const without = build([], first)
  const again = build([{ ...posting, firstSeenAt: daysAgo(0) }], without)
  expect(jobIn(again)).toEqual(jobIn(first))
})

test('another role, another name and the same address is the same job', () => {
  const posting = samplePosting({ title: 'Accountant' })
  const first = build([posting])
  const renamed = build([{ ...posting, title: 'Chief Accountant', titleKey: 'chief accountant' }], first)
  expect(jobIn(renamed).id).toBe(jobIn(first).id)
})

test('two jobs that become one get the id of the older; a job that becomes two has two ids', () => {
  const old = samplePosting({ firstSeenAt: daysAgo(9), company: 'Acme' })
  const young = samplePosting({ board: 'jobicy', firstSeenAt: daysAgo(1), company: 'Blue Bank' })
  const apart = build([old, young])
  const joined = build([old, { ...young, company: 'Acme', companyKey: old.companyKey }], apart)
  const oldId = jobsIn(apart).find(({ company }) => company === 'Acme')?.id
  expect(jobIn(joined).id).toBe(oldId)
  const split = jobsIn(build([old, young], joined)).map(({ id }) => id)
  expect(split).toContain(oldId)
  expect(new Set(split).size).toBe(2)
})

test('ids do not depend on the order of the boards', () => {
  const postings = ['Nurse', 'Cook', 'Driver'].map(title => samplePosting({ title }))
  const ids = (file: string) => new Map(jobsIn(file).map(({ title, id }) => [title, id]))
  expect(ids(build(postings.toReversed()))).toEqual(ids(build(postings)))
})

test('reposts are counted within one reading, and against an earlier index', () => {
  const first = build([samplePosting({ postedAt: daysAgo(30) })])
  expect(jobIn(first).reposts).toBe(0)
  const again = build([samplePosting({ postedAt: daysAgo(2) })], first)
  expect(jobIn(again).reposts).toBe(1)
  expect(jobIn(build([samplePosting({ postedAt: daysAgo(2) })], again)).reposts).toBe(1)
  expect(jobIn(build([30, 15, 1].map(days => samplePosting({ postedAt: daysAgo(days) })))).reposts).toBe(2)
})

test.each<[string, Partial<Posting>, Partial<Posting>, number]>([
  ['all copies are over', { expiresAt: daysAgo(1) }, { expiresAt: daysAgo(2) }, 0],
  ["the employer's own is over", { isEmployers: true, expiresAt: daysAgo(1) }, {}, 0],
  ["a board's copy is over, and another says nothing", { expiresAt: daysAgo(1) }, {}, 1],
  ['none is over', { expiresAt: daysAgo(-1) }, {}, 1],
])('a job is over: %s', (_, one, other, jobs) => {
  const file = build([samplePosting(one), samplePosting({ board: 'jobicy', ...other })])
  expect(jobsIn(file)).toHaveLength(jobs)
})

test('a job that ends after the build is not found any more', () => {
  const index = openIndexFile(build([samplePosting({ expiresAt: daysAgo(-1) })]))
  const later = new Date(noon.getTime() + 2 * 86_400_000)
  expect(index.search(queryOf({ query: 'accountant' })).total).toBe(1)
  expect(index.search(queryOf({ query: 'accountant', now: later }))).toMatchObject({ total: 0, jobs: [] })
  expect(index.newest(10, later)).toEqual([])
  index.close()
})

test('when the postings cannot be read to their end, no index is made and nothing is left behind', () => {
  const broken = function* () {
    yield samplePosting()
    throw new Error('The snapshot ended.')
  }
  expect(() => build(broken())).toThrow('The snapshot ended.')
  expect(readdirSync(dirname(folder.file('x')))).toEqual([])
})

test.each<[string, (file: string) => void]>([
  ['cut off in the middle', file => truncateSync(file, Math.floor(readFileSync(file).length / 2))],
  ['without its last page', file => truncateSync(file, readFileSync(file).length - 4096)],
  ['of nothing', file => truncateSync(file, 0)],
  ['of something else', file => writeFileSync(file, '<!doctype html><title>Not found</title>')],
  ['that was not finished', file => writeFileSync(file, readFileSync(file).fill(0, 60, 64))],
])('a file %s is not opened, and is not used as the earlier index', (_, corrupt) => {
  const file = build(Array.from({ length: 200 }, (_, at) => samplePosting({ title: `Cook ${at}` })))
  corrupt(file)
  corrupt(filesOf(file).seen)
  expect(isWhole(file)).toBe(false)
  expect(() => openIndexFile(file)).toThrow('no whole index')
  expect(jobsIn(build([samplePosting()], file))).toHaveLength(1)
})

test('a missing file is not opened, and none is created', () => {
  const file = folder.file('none.db')
  expect(() => openIndexFile(file)).toThrow('no whole index')
  expect(existsSync(file)).toBe(false)
})

test('an index can be read while the next one replaces its file', () => {
  const file = folder.file('current.db')
  buildIndex({ file, postings: [samplePosting({ title: 'Nurse' })], now: noon })
  const index = openIndexFile(file)
  buildIndex({ file, postings: [samplePosting({ title: 'Cook' })], previous: filesOf(file).seen, now: noon })
  expect(index.newest(5, noon).map(({ title }) => title)).toEqual(['Nurse'])
  index.close()
  expect(jobIn(file).title).toBe('Cook')
})

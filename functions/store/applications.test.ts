import { ulid } from 'ulid'
import { afterAll, describe, expect, test } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { application, applicationsAtMost } from '../../shared/api/applications.ts'
import { applicationCountKey } from './application-count.ts'
import { applicationStore, type Draft } from './applications.ts'

const { table, costOf, stop } = await startTable()
afterAll(() => stop())
const applications = applicationStore(table)

const now = new Date('2026-11-20T10:00:00.000Z')
const newPerson = () => crypto.randomUUID()
const draft = (fields: Partial<Draft> = {}): Draft => ({
  id: ulid(),
  jobTitle: 'Supply Planner',
  companyName: 'Tudun Foods',
  location: 'Kano',
  status: 'applied',
  jobUrl: 'https://jobs.example/42',
  notes: 'Ask for Halima.\nMonday.',
  appliedDate: '2026-11-20',
  origin: 'manual',
  ...fields,
})
const trackedIds = async (sub: string) =>
  (await table.query({ partition: `USER#${sub}`, startsWith: 'TRACKED#' })).rows.map(({ id }) => id)

describe('create', () => {
  test('starts at version 1, matches the contract, and costs one round trip', async () => {
    const sub = newPerson()
    await applications.create(sub, draft({ jobTitle: 'The first one' }), now)
    const wanted = draft()
    const { result, costs } = await costOf(() => applications.create(sub, wanted, now))
    expect(result).toEqual({
      ...wanted,
      interview: null,
      closesOn: null,
      jobId: null,
      skills: [],
      answeredDate: null,
      stage: 2,
      aiApplied: false,
      version: 1,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
    expect(application.parse(result)).toEqual(result)
    expect((await applications.list(sub)).applications).toContainEqual(result)
    expect(costs.map(({ roundTrips }) => roundTrips)).toEqual([1])
  })

  test("stores the posting that it came from, and the posting's skills", async () => {
    const sub = newPerson()
    const posting = {
      jobId: 'abcdefghij012345',
      skills: ['Excel', 'ERP'],
      closesOn: '2026-12-03',
      origin: 'search' as const,
    }
    const made = await applications.create(sub, draft(posting), now)
    expect(made).toMatchObject(posting)
    const edit = { id: made.id, patch: { jobTitle: 'Lead Planner' }, version: 1, now }
    expect(await applications.update(sub, edit)).toMatchObject(posting)
    await applications.remove(sub, made.id, now)
    expect(await applications.restore(sub, made.id, now)).toMatchObject(posting)
  })

  test('is one create when it is repeated with the same id, whatever happened to the row since', async () => {
    const sub = newPerson()
    const first = await applications.create(sub, draft(), now)
    const edit = { id: first.id, patch: { notes: 'They called.' }, version: 1, now }
    const edited = await applications.update(sub, edit)
    expect(await applications.create(sub, draft({ id: first.id }), now)).toEqual(edited)
  })

  test('makes one row when it is sent twice at the same moment', async () => {
    const sub = newPerson()
    const wanted = draft()
    const made = await Promise.all(Array.from({ length: 10 }, () => applications.create(sub, wanted, now)))
    expect(new Set(made.map(({ id }) => id))).toEqual(new Set([wanted.id]))
    expect((await applications.list(sub)).applications).toHaveLength(1)
    expect(await trackedIds(sub)).toEqual([wanted.id])
  })

  test.each([
    ['the same words', 'Supply Planner', 'Tudun Foods'],
    ['another case and stray spaces', ' SUPPLY  planner ', 'tudun foods'],
  ])('the same job under another id is refused: %s', async (_, jobTitle, companyName) => {
    const sub = newPerson()
    await applications.create(sub, draft(), now)
    const again = applications.create(sub, draft({ jobTitle, companyName }), now)
    await expect(again).rejects.toMatchObject({ code: 'already_tracked' })
    expect((await applications.list(sub)).applications).toHaveLength(1)
  })

  test('of two creates of the same job at the same moment one is stored', async () => {
    const sub = newPerson()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => applications.create(sub, draft(), now)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await applications.list(sub)).applications.map(({ id }) => id)).toEqual(await trackedIds(sub))
  })

  test('two people may track the same job', async () => {
    const both = [newPerson(), newPerson()]
    for (const sub of both) await applications.create(sub, draft(), now)
    for (const sub of both) expect((await applications.list(sub)).applications).toHaveLength(1)
  })

  test('every letter is stored as typed', async () => {
    const sub = newPerson()
    const words = 'Ọláyínká Ṣẹ̀gun — ɓƙ ₦420,000 👩🏾‍💻 "quoted" \\ \u0000\u2028'
    const made = await applications.create(sub, draft({ jobTitle: words, notes: words }), now)
    expect((await applications.list(sub)).applications).toEqual([made])
    expect(made).toMatchObject({ jobTitle: words, notes: words })
  })

  test('the longest row that the contract allows fits', async () => {
    const sub = newPerson()
    const made = await applications.create(
      sub,
      draft({ jobTitle: 'ọ'.repeat(200), companyName: '工'.repeat(200), notes: '工'.repeat(5000) }),
      now,
    )
    expect((await applications.list(sub)).applications).toEqual([made])
  })
})

describe('list', () => {
  const many = async (sub: string, count: number, notes = '') => {
    const ids: string[] = []
    for (let n = 0; n < count; n += 1) {
      const id = ulid(now.getTime() + n)
      ids.unshift(id)
      await applications.create(sub, draft({ id, jobTitle: `Job ${n}`, notes }), now)
    }
    return ids
  }

  test('is empty for someone new', async () => {
    expect(await applications.list(newPerson())).toEqual({ applications: [], older: null })
  })

  test('a full page without more rows has no next page', async () => {
    const sub = newPerson()
    const ids = await many(sub, 50)
    const page = await applications.list(sub)
    expect(page.applications.map(({ id }) => id)).toEqual(ids)
    expect(page.older).toBeNull()
  })

  test('more rows are on the next pages, newest first, one round trip each', async () => {
    const sub = newPerson()
    const ids = await many(sub, 51)
    const { result: first, costs } = await costOf(() => applications.list(sub))
    expect(first.applications.map(({ id }) => id)).toEqual(ids.slice(0, 50))
    expect(first.older).toBe(ids[49])
    expect(costs.map(({ roundTrips }) => roundTrips)).toEqual([1])
    const second = await applications.list(sub, first.older ?? undefined)
    expect(second.applications.map(({ id }) => id)).toEqual(ids.slice(50))
    expect(second.older).toBeNull()
  })

  test('continues after an id that was deleted meanwhile', async () => {
    const sub = newPerson()
    const [, middle = '', oldest] = await many(sub, 3)
    await applications.remove(sub, middle, now)
    expect((await applications.list(sub, middle)).applications.map(({ id }) => id)).toEqual([oldest])
  })

  test('rows too large for one answer of the database are paged, and none is lost', async () => {
    const sub = newPerson()
    const ids = await many(sub, 80, '工'.repeat(8000))
    const seen: string[] = []
    let before: string | undefined
    do {
      const page = await applications.list(sub, before)
      seen.push(...page.applications.map(({ id }) => id))
      before = page.older ?? undefined
    } while (before)
    expect(seen).toEqual(ids)
  })
})

describe('remove', () => {
  test('removes the row, and the job can be tracked again', async () => {
    const sub = newPerson()
    const { id } = await applications.create(sub, draft(), now)
    await applications.remove(sub, id, now)
    expect((await applications.list(sub)).applications).toEqual([])
    expect(await trackedIds(sub)).toEqual([])
    await applications.create(sub, draft(), now)
  })

  test("twice, an unknown id, another person's id: not found", async () => {
    const sub = newPerson()
    const { id } = await applications.create(sub, draft(), now)
    await expect(applications.remove(newPerson(), id, now)).rejects.toMatchObject({ code: 'not_found' })
    await applications.remove(sub, id, now)
    await expect(applications.remove(sub, id, now)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('restore', () => {
  const hour = 60 * 60 * 1000
  const later = (hours: number) => new Date(now.getTime() + hours * hour)
  /** A removed application, which had reached an offer before it was withdrawn. */
  const removed = async (sub: string) => {
    const { id } = await applications.create(sub, draft({ origin: 'search', status: 'offer' }), now)
    const row = await applications.update(sub, { id, patch: { status: 'withdrawn' }, version: 1, now })
    await applications.remove(sub, id, now)
    return row
  }

  test('restores the row as it was, at its place, with its tracking row', async () => {
    const sub = newPerson()
    const row = await removed(sub)
    const restored = await applications.restore(sub, row.id, later(1))
    expect(restored).toEqual({ ...row, version: 3, updatedAt: later(1).toISOString() })
    expect((await applications.list(sub)).applications).toEqual([restored])
    expect(await trackedIds(sub)).toEqual([row.id])
  })

  test('restores the day of its answer', async () => {
    const sub = newPerson()
    const { id } = await applications.create(sub, draft(), now)
    await applications.update(sub, { id, patch: { status: 'rejected' }, version: 1, now })
    await applications.remove(sub, id, now)
    expect(await applications.restore(sub, id, later(1))).toMatchObject({ answeredDate: '2026-11-20' })
  })

  test('twice, also at the same moment, restores once', async () => {
    const sub = newPerson()
    const { id } = await removed(sub)
    const both = await Promise.all([1, 2].map(() => applications.restore(sub, id, now)))
    expect(both[0]).toEqual(both[1])
    expect(await applications.restore(sub, id, now)).toEqual(both[0])
    expect((await applications.list(sub)).applications).toHaveLength(1)
  })

  test('is refused when the job was added again, and works when that one is deleted', async () => {
    const sub = newPerson()
    const { id } = await removed(sub)
    const anew = await applications.create(sub, draft(), now)
    await expect(applications.restore(sub, id, now)).rejects.toMatchObject({ code: 'already_tracked' })
    await applications.remove(sub, anew.id, now)
    expect(await applications.restore(sub, id, now)).toMatchObject({ id, stage: 4 })
  })

  test('finds nothing after a day, for another person, and for an unknown id', async () => {
    const sub = newPerson()
    const { id } = await removed(sub)
    const notFound = { code: 'not_found' }
    await expect(applications.restore(sub, id, later(24))).rejects.toMatchObject(notFound)
    await expect(applications.restore(newPerson(), id, now)).rejects.toMatchObject(notFound)
    await expect(applications.restore(sub, draft().id, now)).rejects.toMatchObject(notFound)
  })
})

describe('import', () => {
  test('adds new rows and counts the others, also repeated rows within the file', async () => {
    const sub = newPerson()
    await applications.create(sub, draft({ jobTitle: 'Job 3' }), now)
    const rows = Array.from({ length: 49 }, (_, n) => draft({ jobTitle: `Job ${n}`, origin: 'import' }))
    const counts = await applications.import(sub, [...rows, draft({ jobTitle: 'JOB 7' })], now)
    expect(counts).toEqual({ added: 48, alreadyTracked: 2, leftOut: 0 })
    const { applications: listed } = await applications.list(sub)
    expect(listed.filter(({ origin }) => origin === 'import')).toHaveLength(48)
  })

  test('adds nothing twice when it is repeated', async () => {
    const sub = newPerson()
    const rows = ['One', 'Two', 'Three'].map(jobTitle => draft({ jobTitle }))
    const first = await applications.import(sub, rows, now)
    expect(await applications.import(sub, rows, now)).toEqual(first)
    expect((await applications.list(sub)).applications).toHaveLength(3)
  })
})

describe('the greatest number of applications', () => {
  const full = { code: 'too_many_applications' }
  /** A person whose count is `room` below the limit. */
  const withRoomFor = async (room: number) => {
    const sub = newPerson()
    await table.put({ ...applicationCountKey(sub), applications: applicationsAtMost - room })
    return sub
  }
  const stored = async (sub: string) => (await applications.list(sub)).applications.length
  const counted = async (sub: string) => (await table.get(applicationCountKey(sub)))?.applications

  test('one more is refused with an error of its own, and an existing one is not', async () => {
    const sub = await withRoomFor(1)
    const last = draft()
    const made = await applications.create(sub, last, now)
    await expect(applications.create(sub, draft({ jobTitle: 'Buyer' }), now)).rejects.toMatchObject(full)
    expect(await applications.create(sub, last, now)).toEqual(made)
    await expect(applications.create(sub, draft(), now)).rejects.toMatchObject({ code: 'already_tracked' })
    expect(await stored(sub)).toBe(1)
  })

  test('of many simultaneous creates as many succeed as there is room for', async () => {
    const sub = await withRoomFor(3)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => applications.create(sub, draft({ jobTitle: `Job ${n}` }), now)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await stored(sub)).toBe(3)
  })

  test('a deletion makes room, and Undo needs room', async () => {
    const sub = await withRoomFor(1)
    const { id } = await applications.create(sub, draft(), now)
    await applications.remove(sub, id, now)
    const other = await applications.create(sub, draft({ jobTitle: 'Buyer' }), now)
    await expect(applications.restore(sub, id, now)).rejects.toMatchObject(full)
    await applications.remove(sub, other.id, now)
    await applications.restore(sub, id, now)
    expect(await counted(sub)).toBe(applicationsAtMost)
  })

  test('of a file the first rows are added, and existing rows take no room', async () => {
    const sub = await withRoomFor(3)
    await applications.create(sub, draft({ jobTitle: 'Job 1' }), now)
    const rows = Array.from({ length: 30 }, (_, n) => draft({ jobTitle: `Job ${n}`, origin: 'import' }))
    expect(await applications.import(sub, rows, now)).toEqual({ added: 2, alreadyTracked: 1, leftOut: 27 })
    expect((await applications.list(sub)).applications.map(({ jobTitle }) => jobTitle).toSorted()).toEqual([
      'Job 0',
      'Job 1',
      'Job 2',
    ])
    expect(await applications.import(sub, rows, now)).toEqual({ added: 2, alreadyTracked: 1, leftOut: 27 })
  })

  test.each<[string, (sub: string, id: string) => Promise<unknown>, number]>([
    ['a create', sub => applications.create(sub, draft({ jobTitle: 'Buyer' }), now), 4],
    ['an import', sub => applications.import(sub, [draft({ jobTitle: 'Buyer' })], now), 4],
    ['a removal', (sub, id) => applications.remove(sub, id, now), 2],
  ])('%s first counts the rows of a person from before the count existed', async (_, act, after) => {
    const sub = newPerson()
    const ids: string[] = []
    for (const jobTitle of ['One', 'Two', 'Three'])
      ids.push((await applications.create(sub, draft({ jobTitle }), now)).id)
    await table.remove(applicationCountKey(sub))
    await act(sub, ids[0] ?? '')
    expect([await counted(sub), await stored(sub)]).toEqual([after, after])
  })
})

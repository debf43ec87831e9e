import { existsSync, readdirSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createCurrentIndex } from './current-index.ts'
import { formatVersion } from './index/file-format.ts'
import { queryOf } from './index/index.testing.ts'
import { noon, samplePosting } from './index/postings.testing.ts'
import { publishingSetup } from './publish.testing.ts'
import { readPointer } from './published-index.ts'

const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

const open = () => {
  const room = publishingSetup()
  onTestFinished(room.remove)
  const current = createCurrentIndex({ objects: room.objects, directory: room.directory, freshFor: 0 })
  onTestFinished(current.close)
  const titles = async () => {
    const index = await current.get(room.log)
    return (await index.search(queryOf({ sort: 'date' }))).jobs.map(({ title }) => title)
  }
  return { ...room, current, titles }
}

test('the jobs of the boards can be searched, and so can later ones', async () => {
  const { bring, publish, titles, directory } = open()
  await bring('myjobmag', [samplePosting({ title: 'Nurse' })], noon)
  expect(await publish(noon)).toEqual({ published: true, jobs: 1 })
  expect(await titles()).toEqual(['Nurse'])
  await bring('remotive', [samplePosting({ title: 'Welder', company: 'Kiln' })], later(5))
  await publish(later(5))
  expect((await titles()).toSorted()).toEqual(['Nurse', 'Welder'])
  await bring('employers', [samplePosting({ title: 'Cook', company: 'Gada' })], later(10))
  await publish(later(10))
  await titles()
  // Only the files of the open index and of the previous one are left.
  expect(readdirSync(directory)).toHaveLength(2)
})

test('when no snapshot has changed, nothing is built until the jobs have aged', async () => {
  const { bring, publish, objects } = open()
  const posting = samplePosting()
  await bring('myjobmag', [posting], noon)
  await publish(noon)
  // The board is read again without a change.
  await bring('myjobmag', [{ ...posting, lastSeenAt: later(5).toISOString() }], later(5))
  expect(await publish(later(5))).toMatchObject({ published: false })
  expect(await publish(later(7 * 60))).toMatchObject({ published: true })
  expect((await readPointer(objects))?.builtAt).toBe(later(7 * 60).toISOString())
})

test('before any board was read, the search is unavailable with its own error', async () => {
  const { publish, current, log } = open()
  expect(await publish(noon)).toEqual({ published: false, jobs: 0 })
  await expect(current.get(log)).rejects.toMatchObject({ code: 'jobs_unavailable' })
  await expect(current.newest()).rejects.toMatchObject({ code: 'jobs_unavailable' })
})

test('of two simultaneous builders one wins, completely', async () => {
  const { bring, publish, titles, objects } = open()
  await bring('myjobmag', [samplePosting({ title: 'Nurse' })], noon)
  await publish(noon)
  await bring('remotive', [samplePosting({ title: 'Welder', company: 'Kiln' })], later(5))
  const both = await Promise.all([publish(later(5)), publish(later(5)), publish(later(6))])
  expect(both.filter(({ published }) => published)).toHaveLength(1)
  expect((await titles()).toSorted()).toEqual(['Nurse', 'Welder'])
  expect((await readPointer(objects))?.jobs).toBe(2)
})

test('a Lambda that timed out before it wrote the pointer leaves the published index as it was', async () => {
  const { bring, publish, titles, objects, directory } = open()
  await bring('myjobmag', [samplePosting({ title: 'Nurse' })], noon)
  await publish(noon)
  await bring('myjobmag', [samplePosting({ title: 'Midwife' })], later(5))
  const dies = () => Promise.reject(new Error('The power went.'))
  await expect(publish(later(5), { ...objects, upload: dies })).rejects.toThrow('The power went.')
  expect(await titles()).toEqual(['Nurse'])
  await expect(
    publish(later(5), {
      ...objects,
      put: (key, ...rest) => (key.includes('/current-') ? dies() : objects.put(key, ...rest)),
    }),
  ).rejects.toThrow('The power went.')
  expect(await titles()).toEqual(['Nurse'])
  await publish(later(10))
  expect(await titles()).toEqual(['Midwife'])
  expect(existsSync(directory) && readdirSync(directory).filter(name => name.startsWith('build-'))).toEqual(
    [],
  )
})

test('a person who pages through an index can finish when a new index is published', async () => {
  const { bring, publish, current, titles, log } = open()
  await bring('myjobmag', [samplePosting({ title: 'Nurse' })], noon)
  await publish(noon)
  const index = await current.get(log)
  await bring('myjobmag', [samplePosting({ title: 'Midwife' })], later(5))
  await publish(later(5))
  expect(await titles()).toEqual(['Midwife'])
  expect((await index.search(queryOf())).jobs).toMatchObject([{ title: 'Nurse' }])
})

test.each<[string, (whole: Uint8Array) => Uint8Array]>([
  ['incomplete', whole => whole.slice(0, whole.length / 2)],
  ['damaged', whole => whole.map((byte, at) => (at === whole.length - 9 ? byte ^ 1 : byte))],
  ['other', whole => new Uint8Array(whole.length)],
])(
  'an %s file in the bucket is never searched nor stored, and the earlier index stays in use',
  async (_, damage) => {
    const { bring, publish, titles, objects, lines, directory } = open()
    await bring('myjobmag', [samplePosting({ title: 'Nurse' })], noon)
    await publish(noon)
    expect(await titles()).toEqual(['Nurse'])
    await bring('myjobmag', [samplePosting({ title: 'Midwife' })], later(5))
    await publish(later(5))
    const key = (await readPointer(objects))?.search.key ?? ''
    const whole = (await objects.get(key))?.body ?? new Uint8Array()
    await objects.put(key, damage(whole))
    for (let asked = 0; asked < 3; asked += 1) expect(await titles()).toEqual(['Nurse'])
    expect(lines).toContainEqual(expect.objectContaining({ level: 'error', message: 'index not refreshed' }))
    expect(readdirSync(directory)).toHaveLength(1)
  },
)

test('a broken snapshot is logged, and the other boards are searched', async () => {
  const { bring, publish, titles, objects, lines } = open()
  const key = await bring('myjobmag', [samplePosting({ title: 'Nurse' })], noon)
  await bring('remotive', [samplePosting({ title: 'Welder', company: 'Kiln' })], noon)
  await objects.put(key, 'not a snapshot')
  expect(await publish(noon)).toMatchObject({ published: true })
  expect(await titles()).toEqual(['Welder'])
  expect(lines).toContainEqual(expect.objectContaining({ level: 'error', message: 'snapshot not read', key }))
})

test('when the bucket fails to return a snapshot, no board is dropped, and the build is retried', async () => {
  const { bring, publish, titles, objects } = open()
  const key = await bring('myjobmag', [samplePosting({ title: 'Nurse' })], noon)
  const download = (asked: string, file: string) =>
    asked === key ? Promise.reject(new Error('slow down')) : objects.download(asked, file)
  await expect(publish(noon, { ...objects, download })).rejects.toThrow('slow down')
  await publish(noon)
  expect(await titles()).toEqual(['Nurse'])
})

test('a board that is switched off is not searched any more', async () => {
  const { bring, publish, titles } = open()
  await bring('jobzilla', [samplePosting({ title: 'Nurse' })], noon)
  await bring('remotive', [samplePosting({ title: 'Welder', company: 'Kiln' })], noon)
  await publish(noon)
  expect(await titles()).toEqual(['Welder'])
})

test('while the bucket fails, the open index stays in use', async () => {
  const room = open()
  await room.bring('myjobmag', [samplePosting({ title: 'Nurse' })], noon)
  await room.publish(noon)
  let isAway = false
  const objects = {
    ...room.objects,
    get: (key: string) => (isAway ? Promise.reject(new Error('away')) : room.objects.get(key)),
  }
  const current = createCurrentIndex({ objects, directory: room.directory, freshFor: 0 })
  onTestFinished(current.close)
  await current.get(room.log)
  isAway = true
  expect((await current.get(room.log)).size).toBe(1)
  await expect(current.newest()).rejects.toMatchObject({ code: 'jobs_unavailable' })
})

test('while the bucket hangs, a search waits only briefly and uses the open index', async () => {
  const room = open()
  await room.bring('myjobmag', [samplePosting({ title: 'Nurse' })], noon)
  await room.publish(noon)
  let hangs = false
  const never = new Promise<never>(() => undefined)
  const objects = { ...room.objects, get: (key: string) => (hangs ? never : room.objects.get(key)) }
  const about = { objects, directory: room.directory, freshFor: 0, patience: 20 }
  const current = createCurrentIndex(about)
  onTestFinished(current.close)
  await current.get(room.log)
  hangs = true
  expect((await current.get(room.log)).size).toBe(1)
})

test('the jobs of a board that is down get older nevertheless', async () => {
  const { bring, publish, titles } = open()
  await bring('myjobmag', [samplePosting({ title: 'Nurse' })], noon)
  const undated = { postedAt: null, expiresAt: null, lastSeenAt: noon.toISOString() }
  await bring('remotive', [samplePosting({ title: 'Welder', company: 'Kiln', ...undated })], noon)
  await publish(later(44 * 24 * 60))
  expect((await titles()).toSorted()).toEqual(['Nurse', 'Welder'])
  await publish(later(50 * 24 * 60))
  expect(await titles()).toEqual(['Welder'])
})

test('a job is over when its employer says so, even if a board still lists it', async () => {
  const { bring, publish, titles } = open()
  const posting = samplePosting({ title: 'Nurse', board: 'myjobmag' })
  const own = { ...posting, url: 'https://kiln.example/1', urlKey: 'kiln.example/1', isEmployers: true }
  await bring('myjobmag', [posting, samplePosting({ title: 'Welder', company: 'Kiln' })], noon)
  await bring('employers', [{ ...own, expiresAt: later(-60).toISOString() }], noon)
  await publish(noon)
  expect(await titles()).toEqual(['Welder'])
})

test('the pointer is read once while it is fresh, also by parallel searches', async () => {
  const room = open()
  await room.bring('myjobmag', [samplePosting()], noon)
  await room.publish(noon)
  let asked = 0
  const objects = {
    ...room.objects,
    get: (key: string) => {
      asked += 1
      return room.objects.get(key)
    },
  }
  const current = createCurrentIndex({ objects, directory: room.directory })
  onTestFinished(current.close)
  await Promise.all(Array.from({ length: 10 }, () => current.get(room.log)))
  await current.get(room.log)
  expect(asked).toBe(1)
})

test('the id and the first sighting of a job survive the index', async () => {
  const { bring, publish, current, log } = open()
  const posting = samplePosting({ title: 'Nurse' })
  await bring('myjobmag', [posting], noon)
  await publish(noon)
  const [before] = await (await current.get(log)).newest(1, noon)
  const copy = { ...posting, url: 'https://kiln.example/1', urlKey: 'kiln.example/1', isEmployers: true }
  await bring('employers', [{ ...copy, firstSeenAt: later(30).toISOString() }], later(30))
  await publish(later(30))
  const [after] = await (await current.get(log)).newest(1, later(30))
  expect(after).toMatchObject({
    id: before?.id,
    firstSeenAt: before?.firstSeenAt,
    source: { board: 'employers' },
  })
  expect(after?.others).toMatchObject([{ board: 'myjobmag' }])
})

test('the earlier index answers at once while the next one is fetched, and a part that was lost is read again', async () => {
  const room = open()
  await room.bring('myjobmag', [samplePosting({ title: 'Nurse' })], noon)
  await room.publish(noon)
  const arrives = Promise.withResolvers<void>()
  let lost = 0
  const range = async (key: string, start: number, length: number) => {
    if (key.endsWith('.db.zst') && lost < 2) {
      lost += 1
      if (lost === 1) throw new Error('The connection was frozen.')
      await arrives.promise
    }
    return room.objects.range(key, start, length)
  }
  const objects = { ...room.objects, range: room.objects.range }
  const about = { objects, directory: room.directory, freshFor: 0, patience: 0 }
  const current = createCurrentIndex(about)
  onTestFinished(current.close)
  expect((await current.get(room.log)).size).toBe(1)
  objects.range = range
  await room.bring('remotive', [samplePosting({ title: 'Welder', company: 'Kiln' })], later(5))
  await room.publish(later(5))
  expect((await current.get(room.log)).size).toBe(1)
  arrives.resolve()
  await vi.waitFor(async () => expect((await current.get(room.log)).size).toBe(2))
  expect(lost).toBe(2)
})

test('a description is read from the bucket, and its absence is told', async () => {
  const { bring, publish, current, objects, log } = open()
  await bring('myjobmag', [samplePosting({ description: 'Keep the books.' })], noon)
  await publish(noon)
  const index = await current.get(log)
  const [job] = await index.newest(1, noon)
  expect(await index.description(job?.id ?? '')).toBe('Keep the books.')
  expect(await index.description('0000000000000000')).toBeUndefined()
  const { texts } = (await readPointer(objects)) ?? { texts: '' }
  const whole = objects.stored.get(texts)?.body ?? new Uint8Array()
  await objects.put(texts, whole.slice(0, whole.length - 5))
  await expect(index.description(job?.id ?? '')).rejects.toThrow()
  objects.stored.delete(texts)
  await expect(index.description(job?.id ?? '')).rejects.toThrow('do not exist')
})

test('after a change of the format the newest jobs are shown, and ids and first sightings stay', async () => {
  const { bring, publish, current, objects, directory, log } = open()
  const posting = samplePosting({ title: 'Nurse' })
  await bring('myjobmag', [posting], noon)
  await publish(noon)
  const [before] = await (await current.get(log)).newest(1, noon)
  // As the version before has published it.
  const [key] = [...objects.stored.keys()].filter(name => name.includes('/current-'))
  const pointer = objects.stored.get(key ?? '')
  objects.stored.delete(key ?? '')
  await objects.put(`indexes/current-${formatVersion - 1}.json`, pointer?.body ?? '')
  const newer = createCurrentIndex({ objects, directory, freshFor: 0 })
  await expect(newer.get(log)).rejects.toMatchObject({ code: 'jobs_unavailable' })
  expect((await newer.newest()).jobs).toMatchObject([{ title: 'Nurse' }])
  await bring('myjobmag', [{ ...posting, firstSeenAt: later(30).toISOString() }], later(30))
  await publish(later(30))
  const [after] = await (await current.get(log)).newest(1, later(30))
  expect(after).toMatchObject({ id: before?.id, firstSeenAt: before?.firstSeenAt })
})

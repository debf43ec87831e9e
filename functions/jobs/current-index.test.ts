import fs, { readdirSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createCurrentIndex } from './current-index.ts'
import { noon, samplePosting } from './index/postings.testing.ts'
import { publishingSetup } from './publish.testing.ts'

/** The next file that is written finds a full disk, after a part that had room. */
const fillDisk = (): void => {
  const real = fs.createWriteStream
  vi.spyOn(fs, 'createWriteStream').mockImplementationOnce(path => {
    writeFileSync(path, 'the part that had room')
    return real('/dev/full')
  })
  // Modules that have imported the function by its name get this one, too.
  syncBuiltinESMExports()
  onTestFinished(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })
}

/**
 * An open index, and a newer one in the bucket. Each request reads the pointer. `patience`: whether it waits for the end
 * of the download.
 */
const open = async (patience = 60_000) => {
  const room = publishingSetup()
  onTestFinished(room.remove)
  await room.bring('myjobmag', [samplePosting({ title: 'Nurse' })], noon)
  await room.publish(noon)
  const objects = { ...room.objects }
  const current = createCurrentIndex({ objects, directory: room.directory, freshFor: 0, patience })
  onTestFinished(current.close)
  /** The number of jobs that a request finds. */
  const request = async () => (await current.get(room.log)).size
  expect(await request()).toBe(1)
  await room.bring('remotive', [samplePosting({ title: 'Welder', company: 'Kiln' })], noon)
  await room.publish(new Date(noon.getTime() + 300_000))
  const alarms = () => room.lines.filter(({ alarm }) => alarm === 'index-not-refreshed')
  return { ...room, objects, request, alarms }
}

test('while the disk is full, the open index answers, nothing is left of the newer one, and an alarm is logged', async () => {
  const { request, alarms, directory } = await open()
  fillDisk()
  expect(await request()).toBe(1)
  expect(alarms()).toMatchObject([{ level: 'error', detail: expect.stringContaining('ENOSPC') }])
  expect(readdirSync(directory)).toHaveLength(1)
  // As soon as there is room, a request finds the newer index.
  expect(await request()).toBe(2)
  expect(alarms()).toHaveLength(1)
})

test('while the bucket sends no parts, each request is answered, and the first one after that fetches all', async () => {
  const { request, alarms, objects, directory } = await open()
  const { range } = objects
  // What a range of S3 becomes at its deadline.
  objects.range = () => Promise.reject(new DOMException('The operation was aborted.', 'TimeoutError'))
  expect(await request()).toBe(1)
  expect(alarms()).toMatchObject([{ detail: 'The operation was aborted.' }])
  expect(readdirSync(directory)).toHaveLength(1)
  objects.range = range
  expect(await request()).toBe(2)
})

/** In milliseconds. The machine may be busy. */
const slowly = { timeout: 20_000 }

test('a download that was frozen between two requests goes on with the next one, over a new connection', async () => {
  const { request, alarms, objects } = await open(0)
  const { range } = objects
  const connection = Promise.withResolvers<never>()
  const asked = vi.fn(() => connection.promise)
  objects.range = asked
  expect(await request()).toBe(1)
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), slowly)
  // Lambda froze the process here. No request waits for the old connection, and all wait for the same download.
  expect(await Promise.all([request(), request()])).toEqual([1, 1])
  objects.range = range
  connection.reject(new Error('read ECONNRESET'))
  await vi.waitFor(async () => expect(await request()).toBe(2), slowly)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(alarms()).toEqual([])
})

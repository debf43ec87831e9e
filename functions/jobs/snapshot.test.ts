import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { samplePosting } from './index/postings.testing.ts'
import { BrokenSnapshot, readPostings, streamPostings } from './snapshot.ts'

const folder = mkdtempSync(join(tmpdir(), 'aiki-snapshot-'))
afterAll(() => rmSync(folder, { recursive: true }))

const head = { board: 'remotive', readAt: '2026-11-20T10:00:00.000Z' }
const linesOf = (...lines: readonly unknown[]) => lines.map(line => JSON.stringify(line)).join('\n')
const bucketOf = (text: string) => ({ get: async () => ({ body: gzipSync(text), etag: '' }) })

test('a snapshot of the earlier format, one object with all postings, is broken and not empty', async () => {
  const earlier = bucketOf(JSON.stringify({ ...head, postings: [samplePosting()] }))
  await expect(readPostings(earlier, 'key')).rejects.toThrow(BrokenSnapshot)
})

test('a posting may have any letters, and the last line may end without a line break', async () => {
  const postings = ['Ọlọ́jà', '👩🏾‍⚕️'].map(title => samplePosting({ title }))
  await expect(readPostings(bucketOf(linesOf(head, ...postings)), 'key')).resolves.toEqual(postings)
})

test('a broken line gives the postings before it, and leaves no file open', async () => {
  const file = join(folder, 'snapshot.gz')
  const isOpen = () =>
    readdirSync('/proc/self/fd').some(descriptor => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(file)
      } catch {
        return false
      }
    })
  const good = samplePosting()
  // More text than the reader takes at once stands behind the broken line.
  const rest = Array.from({ length: 20_000 }, (_, at) => ({ rest: `${at}${Math.random()}` }))
  writeFileSync(file, gzipSync(linesOf(head, good, 'broken', ...rest)))
  const titles: string[] = []
  const read = async () => {
    for await (const { title } of streamPostings('key', file)) titles.push(title)
  }
  await expect(read()).rejects.toThrow(BrokenSnapshot)
  expect(titles).toEqual([good.title])
  await vi.waitFor(() => expect(isOpen()).toBe(false))
})

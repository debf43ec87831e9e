import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { buildFiles } from './build-files.ts'
import { buildInThreads } from './build-thread.ts'
import { filesOf } from './index/file-format.ts'
import { indexFolder } from './index/index.testing.ts'
import { daysAgo, noon, samplePosting } from './index/postings.testing.ts'

const head = { board: 'remotive', readAt: noon.toISOString() }
const postings = Array.from({ length: 450 }, (_, at) =>
  samplePosting({ title: `Nurse ${at % 300}`, description: `Ward ${at}.`, postedAt: daysAgo(at % 20) }),
)

const cook = samplePosting({ title: 'Cook' })

/** A folder, and the task to build an index of two snapshots in it, of which the second one breaks off. */
const open = () => {
  const folder = indexFolder()
  onTestFinished(folder.remove)
  const taskFor = (name: string) => {
    const snapshots = [
      { key: 'whole', lines: [head, ...postings] },
      { key: 'cut', lines: [head, cook, 'no posting'] },
    ].map(({ key, lines }) => {
      const file = folder.file(`${name}-${key}.gz`)
      writeFileSync(file, gzipSync(lines.map(line => JSON.stringify(line)).join('\n')))
      return { key, file }
    })
    return { snapshots, file: folder.file(name), now: noon }
  }
  return { folder, taskFor }
}

test('two threads write the same files, byte for byte, as one, and remove all others', async () => {
  const { folder, taskFor } = open()
  const [one, two] = [taskFor('one.db'), taskFor('two.db')]
  const built = await buildInThreads(two)
  expect(built).toMatchObject({ jobs: 301, broken: [{ key: 'cut', error: 'BrokenSnapshot' }] })
  expect((await buildFiles(one, false)).jobs).toBe(built.jobs)
  const [expected, found] = [filesOf(one.file), filesOf(two.file)]
  for (const part of ['search', 'texts', 'seen'] as const)
    expect(readFileSync(found[part]).equals(readFileSync(expected[part])), part).toBe(true)
  expect(readdirSync(folder.file('.')).filter(name => name.startsWith('two'))).toHaveLength(3)
})

test.each([
  ['builds', (file: string) => `${file}.spill`],
  ['writes', (file: string) => filesOf(`${file}.unfinished`).search],
])('a disk that fails the thread that %s fails the build, which leaves no index', async (_, pathOf) => {
  const { folder, taskFor } = open()
  const task = taskFor('failed.db')
  // A folder takes the place of the file.
  mkdirSync(pathOf(task.file))
  await expect(buildInThreads(task)).rejects.toThrow(/directory|EISDIR/)
  expect(readdirSync(folder.file('.'))).not.toContain('failed.db')
})

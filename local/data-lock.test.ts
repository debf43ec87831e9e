import { chmod, mkdir, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { clearData, closeData, lockData } from './data-lock.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'aiki-lock-'))

test('one at a time', async () => {
  const folder = await newFolder()
  const first = lockData(folder)
  expect(() => lockData(folder)).toThrow(/Another Aiki already runs on the data in .*: stop it first/)
  first.release()
  const second = lockData(folder)
  onTestFinished(second.release)
})

test('data in use is not cleared away; unreadable data is, and nothing else', async () => {
  const folder = await newFolder()
  const lock = lockData(folder)
  expect(() => clearData(folder)).toThrow(/Another Aiki already runs/)
  lock.release()
  await writeFile(join(folder, 'lock'), 'not a database '.repeat(100))
  for (const name of ['accounts.db', 'accounts.db-wal', 'lock-smith.txt'])
    await writeFile(join(folder, name), '')
  clearData(folder)
  expect(await readdir(folder)).toEqual(['lock-smith.txt'])
})

test('a lock that is no lock is unreadable data', async () => {
  const folder = await newFolder()
  await writeFile(join(folder, 'lock'), 'not a database '.repeat(100))
  expect(() => lockData(folder)).toThrow(/can't be read: begin anew with `npm start -- --fresh`/)
})

test('what an earlier version left readable for everybody is closed, and nothing that is not ours', async () => {
  const folder = await newFolder()
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'files/kept'), { recursive: true })
  const files = ['table.db', 'table.db-wal', 'files/kept/letter', 'notes.txt']
  for (const name of files) await writeFile(join(folder, name), '', { mode: 0o644 })
  closeData(folder)
  const modeOf = async (name: string) => ((await stat(join(folder, name))).mode & 0o777).toString(8)
  expect(await Promise.all(['.', 'files', 'files/kept', ...files].map(modeOf))).toEqual([
    '700',
    '700',
    '700',
    '600',
    '600',
    '600',
    '644',
  ])
})

import { chmod, mkdir, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { clearData, isReady, lockData, makeDataPrivate, markSeeded, markSeeding } from './data-folder.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'aiki-lock-'))

test('only one process can use the data', async () => {
  const folder = await newFolder()
  const first = lockData(folder)
  expect(() => lockData(folder)).toThrow(/Another Aiki already runs on the data in .*: stop it first/)
  first.release()
  const second = lockData(folder)
  onTestFinished(second.release)
})

test('data in use is not deleted, and unreadable data is, without anything else', async () => {
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

test('an invalid lock file is reported as unreadable data', async () => {
  const folder = await newFolder()
  await writeFile(join(folder, 'lock'), 'not a database '.repeat(100))
  expect(() => lockData(folder)).toThrow(/can't be read: begin anew with `npm start -- --fresh`/)
})

test('files that an earlier version left readable for all users are protected, and no others', async () => {
  const folder = await newFolder()
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'files/kept'), { recursive: true })
  const files = ['table.db', 'table.db-wal', 'files/kept/letter', 'notes.txt']
  for (const name of files) await writeFile(join(folder, name), '', { mode: 0o644 })
  makeDataPrivate(folder)
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

const unseededFolder = () => mkdtemp(join(tmpdir(), 'aiki-data-'))

test('data is ready when its people are in it', async () => {
  const dataDir = await unseededFolder()
  expect(isReady(dataDir)).toBe(false)
  markSeeding(dataDir)
  await writeFile(join(dataDir, 'table.db'), 'half of it')
  expect(isReady(dataDir)).toBe(false)
  markSeeded(dataDir)
  expect(isReady(dataDir)).toBe(true)
})

test('data without the marker file is left as it is', async () => {
  const dataDir = await unseededFolder()
  await writeFile(join(dataDir, 'table.db'), 'whose is it?')
  expect(() => isReady(dataDir)).toThrow(/holds data, but no file `seeded` .* `npm start -- --fresh`/)
  expect(await readdir(dataDir)).toEqual(['table.db'])
})

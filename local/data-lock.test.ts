import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { clearData, lockData } from './data-lock.ts'

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

import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isReady, markSeeded, markSeeding } from './data-state.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'aiki-data-'))

test('data is ready once its people are in it', async () => {
  const dataDir = await newFolder()
  expect(isReady(dataDir)).toBe(false)
  markSeeding(dataDir)
  await writeFile(join(dataDir, 'table.db'), 'half of it')
  expect(isReady(dataDir)).toBe(false)
  markSeeded(dataDir)
  expect(isReady(dataDir)).toBe(true)
})

test('data without a mark is left as it is', async () => {
  const dataDir = await newFolder()
  await writeFile(join(dataDir, 'table.db'), 'whose is it?')
  expect(() => isReady(dataDir)).toThrow(/holds data, but no file `seeded` .* `npm start -- --fresh`/)
  expect(await readdir(dataDir)).toEqual(['table.db'])
})

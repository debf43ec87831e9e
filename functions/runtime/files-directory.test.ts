import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyFilesDirectory } from './files-directory.ts'

test('files of a run that was interrupted do not fill the disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aiki-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const directory = join(folder, 'aiki')
  mkdirSync(join(directory, 'build-1'), { recursive: true })
  writeFileSync(join(directory, 'build-1', 'index.db'), 'half')
  expect(emptyFilesDirectory(directory)).toBe(directory)
  expect(existsSync(join(directory, 'build-1'))).toBe(false)
  expect(emptyFilesDirectory(directory)).toBe(directory)
})

import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Files that a clone doesn't have, or that the copy shares with the original. */
const left = new Set([
  '.cache',
  '.git',
  '.local',
  'cdk.out',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
])

/** A copy of the project as after `npm ci`: without a build and without data. It uses our installed packages. */
export const freshCopy = () => {
  const directory = mkdtempSync(join(tmpdir(), 'aiki-bench-start-'))
  for (const name of readdirSync(root))
    if (!left.has(name)) cpSync(join(root, name), join(directory, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) }
}

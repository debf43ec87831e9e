import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What a clone does not have, and what is shared with the copy. */
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

/** The project as it is after `npm ci`: no build and no data yet. Its packages are our own. */
export const freshCopy = () => {
  const directory = mkdtempSync(join(tmpdir(), 'aiki-bench-start-'))
  for (const name of readdirSync(root))
    if (!left.has(name)) cpSync(join(root, name), join(directory, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) }
}

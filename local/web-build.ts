import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['web', 'shared', 'tools/site-pages.ts', 'vite.config.ts', 'package-lock.json']
const built = 'dist/web/index.html'

const changedAt = (path: string): number => (existsSync(path) ? statSync(path).mtimeMs : 0)

/** Folders count too: a file that was taken away changes only its folder. */
const newestBelow = (path: string): number => {
  if (!existsSync(path) || !statSync(path).isDirectory()) return changedAt(path)
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return Math.max(changedAt(path), ...inside.map(name => changedAt(join(path, name))))
}

/** Whether the built app is missing, or older than what it is made of. */
export const isBuildStale = (root: string): boolean =>
  changedAt(join(root, built)) < Math.max(...sources.map(name => newestBelow(join(root, name))))

/** Builds the app into dist/web. */
export const buildWeb = async (root: string): Promise<void> => {
  // Half a second to load, and needed only here.
  const { build } = await import('vite')
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
}

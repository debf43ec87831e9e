import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type BrowserConfig, filledIn } from '../shared/browser-config.ts'
import type { Site } from './routes.ts'

const sources = ['web', 'shared', 'tools/site-pages.ts', 'vite.config.ts', 'package-lock.json']
const built = 'dist/web/index.html'

const changedAt = (path: string): number => (existsSync(path) ? statSync(path).mtimeMs : 0)

/**
 * Returns the newest time of change below a path. Folders count, too, because a removed file changes only its folder.
 */
const newestBelow = (path: string): number => {
  if (!existsSync(path) || !statSync(path).isDirectory()) return changedAt(path)
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return Math.max(changedAt(path), ...inside.map(name => changedAt(join(path, name))))
}

/** Whether the built app is missing, or older than its sources. */
export const isBuildStale = (root: string): boolean =>
  changedAt(join(root, built)) < Math.max(...sources.map(name => newestBelow(join(root, name))))

/**
 * Builds the app into dist/web in a separate process, because the bundler needs 900 MB, and the memory of native code
 * returns to the system only when its process ends. Throws where the build fails; the terminal says why.
 */
export const buildWeb = async (root: string): Promise<void> => {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code]: unknown[] = await once(build, 'close')
  if (code !== 0) throw new Error('The web app could not be built. What is above says why.')
}

/**
 * Makes a site with Vite's development server in place of the build: it serves the sources, and changes appear at once.
 */
export const createDevSite = async (root: string, config: BrowserConfig, origin: string): Promise<Site> => {
  const { createServer } = await import('vite')
  // This server never listens. Vite attaches its channel to it, and our own server passes the connections on.
  const channel = createHttpServer()
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: channel } },
    plugins: [{ name: 'filled-in', transformIndexHtml: page => filledIn(page, { origin, config }) }],
  })
  return {
    dev: (request, response) => vite.middlewares(request, response),
    upgrade: (request, socket, head) => channel.emit('upgrade', request, socket, head),
  }
}

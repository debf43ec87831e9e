import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { type BrowserConfig, filledIn } from '../shared/browser-config.ts'
import type { Site } from './doors.ts'

/** Vite's development server in place of the build: sources are served as they are, and changes show at once. */
export const createDevSite = async (root: string, config: BrowserConfig, origin: string): Promise<Site> => {
  const { createServer } = await import('vite')
  // It never listens: a place for Vite to hang its channel on, which our own server passes connections to.
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

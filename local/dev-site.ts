import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { type BrowserConfig, withConfig } from '../shared/browser-config.ts'
import type { Site } from './doors.ts'

/** Vite's development server in place of the build: sources are served as they are, and changes show at once. */
export const createDevSite = async (root: string, config: BrowserConfig): Promise<Site> => {
  const { createServer } = await import('vite')
  // It never listens: a place for Vite to hang its channel on, which our own server passes connections to.
  const channel = createHttpServer()
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: channel } },
    plugins: [{ name: 'browser-config', transformIndexHtml: page => withConfig(page, config) }],
  })
  return {
    dev: (request, response) => vite.middlewares(request, response),
    upgrade: (request, socket, head) => channel.emit('upgrade', request, socket, head),
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, runnerImport, type ViteDevServer } from 'vite'
import { notFoundFile, siteFileAt } from '../shared/site-files.ts'

/** The exports of web/site/render.tsx. */
type Renderer = {
  readonly renderSite: (build: { scripts: string[]; builtOn: string }) => Record<string, string>
  readonly sharedHead: () => string
}

const web = join(import.meta.dirname, '../web')
const renderer = '/site/render.tsx'
const script = '/site/enhance.ts'
const today = () => new Date().toISOString().slice(0, 10)
const placeOfHead = /<!-- What every page begins with[^>]*-->/

/**
 * A page of the development server, rendered from the current sources at each request. Null when there is no such page.
 */
const devPage = async (vite: ViteDevServer, file: string, url: string): Promise<string | null> => {
  const { renderSite }: Partial<Renderer> = await vite.ssrLoadModule(renderer)
  const page =
    file === '/app.html'
      ? readFileSync(join(web, 'app.html'), 'utf8')
      : renderSite?.({ scripts: [script], builtOn: today() })[file]
  return page && file.endsWith('.html') ? vite.transformIndexHtml(url, page) : null
}

/**
 * Renders the public pages of web/site to HTML files, beside the app that Vite builds from app.html. A page contains
 * its text and its styles, and loads one small script.
 */
export const sitePages = (): Plugin => {
  let rendered: Promise<Renderer> | undefined
  const render = (): Promise<Renderer> => {
    rendered ??= runnerImport<Renderer>(join(web, renderer), { root: web }).then(({ module }) => module)
    return rendered
  }
  return {
    name: 'aiki-site-pages',
    config: () => ({
      build: { rolldownOptions: { input: [join(web, 'app.html'), join(web, script)] } },
    }),
    buildStart() {
      rendered = undefined
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async page =>
        placeOfHead.test(page) ? page.replace(placeOfHead, (await render()).sharedHead()) : page,
    },
    async generateBundle(_, bundle) {
      const chunk = Object.values(bundle).find(
        file => file.type === 'chunk' && file.facadeModuleId === join(web, script),
      )
      if (chunk?.type !== 'chunk') throw new Error(`${script} is not in the bundle.`)
      const { renderSite } = await render()
      const scripts = [chunk.fileName, ...chunk.imports].map(name => `/${name}`)
      for (const [file, source] of Object.entries(renderSite({ scripts, builtOn: today() })))
        this.emitFile({ type: 'asset', fileName: file.slice(1), source })
    },
    configureServer: vite => () => {
      vite.middlewares.use(async (request, response, next) => {
        try {
          const url = request.originalUrl ?? '/'
          const file = siteFileAt(new URL(url, 'http://dev.invalid').pathname)
          const page = await devPage(vite, file, url)
          if (page === null) return next()
          response.statusCode = file === notFoundFile ? 404 : 200
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(page)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, type Rolldown, runnerImport, type ViteDevServer } from 'vite'
import { notFoundFile, siteFileAt } from '../shared/site-files.ts'

/** The exports of web/site/render.tsx. */
type Renderer = {
  readonly renderSite: (build: { scripts: string[]; builtOn: string }) => Record<string, string>
  readonly sharedHead: () => string
}
type Rendered = { readonly markup: string; readonly css: string; readonly names: readonly string[] }
/** The exports of web/app/render-frame.tsx. */
type FrameRenderer = { readonly renderFrame: () => Rendered; readonly renderNoFrame: () => Rendered }

const web = join(import.meta.dirname, '../web')
const renderer = '/site/render.tsx'
const frameRenderer = '/app/render-frame.tsx'
/** The script of the public pages, and the one with which a signed-in page starts. */
const script = '/site/enhance.ts'
const starter = '/app/start-dashboard.ts'
/** What every screen of the signed-in area needs besides its own file. */
const shell = '/app/shell/shell.tsx'
/** The pages that Vite builds. */
const appPages = ['/app.html', '/dashboard.html']

const today = () => new Date().toISOString().slice(0, 10)
const placeOfHead = /<!-- What every page begins with[^>]*-->/
const placeOfStyles = /<!-- The styles of the app[^>]*-->/
const placeOfFrame = /<!-- The frame:[^>]*-->/
const firstModule = /<script type="module"/
const appScript = /<script type="module" src="\/app\/main.tsx"/

/** The chunk of an entry, or of a file that is loaded on demand. */
const chunkOf = (bundle: Rolldown.OutputBundle, file: string): Rolldown.OutputChunk => {
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.moduleIds.includes(join(web, file))) return chunk
  throw new Error(`${file} is not in the bundle.`)
}

/** The addresses of a chunk and of all that it imports. */
const withImports = (bundle: Rolldown.OutputBundle, first: Rolldown.OutputChunk): readonly string[] => {
  const found = new Set<string>()
  const add = (name: string): void => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    found.add(name)
    chunk.imports.forEach(add)
  }
  add(first.fileName)
  return [...found].map(name => `/${name}`)
}

const preload = (address: string): string => `<link rel="modulepreload" crossorigin href="${address}">`

/**
 * The scripts of the signed-in page in the order in which they are needed: the starter, then what Vite has found for the
 * app, then the shell, which the app would ask for only when it runs.
 */
const withStarter = (page: string, bundle: Rolldown.OutputBundle | undefined): string => {
  // Vite's own scripts come first in development: React's refresh stands on them.
  if (!bundle) return page.replace(appScript, `<script type="module" src="${starter}"></script>$&`)
  const [address, ...imports] = withImports(bundle, chunkOf(bundle, starter))
  const later = withImports(bundle, chunkOf(bundle, shell)).filter(name => !page.includes(name))
  return page
    .replace(
      firstModule,
      `<script type="module" crossorigin src="${address}"></script>${imports.map(preload).join('')}$&`,
    )
    .replace(
      '</head>',
      `${later
        .filter(name => !imports.includes(name))
        .map(preload)
        .join('')}</head>`,
    )
}

/** The exports of a file of web/, rendered once a build. */
const importOnce = <T>(file: string) => {
  let loading: Promise<T> | undefined
  return {
    load: (): Promise<T> => {
      loading ??= runnerImport<T>(join(web, file), { root: web }).then(({ module }) => module)
      return loading
    },
    forget: () => {
      loading = undefined
    },
  }
}

/** A page that Vite builds, with what we render into it. */
const filled = (page: string, { sharedHead }: Renderer, frame: FrameRenderer): string => {
  const { markup, css, names } = placeOfFrame.test(page) ? frame.renderFrame() : frame.renderNoFrame()
  // Emotion leaves these styles where they are, and does not write them again.
  const styles = `<style data-emotion="css ${names.join(' ')}" data-s>${css}</style>`
  return page
    .replace(placeOfHead, () => sharedHead())
    .replace(placeOfStyles, () => styles)
    .replace(placeOfFrame, () => markup)
}

/** A page of the development server, made from the current sources at each request. Null when there is no such page. */
const devPage = async (vite: ViteDevServer, file: string, url: string): Promise<string | null> => {
  const { renderSite }: Partial<Renderer> = await vite.ssrLoadModule(renderer)
  const page = appPages.includes(file)
    ? readFileSync(join(web, file), 'utf8')
    : renderSite?.({ scripts: [script], builtOn: today() })[file]
  return page && file.endsWith('.html') ? vite.transformIndexHtml(url, page) : null
}

/**
 * Renders the public pages of web/site to HTML files, beside the app that Vite builds from app.html and dashboard.html. A
 * public page contains its text and its styles, and loads one small script. dashboard.html contains the frame of the app,
 * which stands while the app is loading.
 */
export const sitePages = (): Plugin[] => {
  const site = importOnce<Renderer>(renderer)
  const frame = importOnce<FrameRenderer>(frameRenderer)
  const pages: Plugin = {
    name: 'aiki-site-pages',
    config: () => ({
      build: {
        rolldownOptions: { input: [...appPages, script, starter].map(file => join(web, file)) },
      },
    }),
    buildStart() {
      site.forget()
      frame.forget()
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async page =>
        placeOfHead.test(page) ? filled(page, await site.load(), await frame.load()) : page,
    },
    async generateBundle(_, bundle) {
      const { renderSite } = await site.load()
      const chunk = chunkOf(bundle, script)
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
  // After Vite has put the scripts of the app in.
  const start: Plugin = {
    name: 'aiki-start-of-the-dashboard',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle }) => (page.includes('data-first-frame') ? withStarter(page, bundle) : page),
    },
  }
  return [pages, start]
}

import type { IncomingMessage } from 'node:http'
import { type BrowserConfig, withConfig } from '../../shared/browser-config.ts'
import { siteFile } from '../../shared/site-files.ts'
import { type Answer, plain } from '../answer.ts'
import { encodingOf } from './compress.ts'
import { readSite, type ServedFile, servedFile } from './files.ts'

/** Built assets carry their hash in the name; all else is asked for again, and answered with 304 where it is the same. */
const cacheOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

const answerWith = async (request: IncomingMessage, path: string, file: ServedFile): Promise<Answer> => {
  const headers = {
    'content-type': file.type,
    'cache-control': cacheOf(path),
    etag: file.etag,
    vary: 'accept-encoding',
  }
  if (request.headers['if-none-match']?.includes(file.etag)) return { status: 304, headers }
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''))
  const encoded = encoding && (await file.encoded(encoding))
  return encoded
    ? { status: 200, headers: { ...headers, 'content-encoding': encoding }, body: encoded }
    : { status: 200, headers, body: file.bytes }
}

const isScreen = (path: string): boolean => !(path.startsWith('/assets/') || siteFile.test(path))

/**
 * The built site as CloudFront serves it: what asks for no file is the app, which knows its own screens.
 * `configFor` is asked once for each origin that the site is opened at.
 */
export const createSite = (folder: string, configFor: (origin: string) => BrowserConfig) => {
  const files = readSite(folder)
  const pages = new Map<string, ServedFile>()

  const pageFor = (origin: string): ServedFile | undefined => {
    const made = pages.get(origin)
    const template = files.get('/index.html')
    if (made || !template) return made
    const page = servedFile(
      'index.html',
      Buffer.from(withConfig(template.bytes.toString('utf8'), configFor(origin))),
    )
    pages.set(origin, page)
    return page
  }

  return async (request: IncomingMessage, url: URL): Promise<Answer> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Only reading is possible here.')
    const isPage = isScreen(url.pathname) || url.pathname === '/index.html'
    const file = isPage ? pageFor(url.origin) : files.get(url.pathname)
    if (file) return answerWith(request, isPage ? '/index.html' : url.pathname, file)
    return isPage
      ? plain(503, 'The web app is not built. Run `npm run build`, then start again.')
      : plain(404, 'There is no such file.')
  }
}

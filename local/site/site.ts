import type { IncomingMessage } from 'node:http'
import { type BrowserConfig, filledIn, isOpenFile } from '../../shared/browser-config.ts'
import { notFoundFile, siteFileAt } from '../../shared/site-files.ts'
import { type Answer, plain } from '../http.ts'
import { encodingOf, readSite, type ServedFile, servedFile } from './files.ts'

/**
 * Returns the cache header of a path. The name of a built asset has its hash. Every other file is requested again, and
 * answered with 304 where it has not changed.
 */
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
  const status = path === notFoundFile ? 404 : 200
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''))
  const encoded = encoding && (await file.encoded(encoding))
  return encoded
    ? { status, headers: { ...headers, 'content-encoding': encoding }, body: encoded }
    : { status, headers, body: file.bytes }
}

/** Makes the route of the built site, as CloudFront serves it. `configFor` is called once for each origin. */
export const createSite = (folder: string, configFor: (origin: string) => BrowserConfig) => {
  const files = readSite(folder)
  const filled = new Map<string, ServedFile>()

  const fileAt = (address: string, origin: string): ServedFile | undefined => {
    const built = files.get(address)
    if (!built || !isOpenFile(address)) return built
    const key = `${origin}${address}`
    const text = () => filledIn(built.bytes.toString('utf8'), { origin, config: configFor(origin) })
    const file = filled.get(key) ?? servedFile(address, Buffer.from(text()))
    filled.set(key, file)
    return file
  }

  return async (request: IncomingMessage, url: URL): Promise<Answer> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Only reading is possible here.')
    const address = url.pathname.startsWith('/assets/') ? url.pathname : siteFileAt(url.pathname)
    const file = fileAt(address, url.origin)
    if (file) return answerWith(request, address, file)
    return files.size === 0
      ? plain(503, 'The web app is not built. Run `npm run build`, then start again.')
      : plain(404, 'There is no such file.')
  }
}

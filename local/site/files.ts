import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { compress, type Encoding } from './compress.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const compressible = /^(text|application|image\/(svg|x-icon))/

export type SiteFile = {
  readonly type: string
  readonly etag: string
  /** The bytes in an encoding, made once; undefined for what is compressed by nature. */
  readonly encoded: (encoding: Encoding) => Promise<Buffer> | undefined
  readonly bytes: Buffer
}

export const siteFile = (name: string, bytes: Buffer): SiteFile => {
  const type = types[extname(name)] ?? 'application/octet-stream'
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    type,
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    encoded: encoding => {
      if (!compressible.test(type)) return undefined
      const encoded = made.get(encoding) ?? compress(bytes, encoding)
      made.set(encoding, encoded)
      return encoded
    },
  }
}

/** Every file of a built site by its address, such as `/assets/main-x1.js`. Nothing else can be asked for. */
export const readSite = (folder: string): ReadonlyMap<string, SiteFile> => {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return new Map(
    files.map(entry => {
      const path = join(entry.parentPath, entry.name)
      return [`/${relative(folder, path).split(sep).join('/')}`, siteFile(path, readFileSync(path))]
    }),
  )
}

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { siteFileTypes } from '../../shared/site-files.ts'
import { compress, type Encoding } from './compress.ts'
import { keepingIn } from './kept-encodings.ts'

const compressible = /^(text|application|image\/(svg|x-icon))/

export type ServedFile = {
  readonly type: string
  readonly etag: string
  /** The bytes in an encoding, made once; undefined for what is compressed by nature. */
  readonly encoded: (encoding: Encoding) => Promise<Buffer> | undefined
  readonly bytes: Buffer
}

/** `encode` may know the bytes by their hash from an earlier time. */
export const servedFile = (
  name: string,
  bytes: Buffer,
  encode: (bytes: Buffer, encoding: Encoding, hash: string) => Promise<Buffer> = compress,
): ServedFile => {
  const type = siteFileTypes[extname(name)] ?? 'application/octet-stream'
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    type,
    bytes,
    etag: `"${hash}"`,
    encoded: encoding => {
      if (!compressible.test(type)) return undefined
      const encoded = made.get(encoding) ?? encode(bytes, encoding, hash)
      made.set(encoding, encoded)
      return encoded
    },
  }
}

/** Every file of a built site by its address, such as `/assets/main-x1.js`. Nothing else can be asked for. */
export const readSite = (folder: string): ReadonlyMap<string, ServedFile> => {
  if (!existsSync(folder)) return new Map()
  const encode = keepingIn(`${folder}-encoded`)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return new Map(
    files.map(entry => {
      const path = join(entry.parentPath, entry.name)
      const address = `/${relative(folder, path).split(sep).join('/')}`
      return [address, servedFile(path, readFileSync(path), encode)]
    }),
  )
}

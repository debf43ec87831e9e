import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { siteFileTypes } from '../../shared/site-files.ts'

const compressible = /^(text|application|image\/(svg|x-icon))/

export type ServedFile = {
  readonly type: string
  readonly etag: string
  /** Returns the compressed bytes, which are made once; undefined for a file that is already compressed. */
  readonly encoded: (encoding: Encoding) => Promise<Buffer> | undefined
  readonly bytes: Buffer
}

/** Makes a file that can be served. `encode` may find the result by the hash from an earlier start. */
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

/** Reads every file of a built site by its address, such as `/assets/main-x1.js`. No other file can be requested. */
export const readSite = (folder: string): ReadonlyMap<string, ServedFile> => {
  if (!existsSync(folder)) return new Map()
  const encode = compressStoringIn(`${folder}-encoded`)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return new Map(
    files.map(entry => {
      const path = join(entry.parentPath, entry.name)
      const address = `/${relative(folder, path).split(sep).join('/')}`
      return [address, servedFile(path, readFileSync(path), encode)]
    }),
  )
}

// The best level takes a second for the scripts of a page, so the result is stored.
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
const encoders = {
  br: (bytes: Buffer): Promise<Buffer> => promisify(brotliCompress)(bytes, { params }),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes),
}
type Encoding = keyof typeof encoders

const preferred: readonly Encoding[] = ['br', 'gzip']

/** Returns the best encoding that an Accept-Encoding header allows. */
export const encodingOf = (accepted: string): Encoding | undefined => {
  const taken = accepted
    .split(',')
    .map(part => part.trim().toLowerCase())
    .filter(part => !/;\s*q=0(\.0*)?$/.test(part))
    .map(part => part.split(';')[0])
  return preferred.find(encoding => taken.includes(encoding))
}

const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => encoders[encoding](bytes)

/** Stores a file. It is renamed when it is complete, because another process may read it at any time. */
const storeFile = async (folder: string, name: string, bytes: Buffer): Promise<void> => {
  const draft = join(folder, `${name}.${randomUUID()}`)
  await mkdir(folder, { recursive: true })
  await writeFile(draft, bytes)
  await rename(draft, join(folder, name))
}

/**
 * Makes a function that compresses bytes and stores the result by their hash in a folder, where the next start finds
 * it.
 */
const compressStoringIn =
  (folder: string) =>
  async (bytes: Buffer, encoding: Encoding, hash: string): Promise<Buffer> => {
    const name = `${hash}.${encoding}`
    const stored = await readFile(join(folder, name)).catch(() => undefined)
    if (stored) return stored
    const made = await compress(bytes, encoding)
    // If the folder is not writable, each start compresses again.
    await storeFile(folder, name, made).catch(() => undefined)
    return made
  }

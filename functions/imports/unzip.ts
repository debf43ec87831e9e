import { Unzip, UnzipInflate } from 'fflate'

/** Bytes that a document's parts may unpack to, in all. */
const mostUnpacked = 20 * 1024 * 1024
const mostEntries = 2000
/** Bytes that are unpacked at a time: at the most they become a thousand times as many, and these are counted. */
const atATime = 4096

/** A file that is no archive, or that wants to unpack to more than any document has. */
export class UnzipError extends Error {}

type Part = { readonly chunks: Uint8Array[]; isWhole: boolean }

/** What stands at the end of every archive, before a remark of at most 64 kB. */
const endSign = Buffer.from('PK\u0005\u0006')
const longestRemark = 65_557
const isWhole = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(Math.max(0, bytes.length - longestRemark))).includes(endSign)

const joined = (chunks: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(chunks))

/**
 * Unpacks the wanted entries of an archive, and counts what comes out, whatever its directory says. Others are passed
 * over. Throws UnzipError.
 */
export const unzip = (
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> => {
  if (!isWhole(bytes)) throw new UnzipError('broken')
  const parts = new Map<string, Part>()
  let size = 0
  let entries = 0
  const archive = new Unzip(file => {
    entries += 1
    if (entries > mostEntries) throw new UnzipError('too many entries')
    if (!wanted(file.name)) return
    const part: Part = { chunks: [], isWhole: false }
    parts.set(file.name, part)
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error
      size += chunk.length
      if (size > mostUnpacked) throw new UnzipError('too large')
      part.chunks.push(chunk)
      part.isWhole = isLast
    }
    file.start()
  })
  archive.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += atATime)
      archive.push(bytes.subarray(at, at + atATime), at + atATime >= bytes.length)
  } catch (cause) {
    throw cause instanceof UnzipError ? cause : new UnzipError('broken', { cause })
  }
  if ([...parts.values()].some(part => !part.isWhole)) throw new UnzipError('broken')
  return new Map([...parts].map(([name, { chunks }]) => [name, joined(chunks)]))
}

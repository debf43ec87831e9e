import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import * as z from 'zod/mini'
import type { Objects } from '../services/objects.ts'

/** A compressed file in the bucket. `bytes`: its length there. */
export const storedFile = z.object({ key: z.string(), bytes: z.int() })
export type StoredFile = z.infer<typeof storedFile>

export const digestOfFile = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** In bytes: what is compressed in one step. Each step waits for another thread. */
const stepLength = 1024 * 1024

/** Compresses a file, and stores it under a name that is made of its content. `end`: the end of the name. */
export const storeFile = async (
  objects: Pick<Objects, 'upload'>,
  file: string,
  end: string,
): Promise<StoredFile> => {
  const compressed = `${file}.zst`
  // A checksum at the end finds a damaged file.
  const params = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 }
  try {
    await pipeline(
      createReadStream(file, { highWaterMark: stepLength }),
      createZstdCompress({ params, chunkSize: stepLength }),
      createWriteStream(compressed),
    )
    const key = `indexes/${await digestOfFile(compressed)}${end}.zst`
    await objects.upload(key, compressed)
    return { key, bytes: (await stat(compressed)).size }
  } finally {
    await rm(compressed, { force: true })
  }
}

/**
 * In bytes. A request of a Lambda has time for some parts. Several are read at once, because each waits for the bucket
 * first.
 */
const partLength = 2 * 1024 * 1024
const partsAtOnce = 4
/** A freeze can end one try of each part that is under way, and so can each thaw. */
const tries = 6

/**
 * One part. Lambda freezes a download after the response, and the connection may be lost meanwhile. Then only the parts
 * that were under way are read again.
 */
const partAt = async (
  objects: Pick<Objects, 'range'>,
  { key, bytes }: StoredFile,
  start: number,
): Promise<Uint8Array> => {
  const length = Math.min(partLength, bytes - start)
  for (let time = 1; ; time += 1)
    try {
      const part = await objects.range(key, start, length)
      if (part?.length === length) return part
      throw new Error(part ? `The object ${key} is too short.` : `The object ${key} does not exist.`)
    } catch (error) {
      if (time === tries) throw error
    }
}

/** All parts in their order. The next ones are read while the caller uses one. */
async function* partsOf(objects: Pick<Objects, 'range'>, stored: StoredFile): AsyncGenerator<Uint8Array> {
  const ahead: Promise<Uint8Array>[] = []
  for (let start = 0; start < stored.bytes || ahead.length > 0; ) {
    while (start < stored.bytes && ahead.length < partsAtOnce) {
      const part = partAt(objects, stored, start)
      // A reader that stops does not wait for this part.
      part.catch(() => undefined)
      ahead.push(part)
      start += partLength
    }
    const next = await ahead.shift()
    if (next) yield next
  }
}

/** Writes the uncompressed file, whole or not at all. Throws where the object does not exist, or is damaged. */
export const fetchFile = async (
  objects: Pick<Objects, 'range'>,
  stored: StoredFile,
  file: string,
): Promise<void> => {
  const part = `${file}.part`
  try {
    await pipeline(partsOf(objects, stored), createZstdDecompress(), createWriteStream(part))
    await rename(part, file)
  } finally {
    await rm(part, { force: true })
  }
}

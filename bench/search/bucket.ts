import { copyFile, mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Objects } from '../../functions/services/objects.ts'

const absent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** A bucket that stores its objects as files of a folder, so that they use no memory of the measured process. */
export const folderBucket = (folder: string): Objects => {
  const fileOf = async (key: string): Promise<string> => {
    const file = join(folder, key)
    await mkdir(dirname(file), { recursive: true })
    return file
  }
  return {
    get: async key => {
      try {
        return { body: await readFile(await fileOf(key)), etag: key }
      } catch (error) {
        if (absent(error)) return undefined
        throw error
      }
    },
    range: async (key, start, length) => {
      const handle = await open(await fileOf(key))
      try {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start)
        return buffer.subarray(0, bytesRead)
      } finally {
        await handle.close()
      }
    },
    download: async (key, file) => {
      await copyFile(await fileOf(key), file)
      return true
    },
    put: async (key, body) => {
      await writeFile(await fileOf(key), body)
      return key
    },
    upload: async (key, file) => copyFile(file, await fileOf(key)),
  }
}

/** What a function of 1,769 MB reads from S3, as is often reported: not measured by us. */
const bytesPerMs = 75_000
const firstByteMs = 25

/** The bucket at the speed of S3: one line for all ranges, and a wait before the first byte of each. */
export const asFromS3 = (objects: Objects): Objects => {
  let freeAt = 0
  return {
    ...objects,
    range: async (key, start, length) => {
      const now = performance.now()
      freeAt = Math.max(freeAt, now + firstByteMs) + length / bytesPerMs
      const body = await objects.range(key, start, length)
      await wait(Math.max(0, freeAt - performance.now()))
      return body
    },
  }
}

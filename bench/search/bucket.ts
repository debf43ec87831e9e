import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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

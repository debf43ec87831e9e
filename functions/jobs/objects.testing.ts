import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Objects, StoredObject } from '../services/objects.ts'

const objectOf = (body: Uint8Array): StoredObject => ({
  body,
  etag: `"${createHash('md5').update(body).digest('hex')}"`,
})

/** A bucket in memory, with ETags and conditions as S3 has them; `stored` is its content. */
export const memoryObjects = () => {
  const stored = new Map<string, StoredObject>()
  const put = (key: string, body: Uint8Array): string => {
    const object = objectOf(body)
    stored.set(key, object)
    return object.etag
  }
  const objects: Objects = {
    get: async key => stored.get(key),
    range: async (key, start, length) => stored.get(key)?.body.slice(start, start + length),
    download: async (key, file) => {
      const found = stored.get(key)
      if (found) await writeFile(file, found.body)
      return found !== undefined
    },
    put: async (key, body, condition) => {
      const found = stored.get(key)
      if (condition && ('absent' in condition ? found !== undefined : found?.etag !== condition.etag))
        return null
      return put(key, typeof body === 'string' ? Buffer.from(body) : Uint8Array.from(body))
    },
    upload: async (key, file) => void put(key, await readFile(file)),
  }
  return { ...objects, stored }
}

import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'

export type StoredObject = { readonly body: Uint8Array; readonly etag: string }

/** The condition of a write: the object does not exist, or has this ETag. */
type ObjectCondition = { readonly absent: true } | { readonly etag: string }

/** The private bucket of snapshots and indexes. Keys are paths without a first slash. */
export type Objects = {
  /** Undefined where the object does not exist. */
  readonly get: (key: string) => Promise<StoredObject | undefined>
  /** A range of the object. Undefined where the object does not exist; shorter where it ends before. */
  readonly range: (key: string, start: number, length: number) => Promise<Uint8Array | undefined>
  /** Writes the object to a file, whole or not at all. False where the object does not exist. */
  readonly download: (key: string, file: string) => Promise<boolean>
  /** Returns the new ETag; null where the condition failed and nothing was written. */
  readonly put: (
    key: string,
    body: Uint8Array | string,
    condition?: ObjectCondition,
  ) => Promise<string | null>
  readonly upload: (key: string, file: string) => Promise<void>
}

/** In milliseconds, for all tries. `deadline` is for objects that fit into memory. */
const deadline = 20_000
const rangeDeadline = 6000
const fileDeadline = 120_000

type Options = { readonly client: S3Client; readonly bucket: string }

/** Whether the condition of a write failed. 409: another write of the same object is running. */
const isUnmet = (error: unknown): boolean =>
  error instanceof S3ServiceException && [404, 409, 412].includes(error.$metadata.httpStatusCode ?? 0)

const conditionInput = (condition: ObjectCondition | undefined) => {
  if (!condition) return {}
  return 'absent' in condition ? { IfNoneMatch: '*' } : { IfMatch: condition.etag }
}

/** The objects of one bucket of S3. Errors of S3 are thrown. */
export const createObjects = ({ client, bucket }: Options): Objects => {
  const fetch = async (key: string, milliseconds: number, Range?: string) => {
    try {
      const abortSignal = AbortSignal.timeout(milliseconds)
      return await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range }), { abortSignal })
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }
  return {
    get: async key => {
      const found = await fetch(key, deadline)
      if (!found?.Body) return undefined
      return { body: await found.Body.transformToByteArray(), etag: found.ETag ?? '' }
    },
    range: async (key, start, length) => {
      const found = await fetch(key, rangeDeadline, `bytes=${start}-${start + length - 1}`)
      return found?.Body?.transformToByteArray()
    },
    download: async (key, file) => {
      const found = await fetch(key, fileDeadline)
      if (!(found?.Body instanceof Readable)) return false
      const part = `${file}.part-${crypto.randomUUID()}`
      try {
        await pipeline(found.Body, createWriteStream(part))
        await rename(part, file)
        return true
      } finally {
        await rm(part, { force: true })
      }
    },
    put: async (key, body, condition) => {
      const input = { Bucket: bucket, Key: key, Body: body, ...conditionInput(condition) }
      try {
        const abortSignal = AbortSignal.timeout(deadline)
        return (await client.send(new PutObjectCommand(input), { abortSignal })).ETag ?? ''
      } catch (error) {
        if (condition && isUnmet(error)) return null
        throw error
      }
    },
    upload: async (key, file) => {
      const { size } = await stat(file)
      const input = { Bucket: bucket, Key: key, Body: createReadStream(file), ContentLength: size }
      await client.send(new PutObjectCommand(input), { abortSignal: AbortSignal.timeout(fileDeadline) })
    },
  }
}

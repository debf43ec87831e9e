import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { fileLimit, fileLinkSeconds } from '../../shared/api/files.ts'

/** In milliseconds, for five megabytes between two services of one region. */
const deadline = 8_000
/** As many as the table reads at once. */
const pageSize = 100

/** Whose file, and which. */
export type FileName = { readonly sub: string; readonly id: string }

/**
 * People's own files, in a private bucket of their own. What a browser sends arrives in `incoming`, where it is forgotten
 * within a day; what was looked at is kept in `kept`, and only that is ever handed out.
 */
export type Files = {
  /** Where a browser may PUT just so many bytes, for five minutes. */
  readonly uploadLink: (file: FileName, size: number) => Promise<string>
  /** What arrived; undefined: nothing. `too-large` where it is more than any file may have. */
  readonly arrived: (file: FileName) => Promise<Uint8Array | 'too-large' | undefined>
  readonly keep: (file: FileName, bytes: Uint8Array, type: string) => Promise<void>
  /** A link to a kept file that holds five minutes. Anybody who has it downloads the file under that name. */
  readonly link: (file: FileName, as: { readonly name: string; readonly type: string }) => Promise<string>
  /** Removes what arrived and was looked at. */
  readonly forget: (file: FileName) => Promise<void>
  /** Removes a kept file. Again it is no error. */
  readonly remove: (file: FileName) => Promise<void>
  /** The kept files that were written before a time, in pages of at most 100. */
  readonly keptBefore: (time: Date) => AsyncIterable<readonly FileName[]>
}

type Options = { readonly client: S3Client; readonly bucket: string }

const incoming = ({ sub, id }: FileName): string => `incoming/${sub}/${id}`
const kept = ({ sub, id }: FileName): string => `kept/${sub}/${id}`

/** Undefined where a key is not one that we write. */
const fileOfKey = (key = ''): FileName | undefined => {
  const [, sub, id] = key.split('/')
  return sub && id ? { sub, id } : undefined
}

const percent = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

/** For a header: whatever alphabet the name is in, and whatever signs (RFC 6266; those of RFC 8187 are fewer than a URL's). */
const disposition = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, percent)}`

export const createFiles = ({ client, bucket }: Options): Files => {
  const abort = () => ({ abortSignal: AbortSignal.timeout(deadline) })
  const removeKey = (key: string) =>
    client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), abort())
  return {
    uploadLink: (file, size) =>
      getSignedUrl(
        client,
        new PutObjectCommand({ Bucket: bucket, Key: incoming(file), ContentLength: size }),
        {
          expiresIn: fileLinkSeconds,
          // Part of what is signed: no other length is taken.
          signableHeaders: new Set(['host', 'content-length']),
        },
      ),
    arrived: async file => {
      try {
        const found = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: incoming(file) }),
          abort(),
        )
        if ((found.ContentLength ?? 0) > fileLimit) {
          // Else it would keep its connection.
          if (found.Body instanceof Readable) found.Body.destroy()
          return 'too-large'
        }
        return await found.Body?.transformToByteArray()
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    keep: async (file, bytes, type) => {
      const input = { Bucket: bucket, Key: kept(file), Body: bytes, ContentType: type }
      await client.send(new PutObjectCommand(input), abort())
    },
    link: (file, { name, type }) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket: bucket,
          Key: kept(file),
          ResponseContentDisposition: disposition(name),
          ResponseContentType: type,
        }),
        { expiresIn: fileLinkSeconds },
      ),
    forget: async file => {
      await removeKey(incoming(file))
    },
    remove: async file => {
      await removeKey(kept(file))
    },
    async *keptBefore(time) {
      let token: string | undefined
      do {
        const page = { Bucket: bucket, Prefix: 'kept/', ContinuationToken: token }
        const output = await client.send(new ListObjectsV2Command(page), abort())
        const old = (output.Contents ?? []).flatMap(({ Key, LastModified }) =>
          LastModified && LastModified < time ? (fileOfKey(Key) ?? []) : [],
        )
        while (old.length > 0) yield old.splice(0, pageSize)
        token = output.NextContinuationToken
      } while (token !== undefined)
    },
  }
}

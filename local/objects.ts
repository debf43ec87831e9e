import { createHash, randomUUID } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { LinkCheck } from './s3-links.ts'

/** The buckets of this machine: snapshots and indexes, and people's files. */
export const bucketName = 'aiki-objects'
export const fileBucketName = 'aiki-files'

const key = /^[a-z0-9-]+(\/[A-Za-z0-9._-]+)+$/

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('md5')
  await pipeline(createReadStream(file), hash)
  return `"${hash.digest('hex')}"`
}

const isLink = ({ searchParams }: URL): boolean => searchParams.has('X-Amz-Signature')

const neverByLink: LinkCheck = async () => false

const refuse = (response: ServerResponse, status: number, code: string): undefined => {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)
}

/**
 * A stand-in for a bucket of S3, of which our functions say GetObject, PutObject with conditions, and DeleteObject.
 * Objects are files of a folder; one is whole or not there, and of two writes on the same condition one succeeds.
 */
export const createObjectsDoor = (folder: string, bucketIs = bucketName, mayUse = neverByLink) => {
  mkdirSync(folder, { recursive: true })
  const etags = new Map<string, string>()

  const etagOf = async (file: string): Promise<string | undefined> => {
    if (!existsSync(file)) return undefined
    const etag = etags.get(file) ?? (await hashOf(file))
    etags.set(file, etag)
    return etag
  }

  const read = async (file: string, response: ServerResponse, url: URL): Promise<undefined> => {
    const etag = await etagOf(file)
    if (etag === undefined) return refuse(response, 404, 'NoSuchKey')
    const disposition = url.searchParams.get('response-content-disposition')
    response.writeHead(200, {
      etag,
      'content-length': statSync(file).size,
      'content-type': url.searchParams.get('response-content-type') ?? 'application/octet-stream',
      ...(disposition !== null && { 'content-disposition': disposition }),
    })
    // Whoever asked may have seen enough of it.
    await pipeline(createReadStream(file), response).catch(() => response.destroy())
  }

  const write = async (
    file: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<undefined> => {
    const part = join(folder, `part-${randomUUID()}`)
    try {
      await pipeline(request, createWriteStream(part))
      const [before, etag] = [await etagOf(file), await hashOf(part)]
      // From here to the end nothing waits: another write sees all of this one, or nothing.
      const { 'if-match': match, 'if-none-match': noneMatch } = request.headers
      const now = existsSync(file) ? etags.get(file) : undefined
      const isConditional = match !== undefined || noneMatch !== undefined
      // Without a condition the last one stays.
      if (isConditional && now !== before) return refuse(response, 409, 'ConditionalRequestConflict')
      if (match !== undefined && now === undefined) return refuse(response, 404, 'NoSuchKey')
      if (match !== undefined && match !== now) return refuse(response, 412, 'PreconditionFailed')
      if (noneMatch === '*' && now !== undefined) return refuse(response, 412, 'PreconditionFailed')
      mkdirSync(dirname(file), { recursive: true })
      renameSync(part, file)
      etags.set(file, etag)
      response.writeHead(200, { etag })
      response.end()
    } finally {
      rmSync(part, { force: true })
    }
  }

  const remove = (file: string, response: ServerResponse): undefined => {
    rmSync(file, { force: true })
    etags.delete(file)
    response.writeHead(204).end()
  }

  return {
    /** Its endpoint below `/s3`, with the bucket in the path. */
    answer: async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<undefined> => {
      const [, , bucket, ...rest] = url.pathname.split('/')
      const name = rest.join('/')
      if (bucket !== bucketIs || !key.test(name) || name.includes('..'))
        return refuse(response, 404, 'NoSuchBucket')
      if (isLink(url) && !(await mayUse(request, url))) return refuse(response, 403, 'AccessDenied')
      const file = join(folder, name)
      if (request.method === 'GET') return read(file, response, url)
      if (request.method === 'PUT') return write(file, request, response)
      if (request.method === 'DELETE') return remove(file, response)
      return refuse(response, 405, 'MethodNotAllowed')
    },
    /** What is kept under a key; undefined where nothing is. */
    peek: (name: string): Buffer | undefined =>
      existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined,
  }
}
export type ObjectsDoor = ReturnType<typeof createObjectsDoor>

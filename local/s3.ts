import { createHash, randomUUID } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Sha256 } from '@aws-crypto/sha256-js'
import { S3RequestPresigner } from '@aws-sdk/s3-request-presigner'
import type { LocalDynamoDb } from './dynamodb.ts'

/** The names of the buckets: for snapshots and indexes, and for people's files. */
export const bucketName = 'aiki-objects'
export const fileBucketName = 'aiki-files'

const key = /^[a-z0-9-]+(\/[A-Za-z0-9._-]+)+$/

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('md5')
  await pipeline(createReadStream(file), hash)
  return `"${hash.digest('hex')}"`
}

/** The bytes of a header `range: bytes=0-99`, which are all that our functions ask for. */
const rangeOf = (header: string | undefined, size: number) => {
  const [, start, end] = header?.match(/^bytes=(\d+)-(\d+)$/) ?? []
  return start === undefined ? undefined : { start: Number(start), end: Math.min(Number(end), size - 1) }
}

const isLink = ({ searchParams }: URL): boolean => searchParams.has('X-Amz-Signature')

const neverByLink: LinkCheck = async () => false

const refuse = (response: ServerResponse, status: number, code: string): undefined => {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)
}

/**
 * Makes the stand-in for a bucket of S3. It has the operations that our functions use: GetObject, also of one
 * range, PutObject with conditions, DeleteObject and ListObjectsV2. Objects are files of a folder. A write is complete or
 * has no effect, and of two writes with the same condition one succeeds.
 */
export const createObjectsRoute = (folder: string, bucketIs = bucketName, mayUse = neverByLink) => {
  mkdirSync(folder, { recursive: true })
  const etags = new Map<string, string>()

  const etagOf = async (file: string): Promise<string | undefined> => {
    if (!existsSync(file)) return undefined
    const etag = etags.get(file) ?? (await hashOf(file))
    etags.set(file, etag)
    return etag
  }

  const read = async (
    file: string,
    { headers }: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<undefined> => {
    const etag = await etagOf(file)
    if (etag === undefined) return refuse(response, 404, 'NoSuchKey')
    const disposition = url.searchParams.get('response-content-disposition')
    const { size } = statSync(file)
    const range = rangeOf(headers.range, size)
    const isPart = range !== undefined
    const { start, end } = range ?? { start: 0, end: size - 1 }
    if (isPart && start >= size) return refuse(response, 416, 'InvalidRange')
    response.writeHead(isPart ? 206 : 200, {
      etag,
      'accept-ranges': 'bytes',
      'content-length': end - start + 1,
      ...(isPart && { 'content-range': `bytes ${start}-${end}/${size}` }),
      'content-type': url.searchParams.get('response-content-type') ?? 'application/octet-stream',
      ...(disposition !== null && { 'content-disposition': disposition }),
    })
    // The client may close the connection early.
    await pipeline(size === 0 ? Readable.from([]) : createReadStream(file, { start, end }), response).catch(
      () => response.destroy(),
    )
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
      // There is no `await` after this line, so another write sees all of this write, or nothing.
      const { 'if-match': match, 'if-none-match': noneMatch } = request.headers
      const now = existsSync(file) ? etags.get(file) : undefined
      const isConditional = match !== undefined || noneMatch !== undefined
      // Without a condition, the last write wins.
      if (isConditional && now !== before) return refuse(response, 409, 'ConditionalRequestConflict')
      if (match !== undefined && now === undefined) return refuse(response, 404, 'NoSuchKey')
      if (match !== undefined && match !== now) return refuse(response, 412, 'PreconditionFailed')
      if (noneMatch === '*' && now !== undefined) return refuse(response, 412, 'PreconditionFailed')
      mkdirSync(dirname(file), { recursive: true })
      renameSync(part, file)
      // The file gets the time of the stack's clock, which can be moved, unlike that of the disk.
      utimesSync(file, new Date(), new Date())
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

  const list = (response: ServerResponse, { searchParams }: URL): undefined => {
    const atMost = Number(searchParams.get('max-keys') ?? 1000)
    const after = searchParams.get('continuation-token') ?? ''
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name > after && name.startsWith(searchParams.get('prefix') ?? ''))
      .filter(name => statSync(join(folder, name)).isFile())
      .toSorted()
    const page = names.slice(0, atMost)
    const contents = page.map(name => {
      const writtenAt = statSync(join(folder, name)).mtime.toISOString()
      return `<Contents><Key>${name}</Key><LastModified>${writtenAt}</LastModified></Contents>`
    })
    const next = names.length > atMost ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(`<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`)
  }

  return {
    /** Answers requests below `/s3`, with the bucket in the path. */
    answer: async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<undefined> => {
      const [, , bucket, ...rest] = url.pathname.split('/')
      const name = rest.join('/')
      if (bucket === bucketIs && request.method === 'GET' && url.searchParams.get('list-type') === '2')
        return list(response, url)
      if (bucket !== bucketIs || !key.test(name) || name.includes('..'))
        return refuse(response, 404, 'NoSuchBucket')
      if (isLink(url) && !(await mayUse(request, url))) return refuse(response, 403, 'AccessDenied')
      const file = join(folder, name)
      if (request.method === 'GET') return read(file, request, response, url)
      if (request.method === 'PUT') return write(file, request, response)
      if (request.method === 'DELETE') return remove(file, response)
      return refuse(response, 405, 'MethodNotAllowed')
    },
    /** Returns the bytes under a key; undefined where there is no object. */
    peek: (name: string): Buffer | undefined =>
      existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined,
  }
}

/** Checks that a request matches its signed link, and that the link has not expired. */
type LinkCheck = (request: IncomingMessage, url: URL) => Promise<boolean>

type Signer = Pick<LocalDynamoDb['clientConfig'], 'region' | 'credentials'>

const instantOf = (text: string): Date =>
  new Date(text.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/**
 * Makes a check that signs the request again and compares the signatures. Another method, path, length or file name
 * than the link's has another signature.
 */
export const linkCheck = (signer: Signer): LinkCheck => {
  const presigner = new S3RequestPresigner({ ...signer, sha256: Sha256 })
  return async (request, { searchParams, pathname, host }) => {
    const given = Object.fromEntries(searchParams)
    const signingDate = instantOf(given['X-Amz-Date'] ?? '')
    const expiresIn = Number(given['X-Amz-Expires'])
    if (!(Date.now() < signingDate.getTime() + expiresIn * 1000)) return false
    const signed = given['X-Amz-SignedHeaders']?.split(';') ?? []
    const query = Object.fromEntries(
      Object.entries(given).filter(([name]) => !/^X-Amz-(?!Content-Sha256)/.test(name)),
    )
    const { query: expected } = await presigner.presign(
      {
        method: request.method ?? 'GET',
        protocol: 'http:',
        hostname: host,
        path: pathname,
        query,
        headers: Object.fromEntries(signed.map(name => [name, String(request.headers[name] ?? '')])),
      },
      { signingDate, expiresIn, signableHeaders: new Set(signed) },
    )
    return expected?.['X-Amz-Signature'] === given['X-Amz-Signature']
  }
}

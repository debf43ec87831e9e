import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { FileName } from '../../functions/services/files.ts'
import { createObjects } from '../../functions/services/objects.ts'
import { bucketName, createObjectsRoute, fileBucketName, linkCheck } from '../../local/s3.ts'
import { listen, type Routes } from '../../local/server.ts'
import { functionSecret } from './boot.ts'
import { callerOf, onBucket, type Rights } from './rights.ts'

const places: Readonly<Record<string, string>> = {
  [bucketName]: '<Objects/bucket.Arn>',
  [fileBucketName]: '<Files/bucket.Arn>',
}

/** Checks a link with the credentials of the function that signed it. */
const byFunction: ReturnType<typeof linkCheck> = async (request, url) => {
  const accessKeyId = callerOf({}, url.href) ?? ''
  const credentials = { accessKeyId, secretAccessKey: functionSecret, sessionToken: functionSecret }
  return linkCheck({ region: 'eu-west-1', credentials })(request, url)
}

/** Starts the buckets, with ways for tests to put objects into them. */
export const startBucket = async ({ record }: Rights) => {
  const folder = mkdtempSync(join(tmpdir(), 'aiki-rehearsal-'))
  const server = await listen(0)
  const objects = createObjectsRoute(join(folder, 'objects'))
  const files = createObjectsRoute(join(folder, 'files'), fileBucketName, byFunction)
  const answer: Routes['answer'] = async (request, response, url) => {
    const [, , bucket = '', ...key] = url.pathname.split('/')
    await (bucket === fileBucketName ? files : objects).answer(request, response, url)
    record(request, onBucket(places[bucket] ?? bucket, request.method ?? '', key.join('/')))
    return undefined
  }
  server.open({ answer, upgrade: (_, socket) => void socket.destroy() }, (words, cause) =>
    console.error(words, cause),
  )
  // The address is an IP number, because the SDK then writes the bucket into the path, and not into the host name.
  const url = `http://127.0.0.1:${server.port}/s3`
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  const client = new S3Client({ region: 'eu-west-1', endpoint: url, forcePathStyle: true, credentials })
  return {
    url,
    name: bucketName,
    objects: createObjects({ client, bucket: bucketName }),
    /** Sends a file, as a browser does by its link. */
    sendFile: async ({ sub, id }: FileName, bytes: Uint8Array) => {
      await client.send(
        new PutObjectCommand({ Bucket: fileBucketName, Key: `incoming/${sub}/${id}`, Body: bytes }),
      )
    },
    /** Stores a file of two days ago that has no row any more. */
    leaveOrphan: async ({ sub, id }: FileName) => {
      const name = `kept/${sub}/${id}`
      await client.send(new PutObjectCommand({ Bucket: fileBucketName, Key: name, Body: 'x' }))
      const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
      utimesSync(join(folder, 'files', name), twoDaysAgo, twoDaysAgo)
    },
    stop: async () => {
      client.destroy()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

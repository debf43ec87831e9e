import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { FileName } from '../../functions/services/files.ts'
import { createObjects } from '../../functions/services/objects.ts'
import { bucketName, createObjectsDoor, fileBucketName } from '../../local/objects.ts'
import { type Doors, listen } from '../../local/server.ts'

/** The bucket, and a way for tests to put into it what should be there already. */
export const startBucket = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aiki-rehearsal-'))
  const server = await listen(0)
  const objects = createObjectsDoor(join(folder, 'objects'))
  const files = createObjectsDoor(join(folder, 'files'), fileBucketName)
  const answer: Doors['answer'] = (request, response, url) =>
    (url.pathname.startsWith(`/s3/${fileBucketName}/`) ? files : objects).answer(request, response, url)
  server.open({ answer, upgrade: (_, socket) => void socket.destroy() }, (words, cause) =>
    console.error(words, cause),
  )
  // By number: the SDK then writes the bucket into the path, and not before the name.
  const url = `http://127.0.0.1:${server.port}/s3`
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  const client = new S3Client({ region: 'eu-west-1', endpoint: url, forcePathStyle: true, credentials })
  return {
    url,
    name: bucketName,
    objects: createObjects({ client, bucket: bucketName }),
    /** A file, as a browser sends it by its link. */
    sendFile: async ({ sub, id }: FileName, bytes: Uint8Array) => {
      await client.send(
        new PutObjectCommand({ Bucket: fileBucketName, Key: `incoming/${sub}/${id}`, Body: bytes }),
      )
    },
    stop: async () => {
      client.destroy()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

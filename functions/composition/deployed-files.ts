import { S3Client } from '@aws-sdk/client-s3'
import { setting } from '../runtime/env.ts'
import { createFiles, type Files } from '../services/files.ts'

/** In a file of its own, so that a function loads the S3 client of people's files only when it needs it. */
export const files = (): Files =>
  createFiles({
    // With a checksum, each link would contain it, and a browser would have to send it.
    client: new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
    bucket: setting('FILE_BUCKET'),
  })

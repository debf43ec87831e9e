import { S3Client } from '@aws-sdk/client-s3'
import { createFiles, type Files } from '../services/files.ts'
import { setting } from './env.ts'

/** The bucket of people's files that the environment names. */
export const deployedFiles = (): Files =>
  createFiles({
    // A checksum of its own would be part of each link, and a browser would have to send it.
    client: new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
    bucket: setting('FILE_BUCKET'),
  })

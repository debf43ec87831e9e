import { S3Client } from '@aws-sdk/client-s3'
import { createObjects, type Objects } from '../services/objects.ts'
import { setting } from './env.ts'

/** The bucket that the environment names. */
export const deployedObjects = (): Objects =>
  createObjects({
    // A checksum of its own would have the SDK send files in chunks.
    client: new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
    bucket: setting('OBJECT_BUCKET'),
  })

import { S3Client } from '@aws-sdk/client-s3'
import { createObjects } from '../../services/objects.ts'

export const objects = (bucket: string) =>
  createObjects({
    // With a checksum, the SDK would send files in chunks.
    client: new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
    bucket,
  })

import { S3Client } from '@aws-sdk/client-s3'
import { createFiles } from '../../services/files.ts'

export const files = (bucket: string) =>
  createFiles({
    // With a checksum, each link would contain it, and a browser would have to send it.
    client: new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
    bucket,
  })

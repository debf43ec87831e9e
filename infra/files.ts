import { Duration, Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { acknowledge, arnInFindings } from './acknowledge.ts'
import type { Needs } from './needs.ts'
import { bucketPolicy } from './stage.ts'

/** The private bucket of people's own files. Browsers send and load files only by links that are valid for minutes. */
export class Files extends Construct {
  private readonly bucket: Bucket

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.bucket = new Bucket(this, 'bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // Any origin is allowed, because the signed link is the permission.
      cors: [{ allowedMethods: [HttpMethods.PUT], allowedOrigins: ['*'], allowedHeaders: ['*'] }],
      lifecycleRules: [{ id: 'incoming', prefix: 'incoming/', expiration: Duration.days(1) }],
      ...bucketPolicy(this),
    })
    acknowledge(
      this.bucket,
      'S1',
      'The log of the function that made the link of a file shows what is done with the file.',
    )
    for (const part of ['incoming', 'kept'])
      acknowledge(
        Stack.of(this),
        `IAM5[Resource::${arnInFindings(this.bucket)}/${part}/*]`,
        'The name of a file begins with its owner, and the function checks that the caller is that owner.',
      )
  }

  /** The origin to which a page sends files. */
  get origin(): string {
    return `https://${this.bucket.bucketRegionalDomainName}`
  }

  /**
   * For the function that accepts files and makes links to them. A link has the rights of the function that made it.
   */
  storing(): Needs {
    return this.needs(
      this.allow('incoming', 'DeleteObject', 'GetObject', 'PutObject'),
      this.allow('kept', 'DeleteObject', 'GetObject', 'PutObject'),
      // Without LIST the bucket answers 403 for an object that does not exist.
      new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] }),
    )
  }

  /** For the function that removes files whose rows were deleted. */
  removing(): Needs {
    return this.needs(this.allow('kept', 'DeleteObject'))
  }

  /** For the function that compares the bucket with the table, and removes files without a row. */
  sweeping(): Needs {
    const list = new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] })
    return this.needs(this.allow('kept', 'DeleteObject'), list)
  }

  private needs(...grants: PolicyStatement[]): Needs {
    return { environment: { FILE_BUCKET: this.bucket.bucketName }, grants }
  }

  private allow(part: string, ...verbs: string[]): PolicyStatement {
    return new PolicyStatement({
      actions: verbs.map(verb => `s3:${verb}`),
      resources: [this.bucket.arnForObjects(`${part}/*`)],
    })
  }
}

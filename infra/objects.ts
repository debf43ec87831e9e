import { Duration, Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { acknowledge, arnInFindings } from './acknowledge.ts'
import type { Needs } from './needs.ts'
import { bucketPolicy } from './stage.ts'

/** How long the objects of each part are retained. A snapshot is useful as long as one of its postings may be open. */
const retention = { snapshots: Duration.days(120), indexes: Duration.days(7) } as const
type Part = keyof typeof retention

/**
 * The private bucket of data that is too large for the table: the snapshots of boards, and the indexes made from them.
 */
export class Objects extends Construct {
  private readonly bucket: Bucket

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.bucket = new Bucket(this, 'bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: Object.entries(retention).map(([part, expiration]) => ({
        id: part,
        prefix: `${part}/`,
        expiration,
      })),
      ...bucketPolicy(this),
    })
    acknowledge(
      this.bucket,
      'S1',
      'Only our own functions read and write this bucket, and they log what they do.',
    )
    for (const part of Object.keys(retention))
      acknowledge(
        Stack.of(this),
        `IAM5[Resource::${arnInFindings(this.bucket)}/${part}/*]`,
        'The name of an object depends on its contents, so a function may read, or write, a whole part of the bucket.',
      )
  }

  /** The environment and the grants to read one part of the bucket. */
  reading(part: Part): Needs {
    return this.needs(
      this.allow('GetObject', part),
      // Without LIST the bucket answers 403 for an object that does not exist.
      new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] }),
    )
  }

  writing(part: Part): Needs {
    return this.needs(this.allow('PutObject', part))
  }

  private needs(...grants: PolicyStatement[]): Needs {
    return { environment: { OBJECT_BUCKET: this.bucket.bucketName }, grants }
  }

  private allow(verb: 'GetObject' | 'PutObject', part: Part): PolicyStatement {
    return new PolicyStatement({
      actions: [`s3:${verb}`],
      resources: [this.bucket.arnForObjects(`${part}/*`)],
    })
  }
}

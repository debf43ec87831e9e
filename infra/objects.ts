import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { acknowledge, arnInFindings } from './acknowledge.ts'
import type { Needs } from './needs.ts'

/** The parts of the bucket. What a board had is of use while a posting of it may still be open. */
const keptFor = { snapshots: Duration.days(120), indexes: Duration.days(30) } as const
type Part = keyof typeof keptFor

/** The private bucket of what is too large for the table: snapshots of boards, and the indexes made of them. */
export class Objects extends Construct {
  private readonly bucket: Bucket

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.bucket = new Bucket(this, 'bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: Object.entries(keptFor).map(([part, expiration]) => ({
        id: part,
        prefix: `${part}/`,
        expiration,
      })),
      // All of it is made from the boards again.
      removalPolicy: RemovalPolicy.DESTROY,
    })
    acknowledge(this.bucket, 'S1', 'Only our own functions read and write there, and they log what they do.')
    for (const part of Object.keys(keptFor))
      acknowledge(
        Stack.of(this),
        `IAM5[Resource::${arnInFindings(this.bucket)}/${part}/*]`,
        'Objects are named by what is in them: a function may read, or write, all of one part of the bucket.',
      )
  }

  /** Its name, and reading one part of it. */
  reading(part: Part): Needs {
    return this.needs(
      this.allow('GetObject', part),
      // Without LIST the bucket answers 403 for an object that is not there.
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

import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { acknowledge, arnInFindings } from './acknowledge.ts'
import type { Needs } from './needs.ts'

/** The private bucket of people's own files. Browsers send and fetch by links that hold minutes, and by nothing else. */
export class Files extends Construct {
  private readonly bucket: Bucket

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.bucket = new Bucket(this, 'bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // A link is what allows it, whichever page it is used on.
      cors: [{ allowedMethods: [HttpMethods.PUT], allowedOrigins: ['*'], allowedHeaders: ['*'] }],
      lifecycleRules: [{ id: 'incoming', prefix: 'incoming/', expiration: Duration.days(1) }],
      removalPolicy: RemovalPolicy.RETAIN,
    })
    acknowledge(
      this.bucket,
      'S1',
      'What is done with a file is in the log of the function that made its link.',
    )
    for (const part of ['incoming', 'kept'])
      acknowledge(
        Stack.of(this),
        `IAM5[Resource::${arnInFindings(this.bucket)}/${part}/*]`,
        'Files are named by whose they are: the function checks that it is who asks.',
      )
  }

  /** What a page sends a file to. */
  get origin(): string {
    return `https://${this.bucket.bucketRegionalDomainName}`
  }

  /** Of who takes files in and hands them out. A link may do what its maker may. */
  keeping(): Needs {
    return this.needs(
      this.allow('incoming', 'DeleteObject', 'GetObject', 'PutObject'),
      this.allow('kept', 'DeleteObject', 'GetObject', 'PutObject'),
      // Without LIST the bucket answers 403 for an object that is not there.
      new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] }),
    )
  }

  /** Of who removes files whose rows have gone. */
  removing(): Needs {
    return this.needs(this.allow('kept', 'DeleteObject'))
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

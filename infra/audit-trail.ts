import { Duration } from 'aws-cdk-lib'
import { ReadWriteType, Trail } from 'aws-cdk-lib/aws-cloudtrail'
import { Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { watchedCalls } from '../shared/watched-calls.ts'
import { acknowledge } from './acknowledge.ts'
import type { Configuration } from './configuration.ts'
import { deadLetterQueue, failuresInto, mayFailInto } from './dead-letter-queue.ts'
import type { Identity } from './identity.ts'
import { lambda } from './lambda.ts'
import type { Sender } from './sender.ts'
import { bucketPolicy } from './stage.ts'
import type { Table } from './table.ts'

type Props = Pick<Configuration, 'auditTrail'> & {
  readonly table: Table
  readonly identity: Identity
  readonly sender: Sender
  readonly siteUrl: string
}

/**
 * Notifies owners of changes of their accounts that were made with the user pool's own API, or by an operator.
 * EventBridge gets such calls only where a trail of the account records them.
 */
export class AuditTrail extends Construct {
  constructor(scope: Construct, id: string, { table, identity, sender, siteUrl, auditTrail }: Props) {
    super(scope, id)
    const deadLetters = deadLetterQueue(this)
    const { environment, grants } = sender.sending('notice')
    const notify = lambda(this, 'pool-events', {
      description: 'Notifies owners of changes of their accounts that our own API did not make.',
      environment: {
        TABLE_NAME: table.name,
        USER_POOL_ID: identity.pool.userPoolId,
        ...environment,
        SITE_URL: siteUrl,
      },
      timeout: Duration.seconds(30),
      grants: [
        table.allow('DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        new PolicyStatement({
          actions: ['cognito-idp:AdminGetUser', 'cognito-idp:AdminUserGlobalSignOut'],
          resources: [identity.pool.userPoolArn],
        }),
        ...grants,
        mayFailInto(deadLetters),
      ],
    })
    notify.configureAsyncInvoke({ onFailure: failuresInto(deadLetters), retryAttempts: 2 })
    new Rule(this, 'calls', {
      description: 'Calls to Cognito that change the password, address or second factor of an account.',
      eventPattern: {
        source: ['aws.cognito-idp'],
        detailType: ['AWS API Call via CloudTrail'],
        detail: { eventName: [...watchedCalls], errorCode: [{ exists: false }] },
      },
      targets: [new LambdaFunction(notify, { deadLetterQueue: deadLetters })],
    })
    if (auditTrail === 'own') this.trail()
  }

  /**
   * Makes a trail of the calls that change something, in this region only. The first copy of these events costs
   * nothing.
   */
  private trail(): void {
    const bucket = new Bucket(this, 'bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ id: 'calls', expiration: Duration.days(90) }],
      ...bucketPolicy(this),
    })
    acknowledge(bucket, 'S1', 'Only CloudTrail writes to this bucket, and its files are themselves a log.')
    new Trail(this, 'trail', {
      bucket,
      managementEvents: ReadWriteType.WRITE_ONLY,
      isMultiRegionTrail: false,
      includeGlobalServiceEvents: false,
      enableFileValidation: true,
    })
  }
}

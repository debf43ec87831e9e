import { CfnOutput, Duration, type Stack } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3'
import { ReceiptRuleSet, TlsPolicy } from 'aws-cdk-lib/aws-ses'
import { S3 } from 'aws-cdk-lib/aws-ses-actions'
import { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import type { Configuration } from './configuration.ts'
import { bucketPolicy, nameOf } from './stage.ts'

/**
 * The mailbox of `npm run smoke`: SES stores all mail to the addresses of one host in a bucket, for a day. An account has
 * one active rule set in a region, so CloudFormation makes the set, and the operator activates it.
 */
class SmokeMailbox extends Construct {
  readonly bucket: Bucket
  readonly ruleSet: ReceiptRuleSet

  constructor(scope: Construct, id: string, host: string) {
    super(scope, id)
    this.bucket = new Bucket(this, 'bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ id: 'read', expiration: Duration.days(1) }],
      ...bucketPolicy(this),
    })
    acknowledge(
      this.bucket,
      'S1',
      'Only the mails of test accounts are here, for a day, and only SES writes them.',
    )
    this.ruleSet = new ReceiptRuleSet(this, 'rules', { receiptRuleSetName: nameOf(this, 'smoke') })
    this.ruleSet.addRule('store', {
      recipients: [host],
      tlsPolicy: TlsPolicy.REQUIRE,
      actions: [new S3({ bucket: this.bucket, objectKeyPrefix: `${host}/` })],
    })
  }
}

/** Makes the mailbox of the smoke test, where a setting names its host. */
export const addSmokeMailbox = (
  stack: Stack,
  { smokeMailbox }: Pick<Configuration, 'smokeMailbox'>,
): void => {
  if (!smokeMailbox) return
  const { bucket, ruleSet } = new SmokeMailbox(stack, 'SmokeMailbox', smokeMailbox)
  new CfnOutput(stack, 'SmokeMailboxUrl', { value: `s3://${bucket.bucketName}/${smokeMailbox}` })
  new CfnOutput(stack, 'SmokeRuleSet', { value: ruleSet.receiptRuleSetName })
}

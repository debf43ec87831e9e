import { Duration } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { acknowledge, acknowledgeServerless } from './acknowledge.ts'

/**
 * Makes a queue for events that failed every time. An operator has two weeks to handle them. An alarm watches each
 * queue.
 */
export const deadLetterQueue = (scope: Construct): Queue => {
  const queue = new Queue(scope, 'dead-letters', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
  acknowledge(queue, 'SQS3', 'This is a dead-letter queue itself.')
  acknowledgeServerless(queue, 'SQSRedrivePolicy', 'This is a dead-letter queue itself.')
  return queue
}

/** Grants sending to a queue, for the role of the function whose events it gets. */
export const mayFailInto = ({ queueArn }: Queue): PolicyStatement =>
  new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queueArn] })

/**
 * The queue as the destination of a function's failures. CDK's own destination would add a policy of its own to the
 * role, which is one more resource.
 */
export const failuresInto = ({ queueArn }: Queue) => ({ bind: () => ({ destination: queueArn }) })

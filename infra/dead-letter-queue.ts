import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'

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
  return queue
}

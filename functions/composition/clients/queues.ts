import { SQSClient } from '@aws-sdk/client-sqs'
import type { QueueName } from '../../queues/payload.ts'
import { createQueues } from '../../services/queues.ts'

export const queues = (urlOf: (name: QueueName) => string) =>
  createQueues({ client: new SQSClient({}), urlOf })

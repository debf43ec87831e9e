import { Duration } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { type QueueName, queueNames, queues, queueVariable } from '../functions/queues/payload.ts'
import { deadLetterQueue } from './dead-letter-queue.ts'
import type { Needs } from './needs.ts'

/** The queues of the stack, each with its dead letters. `Consumers` has their functions. */
export class Queues extends Construct {
  private readonly queues: ReadonlyMap<QueueName, Queue>

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.queues = new Map(queueNames.map(name => [name, this.queue(name)]))
  }

  private queue(name: QueueName): Queue {
    const place = new Construct(this, name)
    const { timeout, attempts } = queues[name]
    return new Queue(place, 'queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // Lambda asks for six times the timeout of the function, because a batch that was throttled waits meanwhile.
      visibilityTimeout: Duration.seconds(Math.min(6 * timeout, Duration.hours(12).toSeconds())),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: deadLetterQueue(place), maxReceiveCount: attempts },
    })
  }

  get(name: QueueName): Queue {
    const queue = this.queues.get(name)
    if (!queue) throw new Error(`There is no queue ${name}.`)
    return queue
  }

  get all(): readonly Queue[] {
    return [...this.queues.values()]
  }

  /** The environment and the grants for sending to these queues, whatever waits in them. */
  sending(...names: readonly QueueName[]): Needs {
    return this.allowing(['sqs:SendMessage'], names)
  }

  /** The same, and for asking how long the queues are, as `sendEachDue` does. */
  filling(...names: readonly QueueName[]): Needs {
    return this.allowing(['sqs:GetQueueAttributes', 'sqs:SendMessage'], names)
  }

  private allowing(actions: string[], names: readonly QueueName[]): Needs {
    return {
      environment: Object.fromEntries(names.map(name => [queueVariable(name), this.get(name).queueUrl])),
      grants: names.map(name => new PolicyStatement({ actions, resources: [this.get(name).queueArn] })),
    }
  }
}

import { Duration } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { type QueueName, queueNames, queueVariable, queues as register } from '../functions/queues/payload.ts'
import type { Billing } from './billing.ts'
import type { Identity } from './identity.ts'
import type { Jobs } from './jobs.ts'
import { lambda, type Settings } from './lambda.ts'
import { joined, knowsSite, type Needs } from './needs.ts'
import type { Queues } from './queues.ts'
import type { Sender } from './sender.ts'
import type { Table } from './table.ts'

type Props = {
  readonly queues: Queues
  readonly table: Table
  readonly identity: Identity
  readonly sender: Sender
  readonly billing: Billing
  readonly jobs: Jobs
  readonly siteUrl: string
}

/** Returns the environment and the grants of each queue's function. A new queue without an entry does not compile. */
const needsOf = ({
  queues,
  table,
  identity,
  sender,
  billing,
  jobs,
  siteUrl,
}: Props): Readonly<Record<QueueName, Needs>> => ({
  'charge-renewal': joined(table.needs('GetItem', 'PutItem', 'Query', 'UpdateItem'), billing.paying()),
  'match-alert': joined(
    table.needs(
      'BatchGetItem',
      'ConditionCheckItem',
      'DeleteItem',
      'GetItem',
      'PutItem',
      'Query',
      'UpdateItem',
    ),
    jobs.searching(),
  ),
  'match-arrivals': joined(
    table.needs('Query', 'UpdateItem'),
    jobs.searching(),
    queues.sending('match-alert', 'match-arrivals'),
  ),
  'purge-account': joined(
    table.needs('DeleteItem', 'GetItem', 'Query', 'UpdateItem'),
    identity.needs('AdminDeleteUser'),
  ),
  'send-mail': joined(
    table.needs(
      'BatchGetItem',
      'ConditionCheckItem',
      'DeleteItem',
      'GetItem',
      'PutItem',
      'Query',
      'UpdateItem',
    ),
    sender.sending('notice'),
    sender.sending('mailing'),
    sender.pacing,
    knowsSite(siteUrl),
  ),
})

/** The sizes of the functions that differ from the others. */
const sizes: Partial<Readonly<Record<QueueName, Pick<Settings, 'memorySize' | 'storageSize'>>>> = {
  'match-alert': { memorySize: 1769, storageSize: 4096 },
  'match-arrivals': { memorySize: 1769, storageSize: 4096 },
}

/** The functions of the queues. */
export class Consumers extends Construct {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id)
    const needs = needsOf(props)
    for (const name of queueNames) this.consume(name, needs[name], props.queues)
  }

  private consume(name: QueueName, needs: Needs, queues: Queues): void {
    const { batchSize, concurrency, timeout } = register[name]
    const { queueArn } = queues.get(name)
    const target = lambda(this, name, {
      description: `Does the messages of the queue ${name}.`,
      timeout: Duration.seconds(timeout),
      ...sizes[name],
      environment: needs.environment,
      callsItself: queueVariable(name) in needs.environment,
      grants: [
        ...needs.grants,
        new PolicyStatement({
          actions: ['sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage'],
          resources: [queueArn],
        }),
      ],
    })
    new EventSourceMapping(this, `${name}-source`, {
      target,
      eventSourceArn: queueArn,
      batchSize,
      maxConcurrency: concurrency,
      reportBatchItemFailures: true,
    })
  }
}

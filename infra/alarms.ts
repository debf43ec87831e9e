import { Aws, Duration } from 'aws-cdk-lib'
import type { SpecRestApi } from 'aws-cdk-lib/aws-apigateway'
import { Alarm, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct, type IConstruct } from 'constructs'
import { acknowledgeServerless } from './acknowledge.ts'
import { logAlarms, modelDollars } from './log-alarms.ts'
import type { Sender } from './sender.ts'
import { type AlarmSettings, serviceAlarms, sumOf } from './service-alarms.ts'
import { nameOf } from './stage.ts'
import type { Table } from './table.ts'

const period = Duration.minutes(5)
/** How long a message may wait in a queue of work. */
const longestWait = Duration.hours(2)

type Props = {
  readonly gateway: SpecRestApi
  readonly changes: IFunction
  readonly table: Table
  readonly sender: Sender
  /** US dollars. */
  readonly modelDailyDollars: number
  /** The address that gets the alarms by mail. Without it, alarms appear in CloudWatch only. */
  readonly alarmAddress?: string | undefined
  /** Every construct of the stack, among them the functions and queues. */
  readonly watched: readonly IConstruct[]
}

/**
 * The alarms of the stack. Every function and every queue has one, so no new one can be forgotten. An alarm in a function's log counts, too. docs/operating.md says what to do about each alarm.
 */
export class Alarms extends Construct {
  readonly all: Alarm[] = []
  private readonly action: SnsAction

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id)
    const { gateway, changes, table, sender, modelDailyDollars, alarmAddress, watched } = props
    const topic = new Topic(this, 'topic', { enforceSSL: true })
    // The policy that requires TLS replaces the default policy, which would let alarms publish. So this grant is
    // necessary.
    topic.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    )
    if (alarmAddress) topic.addSubscription(new EmailSubscription(alarmAddress))
    acknowledgeServerless(
      topic,
      'SNSRedrivePolicy',
      'A mail that could not be delivered is not worth a queue: the alarm stays visible in CloudWatch and on the dashboard.',
    )
    this.action = new SnsAction(topic)

    this.alarm('api-server-errors', gateway.metricServerError({ period, statistic: 'sum' }), 5)
    this.alarm('stream-lag', changes.metric('IteratorAge', { period, statistic: 'max' }), 60_000)
    const functions = watched.filter(it => it instanceof NodejsFunction)
    for (const fn of functions) this.alarm(`${fn.node.id}-failures`, failures(fn), 1)
    this.alarm('model-spend', modelDollars(this, functions), modelDailyDollars)
    for (const [kind, metric] of logAlarms(this, functions, period)) this.alarm(kind, metric, 1)
    const functionOf = (name: string): NodejsFunction => {
      const fn = functions.find(({ node }) => node.id === name)
      if (!fn) throw new Error(`The stack has no function ${name}.`)
      return fn
    }
    for (const settings of serviceAlarms(this, { table, sender, functionOf })) this.add(settings)
    for (const queue of watched.filter(it => it instanceof Queue)) {
      const name = queue.node.scope?.node.id
      // Only a queue of work has dead letters of its own.
      if (queue.deadLetterQueue)
        this.alarm(
          `${name}-queue-late`,
          queue.metricApproximateAgeOfOldestMessage({ period, statistic: 'max' }),
          longestWait.toSeconds(),
        )
      else
        this.alarm(
          `${name}-dead-letters`,
          queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'max' }),
          1,
        )
    }
  }

  private alarm(name: string, metric: IMetric, threshold: number): void {
    this.add({ name, metric, threshold })
  }

  private add({ name, metric, threshold, missing = TreatMissingData.NOT_BREACHING }: AlarmSettings): void {
    const alarm = new Alarm(this, name, {
      alarmName: nameOf(this, name),
      metric,
      threshold,
      evaluationPeriods: 1,
      treatMissingData: missing,
    })
    alarm.addAlarmAction(this.action)
    this.all.push(alarm)
  }
}

/** If all calls are throttled, there is no count of errors, and a sum with missing data is missing data. */
const failures = (fn: IFunction): IMetric =>
  sumOf('Errors and throttles', period, {
    errors: fn.metricErrors({ period }),
    throttles: fn.metricThrottles({ period }),
  })

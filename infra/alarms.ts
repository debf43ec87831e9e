import { Aws, Duration, Stack } from 'aws-cdk-lib'
import type { SpecRestApi } from 'aws-cdk-lib/aws-apigateway'
import { Alarm, type IMetric, MathExpression, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { spokenAlarms } from './spoken-alarms.ts'

const period = Duration.minutes(5)

type Props = {
  readonly gateway: SpecRestApi
  /** The function that reads the table's stream. */
  readonly changes: IFunction
  /** Who hears of alarms. Left out: they only show in CloudWatch. */
  readonly alarmAddress: string | undefined
}

/**
 * What somebody should look at. Made last: every function and every queue of the stack gets its alarm here, so that
 * a new one can't be forgotten; besides, what functions say is one. docs/operating.md says what to do about each.
 */
export class Alarms extends Construct {
  private readonly action: SnsAction

  constructor(scope: Construct, id: string, { gateway, changes, alarmAddress }: Props) {
    super(scope, id)
    const topic = new Topic(this, 'topic', { enforceSSL: true })
    // A policy of its own, here the refusal of calls without TLS, takes the place of the one that let alarms in.
    topic.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    )
    if (alarmAddress) topic.addSubscription(new EmailSubscription(alarmAddress))
    this.action = new SnsAction(topic)

    this.alarm('api-server-errors', gateway.metricServerError({ period, statistic: 'sum' }), 5)
    this.alarm('stream-lag', changes.metric('IteratorAge', { period, statistic: 'max' }), 60_000)
    const constructs = Stack.of(this).node.findAll()
    const functions = constructs.filter(it => it instanceof NodejsFunction)
    for (const fn of functions) this.alarm(`${fn.node.id}-failures`, failures(fn), 1)
    for (const [kind, metric] of spokenAlarms(this, functions, period)) this.alarm(kind, metric, 1)
    for (const queue of constructs.filter(it => it instanceof Queue))
      this.alarm(
        `${queue.node.scope?.node.id}-dead-letters`,
        queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'max' }),
        1,
      )
  }

  /** Rings at the first five minutes in which the metric reaches the threshold. No data is no trouble. */
  private alarm(name: string, metric: IMetric, threshold: number): void {
    new Alarm(this, name, {
      metric,
      threshold,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(this.action)
  }
}

const failures = (fn: IFunction): IMetric =>
  new MathExpression({
    // Where all calls are throttled there is no count of errors, and a sum with nothing is nothing.
    expression: 'FILL(errors, 0) + FILL(throttles, 0)',
    usingMetrics: { errors: fn.metricErrors({ period }), throttles: fn.metricThrottles({ period }) },
    label: 'Errors and throttles',
    period,
  })

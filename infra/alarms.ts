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
import { logAlarms } from './log-alarms.ts'

const period = Duration.minutes(5)

type Props = {
  readonly gateway: SpecRestApi
  readonly changes: IFunction
  /** The address that gets the alarms by mail. Without it, alarms appear in CloudWatch only. */
  readonly alarmAddress: string | undefined
}

/**
 * The alarms of the stack. This construct is made last: it finds every function and every queue of the stack, so no new
 * one can be forgotten. An alarm in a function's log counts, too. docs/operating.md says what to do about each alarm.
 */
export class Alarms extends Construct {
  private readonly action: SnsAction

  constructor(scope: Construct, id: string, { gateway, changes, alarmAddress }: Props) {
    super(scope, id)
    const topic = new Topic(this, 'topic', { enforceSSL: true })
    // The policy that requires TLS replaces the default policy, which would let alarms publish. So this grant is
    // necessary.
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
    for (const [kind, metric] of logAlarms(this, functions, period)) this.alarm(kind, metric, 1)
    for (const queue of constructs.filter(it => it instanceof Queue))
      this.alarm(
        `${queue.node.scope?.node.id}-dead-letters`,
        queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'max' }),
        1,
      )
  }

  /** Raises an alarm for the first five minutes in which the metric reaches the threshold. Missing data raises none. */
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
    // If all calls are throttled, there is no count of errors, and a sum with missing data is missing data.
    expression: 'FILL(errors, 0) + FILL(throttles, 0)',
    usingMetrics: { errors: fn.metricErrors({ period }), throttles: fn.metricThrottles({ period }) },
    label: 'Errors and throttles',
    period,
  })

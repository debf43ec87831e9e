import { Duration } from 'aws-cdk-lib'
import type { SpecRestApi } from 'aws-cdk-lib/aws-apigateway'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard as CloudWatchDashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  PeriodOverride,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { globalNameOf, nameOf } from './stage.ts'
import type { Table } from './table.ts'

const period = Duration.minutes(5)

type Props = {
  readonly gateway: SpecRestApi
  readonly distribution: IDistribution
  readonly changes: IFunction
  readonly table: Table
  readonly queues: readonly Queue[]
  readonly alarms: readonly Alarm[]
}

/** What an operator looks at first, from the alarms at the top to the services below. */
export class Dashboard extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { gateway, distribution, changes, table, queues, alarms }: Props,
  ) {
    super(scope, id)
    const stackName = nameOf(this)
    const ours = (metricName: string, statistic: string, over = period) =>
      new Metric({ namespace: stackName, metricName, statistic, period: over })
    const ofTable = (metricName: string) =>
      new Metric({
        namespace: 'AWS/DynamoDB',
        metricName,
        dimensionsMap: { TableName: table.name },
        statistic: 'sum',
        period,
      })
    /**
     * A line for each function whose name contains the name of the stack. Without quotes, a part of the name is enough.
     * In quotes, it would have to be the whole name.
     */
    const ofFunctions = (metricName: string, statistic: string) =>
      new MathExpression({
        expression: `SEARCH('{AWS/Lambda,FunctionName} MetricName="${metricName}" FunctionName=${stackName}', '${statistic}', 300)`,
        usingMetrics: {},
        label: '',
        period,
      })
    const ofSes = (metricName: string) =>
      new Metric({ namespace: 'AWS/SES', metricName, statistic: 'sum', period: Duration.hours(1) })

    const dashboard = new CloudWatchDashboard(this, 'dashboard', {
      dashboardName: globalNameOf(this),
      defaultInterval: Duration.days(1),
      periodOverride: PeriodOverride.INHERIT,
    })
    dashboard.addWidgets(
      new AlarmStatusWidget({ title: 'Alarms', width: 24, height: 6, alarms: [...alarms] }),
    )
    dashboard.addWidgets(
      graph('Requests', [gateway.metricCount({ period }), requestsOf(distribution)]),
      graph('Errors of the API', [
        gateway.metricServerError({ period, statistic: 'sum' }),
        gateway.metricClientError({ period, statistic: 'sum' }),
      ]),
      graph('Time of an answer (ms)', [
        gateway.metricLatency({ period, statistic: 'p50' }),
        gateway.metricLatency({ period, statistic: 'p99' }),
      ]),
    )
    dashboard.addWidgets(
      graph('Errors of functions', [ofFunctions('Errors', 'Sum')]),
      graph('Throttled calls of functions', [ofFunctions('Throttles', 'Sum')]),
      graph('Time of functions, p99 (ms)', [ofFunctions('Duration', 'p99')]),
    )
    dashboard.addWidgets(
      graph('Units of the table', ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits'].map(ofTable)),
      graph('Throttles of the table', ['ReadThrottleEvents', 'WriteThrottleEvents'].map(ofTable)),
      graph('Lag of the stream (ms)', [changes.metric('IteratorAge', { period, statistic: 'max' })]),
    )
    dashboard.addWidgets(
      graph(
        'Waiting messages',
        queues.map(queue => queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'max' })),
      ),
      graph(
        'Age of the oldest message (s)',
        queues.map(queue => queue.metricApproximateAgeOfOldestMessage({ period, statistic: 'max' })),
      ),
      graph('Mails an hour', ['Send', 'Delivery', 'Bounce', 'Complaint'].map(ofSes)),
    )
    dashboard.addWidgets(
      graph('Age of the index (s)', [ours('index-age', 'max')]),
      graph('Late schedules and work', [ours('late-work', 'max')]),
      graph('Boards', [ours('board-down', 'sum'), ours('board-changed', 'sum')]),
    )
    dashboard.addWidgets(
      graph('Dollars of the model a day', [ours('model-dollars', 'sum', Duration.days(1))]),
      graph('Errors of the model', [ours('model-errors', 'sum')]),
      graph(
        'Payments that need an operator',
        ['payment-mismatch', 'payment-given-up', 'refund-failed', 'dispute', 'unknown-reference'].map(kind =>
          ours(kind, 'sum'),
        ),
      ),
    )
  }
}

/** CloudFront has its metrics in us-east-1. */
const requestsOf = ({ distributionId }: IDistribution): IMetric =>
  new Metric({
    namespace: 'AWS/CloudFront',
    metricName: 'Requests',
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
    region: 'us-east-1',
    statistic: 'sum',
    period,
  })

const graph = (title: string, left: IMetric[]): GraphWidget =>
  new GraphWidget({ title, left, width: 8, height: 6, leftYAxis: { min: 0 } })

import { Duration } from 'aws-cdk-lib'
import { type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { nameOf } from './stage.ts'

/** The functions that call the model. */
const asking = ['assistant', 'interviews']
const settling = ['charge-renewal', 'payments', 'reconcile-payments', 'webhooks']

/**
 * The kinds of the field `alarm` in log lines, each with the functions that may log it. The rehearsal compares this
 * list with the functions' code.
 */
const functionsByAlarm: Readonly<Record<string, readonly string[]>> = {
  'board-changed': ['read-board'],
  'adverts-reported': ['jobs'],
  'board-down': ['read-board'],
  dispute: ['webhooks'],
  'index-not-refreshed': ['alerts', 'jobs', 'match-alert', 'match-alerts', 'match-arrivals'],
  'model-misconfigured': asking,
  'model-spend-unknown': asking,
  'model-turned-down': asking,
  'owner-not-mailed': ['account', 'pool-events', 'post-confirmation', 'pre-token-generation'],
  'payment-given-up': ['reconcile-payments'],
  'payment-mismatch': settling,
  'refund-failed': settling,
  'unknown-reference': ['webhooks'],
  'unreadable-event': ['webhooks'],
}

/** Returns a metric for each kind of alarm, which counts it in the logs. */
export const logAlarms = (
  scope: Construct,
  functions: readonly NodejsFunction[],
  period: Duration,
): [kind: string, metric: IMetric][] => {
  const metricNamespace = nameOf(scope)
  const watch = (kind: string, name: string): void => {
    const fn = functions.find(({ node }) => node.id === name)
    if (!fn) throw new Error(`The stack has no function ${name}, which could log ${kind}.`)
    new MetricFilter(scope, `${name}-${kind}`, {
      logGroup: fn.logGroup,
      filterPattern: FilterPattern.stringValue('$.alarm', '=', kind),
      metricNamespace,
      metricName: kind,
    })
  }
  return Object.entries(functionsByAlarm).map(([kind, names]) => {
    for (const name of names) watch(kind, name)
    return [kind, new Metric({ namespace: metricNamespace, metricName: kind, period, statistic: 'sum' })]
  })
}

/** Returns the dollars that the model costs on a day, from the lines of its calls in the logs. */
export const modelDollars = (scope: Construct, functions: readonly NodejsFunction[]): IMetric => {
  const metric = { metricNamespace: nameOf(scope), metricName: 'model-dollars' }
  for (const { node, logGroup } of functions.filter(({ node: { id } }) => asking.includes(id)))
    new MetricFilter(scope, `${node.id}-model-dollars`, {
      logGroup,
      filterPattern: FilterPattern.all(
        FilterPattern.stringValue('$.message', '=', 'model call'),
        FilterPattern.numberValue('$.dollars', '>=', 0),
      ),
      metricValue: '$.dollars',
      ...metric,
    })
  return new Metric({
    namespace: metric.metricNamespace,
    metricName: metric.metricName,
    period: Duration.days(1),
    statistic: 'sum',
  })
}

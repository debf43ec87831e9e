import { type Duration, Stack } from 'aws-cdk-lib'
import { type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

const settling = ['charge-renewals', 'payments', 'reconcile-payments', 'webhooks']

/** What functions say in the field `alarm` of a line of their log, and which of them: the rehearsal compares it with their code. */
const speakers: Readonly<Record<string, readonly string[]>> = {
  'board-down': ['read-board'],
  dispute: ['webhooks'],
  'model-misconfigured': ['assistant', 'interviews'],
  'owner-not-mailed': ['account', 'pool-events', 'post-confirmation', 'pre-token-generation'],
  'payment-given-up': ['reconcile-payments'],
  'payment-mismatch': settling,
  'refund-failed': settling,
  'unknown-reference': ['webhooks'],
  'unreadable-event': ['webhooks'],
}

/** For each kind of alarm that a log may hold, how often it was said. */
export const spokenAlarms = (
  scope: Construct,
  functions: readonly NodejsFunction[],
  period: Duration,
): [kind: string, metric: IMetric][] => {
  const metricNamespace = Stack.of(scope).stackName
  const listen = (kind: string, name: string): void => {
    const speaker = functions.find(({ node }) => node.id === name)
    if (!speaker) throw new Error(`The stack has no function ${name}, which could say ${kind}.`)
    new MetricFilter(scope, `${name}-${kind}`, {
      logGroup: speaker.logGroup,
      filterPattern: FilterPattern.stringValue('$.alarm', '=', kind),
      metricNamespace,
      metricName: kind,
    })
  }
  return Object.entries(speakers).map(([kind, names]) => {
    for (const name of names) listen(kind, name)
    return [kind, new Metric({ namespace: metricNamespace, metricName: kind, period, statistic: 'sum' })]
  })
}

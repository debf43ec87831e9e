import { Duration } from 'aws-cdk-lib'
import { type IMetric, MathExpression, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import type { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs'
import { FilterPattern, type IFilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { table as schema } from '../functions/store/schema.ts'
import type { Sender } from './sender.ts'
import { nameOf } from './stage.ts'
import type { Table } from './table.ts'

/** An alarm that goes off when the metric reaches the threshold in one period. */
export type AlarmSettings = {
  readonly name: string
  readonly metric: IMetric
  readonly threshold: number
  /** The default is that missing data raises no alarm. */
  readonly missing?: TreatMissingData
}

type Props = {
  readonly table: Table
  readonly sender: Sender
  /** The functions of the stack by their names. */
  readonly functionOf: (name: string) => NodejsFunction
}

const fiveMinutes = Duration.minutes(5)
const quarter = Duration.minutes(15)
const hour = Duration.hours(1)
const day = Duration.days(1)

/** The sum of metrics, of which some may have no data. An alarm costs the same for two metrics as two alarms of one. */
export const sumOf = (label: string, period: Duration, usingMetrics: Record<string, IMetric>): IMetric =>
  new MathExpression({
    expression: Object.keys(usingMetrics)
      .map(name => `FILL(${name}, 0)`)
      .join(' + '),
    usingMetrics,
    label,
    period,
  })

/** A metric of a number in the log lines of functions. */
const fromLog = (
  scope: Construct,
  functions: readonly NodejsFunction[],
  metricName: string,
  { filterPattern, metricValue = '1' }: { filterPattern: IFilterPattern; metricValue?: string },
) => {
  const metricNamespace = nameOf(scope)
  for (const { node, logGroup } of functions)
    new MetricFilter(scope, `${node.id}-${metricName}`, {
      logGroup,
      filterPattern,
      metricNamespace,
      metricName,
      metricValue,
    })
  return (statistic: string, period: Duration) =>
    new Metric({ namespace: metricNamespace, metricName, statistic, period })
}

/** Work that silently stops has no error to count. `check-health` reports it, and a missing report is an alarm, too. */
const silentWork = (scope: Construct, { functionOf }: Props): AlarmSettings[] => {
  const checker = [functionOf('check-health')]
  const numberOf = (field: string, metricName: string) =>
    fromLog(scope, checker, metricName, {
      filterPattern: FilterPattern.numberValue(`$.${field}`, '>=', 0),
      metricValue: `$.${field}`,
    })('max', hour)
  return [
    {
      name: 'index-old',
      metric: numberOf('indexAge', 'index-age'),
      threshold: Duration.hours(6).toSeconds(),
    },
    {
      name: 'work-late',
      // Before CloudWatch treats data as missing, it looks at earlier hours, so it would report a stop hours late.
      metric: new MathExpression({
        expression: 'FILL(late, 1)',
        usingMetrics: { late: numberOf('lateWork', 'late-work') },
        label: 'Late schedules and work, or no report of them',
        period: hour,
      }),
      threshold: 1,
      missing: TreatMissingData.BREACHING,
    },
  ]
}

/**
 * The shares of all mails of the account at which SES reviews it: 5 % bounces and 0.1 % complaints. A day on which
 * people asked for codes and SES sent nothing is no day without people.
 */
const mail = ({ sender, functionOf }: Props): AlarmSettings[] => {
  if (!sender.isSet) return []
  const ofSes = (metricName: string, statistic: string, period: Duration) =>
    new Metric({ namespace: 'AWS/SES', metricName, statistic, period })
  return [
    { name: 'mail-bounces', metric: ofSes('Reputation.BounceRate', 'max', hour), threshold: 0.05 },
    { name: 'mail-complaints', metric: ofSes('Reputation.ComplaintRate', 'max', hour), threshold: 0.001 },
    {
      name: 'mail-stopped',
      metric: new MathExpression({
        expression: 'IF(FILL(asked, 0) > 0 AND FILL(sent, 0) < 1, 1, 0)',
        usingMetrics: {
          asked: functionOf('custom-message').metricInvocations({ period: day }),
          sent: ofSes('Send', 'sum', day),
        },
        label: 'A day with codes and without mails',
        period: day,
      }),
      threshold: 1,
    },
  ]
}

/** A few throttled calls are repeated, and nobody sees them. */
const throttles = ({ table }: Props): AlarmSettings => {
  const ofTable = (metricName: string, more: Record<string, string> = {}) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName: table.name, ...more },
      statistic: 'sum',
      period: fiveMinutes,
    })
  const index = { GlobalSecondaryIndexName: schema.agenda.index }
  return {
    name: 'table-throttles',
    metric: sumOf('Throttled reads and writes', fiveMinutes, {
      reads: ofTable('ReadThrottleEvents'),
      writes: ofTable('WriteThrottleEvents'),
      indexReads: ofTable('ReadThrottleEvents', index),
      indexWrites: ofTable('WriteThrottleEvents', index),
    }),
    threshold: 20,
  }
}

/** Counted in our log and not in Bedrock's metrics, because the model may be in another region. */
const model = (scope: Construct, { functionOf }: Props): AlarmSettings => ({
  name: 'model-errors',
  metric: fromLog(scope, [functionOf('assistant'), functionOf('interviews')], 'model-errors', {
    filterPattern: FilterPattern.all(
      FilterPattern.stringValue('$.message', '=', 'model call'),
      // The caller left, or the model refused the words: neither is an error of the model.
      ...['ok', 'aborted', 'refused'].map(outcome => FilterPattern.stringValue('$.outcome', '!=', outcome)),
    ),
  })('sum', quarter),
  threshold: 10,
})

/** The alarms about the services that the functions use, and about work that stops without an error. */
export const serviceAlarms = (scope: Construct, props: Props): AlarmSettings[] => [
  ...silentWork(scope, props),
  ...mail(props),
  throttles(props),
  model(scope, props),
]

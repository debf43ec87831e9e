import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { synthesize } from './stack.testing.ts'
import { inWords, resourcesByPlace } from './template.testing.ts'

const template = synthesize()
const alarms = resourcesByPlace(template, 'AWS::CloudWatch::Alarm')

const functions = [...resourcesByPlace(template, 'AWS::Lambda::Function').keys()].filter(
  place => !place.startsWith('Custom::'),
)

test.each(functions)('%s has an alarm, which also covers throttled calls', place => {
  expect(alarms.get(`Alarms/${place.replace(/^.*\//, '')}-failures`)?.Metrics).toContainEqual(
    expect.objectContaining({ Expression: 'FILL(errors, 0) + FILL(throttles, 0)' }),
  )
})

test('dead letters raise an alarm', () => {
  expect([...alarms.keys()]).toEqual(
    expect.arrayContaining(['Alarms/Live-dead-letters', 'Alarms/Schedules-dead-letters']),
  )
})

describe("the field `alarm` in a function's log", () => {
  const filter = z.object({
    LogGroupName: z.unknown(),
    FilterPattern: z.string(),
    MetricTransformations: z.tuple([
      z.object({ MetricNamespace: z.string(), MetricName: z.string(), MetricValue: z.literal('1') }),
    ]),
  })
  const filters = [...resourcesByPlace(template, 'AWS::Logs::MetricFilter').values()].map(it =>
    filter.parse(it),
  )
  const listenedTo = (kind: string) =>
    filters
      .filter(it => it.FilterPattern === `{ $.alarm = "${kind}" }`)
      .map(it => inWords(template, it.LogGroupName))
      .toSorted()

  const settling = [
    '<Api/payments-logs>',
    '<Api/webhooks-logs>',
    '<Schedules/charge-renewals-logs>',
    '<Schedules/reconcile-payments-logs>',
  ]
  test.each([
    ['adverts-reported', ['<Api/jobs-logs>']],
    ['board-changed', ['<Schedules/read-board-logs>']],
    ['board-down', ['<Schedules/read-board-logs>']],
    ['dispute', ['<Api/webhooks-logs>']],
    ['payment-mismatch', settling],
    ['refund-failed', settling],
    ['unknown-reference', ['<Api/webhooks-logs>']],
    ['unreadable-event', ['<Api/webhooks-logs>']],
  ])('%s raises an alarm when one function logs it once', (kind, logs) => {
    expect(listenedTo(kind)).toEqual(logs)
    expect(alarms.get(`Alarms/${kind}`)).toMatchObject({
      Namespace: 'Aiki',
      MetricName: kind,
      Statistic: 'Sum',
      Threshold: 1,
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      EvaluationPeriods: 1,
    })
    for (const { MetricTransformations } of filters.filter(it => it.FilterPattern.includes(`"${kind}"`)))
      expect(MetricTransformations[0]).toMatchObject({ MetricNamespace: 'Aiki', MetricName: kind })
  })
})

test('alarms may publish to their topic, which requires TLS', () => {
  template.hasResourceProperties('AWS::SNS::TopicPolicy', {
    PolicyDocument: Match.objectLike({
      Statement: Match.arrayWith([
        Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        Match.objectLike({
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        }),
      ]),
    }),
  })
})

test('alarms are sent to the address that the operator names', () => {
  template.resourceCountIs('AWS::SNS::Subscription', 0)
  synthesize({ alarmAddress: 'night@aiki.example' }).hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'email',
    Endpoint: 'night@aiki.example',
  })
  for (const alarm of resourcesByPlace(template, 'AWS::CloudWatch::Alarm').values())
    expect(alarm.AlarmActions).toHaveLength(1)
})

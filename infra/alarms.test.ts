import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { projectRoot } from './bundling.ts'
import { synthesize } from './stack.testing.ts'
import { production, stackIdOf } from './stage.ts'
import { inWords, resourcesByPlace } from './template.testing.ts'

const template = synthesize()
const stackName = stackIdOf(production)
const alarms = resourcesByPlace(template, 'AWS::CloudWatch::Alarm')

const functions = [...resourcesByPlace(template, 'AWS::Lambda::Function').keys()].filter(
  place => !place.startsWith('Custom::'),
)

test.each(functions)('%s has an alarm, which also covers throttled calls', place => {
  expect(alarms.get(`Watching/Alarms/${place.replace(/^.*\//, '')}-failures`)?.Metrics).toContainEqual(
    expect.objectContaining({ Expression: 'FILL(errors, 0) + FILL(throttles, 0)' }),
  )
})

test('dead letters raise an alarm', () => {
  expect([...alarms.keys()]).toEqual(
    expect.arrayContaining(['Watching/Alarms/Live-dead-letters', 'Watching/Alarms/Schedules-dead-letters']),
  )
})

describe("the field `alarm` in a function's log", () => {
  const filter = z.object({
    LogGroupName: z.unknown(),
    FilterPattern: z.string(),
    MetricTransformations: z.tuple([
      z.object({ MetricNamespace: z.string(), MetricName: z.string(), MetricValue: z.string() }),
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
    '<Consumers/charge-renewal-logs>',
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
    expect(alarms.get(`Watching/Alarms/${kind}`)).toMatchObject({
      Namespace: stackName,
      MetricName: kind,
      Statistic: 'Sum',
      Threshold: 1,
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      EvaluationPeriods: 1,
    })
    for (const { MetricTransformations } of filters.filter(it => it.FilterPattern.includes(`"${kind}"`)))
      expect(MetricTransformations[0]).toMatchObject({
        MetricValue: '1',
        MetricNamespace: stackName,
        MetricName: kind,
      })
  })
})

test('the dollars of the model in the logs raise an alarm when a day reaches its budget', () => {
  const filters = [...resourcesByPlace(template, 'AWS::Logs::MetricFilter')].filter(([place]) =>
    place.endsWith('-model-dollars'),
  )
  const name = { MetricNamespace: stackName, MetricName: 'model-dollars' }
  expect(filters.map(([, { LogGroupName }]) => inWords(template, LogGroupName)).toSorted()).toEqual([
    '<Api/assistant-logs>',
    '<Api/interviews-logs>',
  ])
  for (const [, filter] of filters)
    expect(filter).toMatchObject({
      FilterPattern: '{ ($.message = "model call") && ($.dollars >= 0) }',
      MetricTransformations: [{ ...name, MetricValue: '$.dollars' }],
    })
  expect(alarms.get('Watching/Alarms/model-spend')).toMatchObject({
    ...{ Namespace: stackName, MetricName: 'model-dollars' },
    ...{ Period: 86_400, Statistic: 'Sum', Threshold: 10, EvaluationPeriods: 1 },
  })
})

test('a silent stop of all checks is an alarm, and a quiet day without people is none', () => {
  // An hour without a report is late. Until there is a first one, CloudWatch has nothing to fill.
  expect(alarms.get('Watching/Alarms/work-late')).toMatchObject({
    Metrics: [
      { Expression: 'FILL(late, 1)' },
      { MetricStat: { Metric: { MetricName: 'late-work' }, Period: 3600, Stat: 'Maximum' } },
    ],
    TreatMissingData: 'breaching',
  })
  const others = [...alarms].filter(([, { TreatMissingData }]) => TreatMissingData !== 'notBreaching')
  expect(others.map(([place]) => place)).toEqual(['Watching/Alarms/work-late'])
  const filters = resourcesByPlace(template, 'AWS::Logs::MetricFilter')
  expect(filters.get('Watching/Alarms/check-health-late-work')).toMatchObject({
    FilterPattern: '{ $.lateWork >= 0 }',
    MetricTransformations: [{ MetricValue: '$.lateWork' }],
  })
  const { Metrics } = z
    .object({ Metrics: z.array(z.looseObject({ Expression: z.string().optional() })) })
    .parse(alarms.get('Watching/Alarms/mail-stopped'))
  expect(Metrics.map(({ Expression }) => Expression).filter(Boolean)).toEqual([
    'IF(FILL(asked, 0) > 0 AND FILL(sent, 0) < 1, 1, 0)',
  ])
})

test('a stack without a sender of its own has no alarm about SES', () => {
  const of = (made: typeof template) =>
    [...resourcesByPlace(made, 'AWS::CloudWatch::Alarm').keys()].filter(place => place.includes('/mail-'))
  expect(of(template)).toHaveLength(4)
  expect(of(synthesize({ senderAddress: undefined, alarmAddress: 'night@aiki.example' }))).toEqual([
    'Watching/Alarms/mail-events-failures',
  ])
})

test('every alarm has its row in the runbook', () => {
  const book = readFileSync(join(projectRoot, 'docs/operating.md'), 'utf8')
  const [, runbook = ''] = book.split('\n## Runbook\n')
  const names = [...runbook.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
  // A row may stand for the same alarm of each function, or of each queue.
  const has = (alarm: string) =>
    names.some(name => new RegExp(`^${name.replace(/<\w+>/, '[\\w-]+')}$`).test(alarm))
  expect(
    [...alarms.keys()].map(place => place.replace('Watching/Alarms/', '')).filter(name => !has(name)),
  ).toEqual([])
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

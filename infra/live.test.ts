import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { applicationKey, trackedKey } from '../functions/store/application-row.ts'
import { digestKey } from '../functions/store/digest-row.ts'
import { synthesize } from './stack.testing.ts'
import { resourcesByPlace } from './template.testing.ts'

const template = synthesize()

test('people connect and subscribe with their token, and only our function publishes', () => {
  template.hasResourceProperties('AWS::AppSync::Api', {
    EventConfig: {
      ConnectionAuthModes: [{ AuthType: 'AMAZON_COGNITO_USER_POOLS' }],
      DefaultSubscribeAuthModes: [{ AuthType: 'AMAZON_COGNITO_USER_POOLS' }],
      DefaultPublishAuthModes: [{ AuthType: 'AWS_IAM' }],
    },
  })
  template.hasResourceProperties('AWS::AppSync::ChannelNamespace', {
    Name: 'person',
    CodeHandlers: Match.stringLikeRegexp('onSubscribe'),
  })
})

const { FilterCriteria } = z
  .object({ FilterCriteria: z.object({ Filters: z.tuple([z.object({ Pattern: z.string() })]) }) })
  .parse(resourcesByPlace(template, 'AWS::Lambda::EventSourceMapping').get('Live/stream'))
const { dynamodb } = z
  .strictObject({
    dynamodb: z.strictObject({
      Keys: z.strictObject({
        sk: z.strictObject({ S: z.array(z.union([z.string(), z.strictObject({ prefix: z.string() })])) }),
      }),
    }),
  })
  .parse(JSON.parse(FilterCriteria.Filters[0].Pattern))
const wakes = (sortKey: string) =>
  dynamodb.Keys.sk.S.some(rule =>
    typeof rule === 'string' ? rule === sortKey : sortKey.startsWith(rule.prefix),
  )
const job = { jobTitle: 'Buyer', companyName: 'Tudun Foods' }

test.each([
  applicationKey('ada', 'A1').sk,
  digestKey('ada').sk,
  'PROFILE',
  'PREFERENCES',
  'SETTINGS',
  'NOTIFICATION#A1',
  'INTERVIEW#A1',
  'RESUME#A1',
])('a change of %s invokes the function', sortKey => {
  expect(wakes(sortKey)).toBe(true)
})

test.each([
  trackedKey('ada', job).sk,
  'USAGE#search#2026-11-20',
  'DIGEST#000',
  'APPLICATIONS',
  'REMOVED#A1',
  'READ-NOTIFICATION#A1',
  'AVATAR',
  'SIGNUP',
])('a change of %s does not', sortKey => {
  expect(wakes(sortKey)).toBe(false)
})

test('a failed batch is split, retried, and finally sent to the dead letter queue', () => {
  template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    MaximumRetryAttempts: 3,
    DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
  })
})

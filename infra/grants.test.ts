import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { scheduleVerbs } from '../functions/schedules/payload.ts'
import { grantsIn, role } from './grants.testing.ts'
import { synthesize } from './stack.testing.ts'
import { resourcesByPlace } from './template.testing.ts'

const template = synthesize()

const grants = grantsIn(template)
const onTable = (...actions: string[]) => actions.map(action => `dynamodb:${action} on <Table/table.Arn>`)
const ownLog = (place: string) =>
  ['CreateLogStream', 'PutLogEvents'].map(action => `logs:${action} on <${place}-logs.Arn>`)
const intoDeadLetters = (place: string) =>
  ['GetQueueAttributes', 'GetQueueUrl', 'SendMessage'].map(
    action => `sqs:${action} on <${place}/dead-letters.Arn>`,
  )

const onPool = (...actions: string[]) => actions.map(action => `cognito-idp:${action} on <Identity/pool.Arn>`)
const sendsMail =
  'ses:SendEmail on arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/mail.aiki.example if ses:FromAddress is hello@mail.aiki.example'

const readsPaymentKey =
  'secretsmanager:GetSecretValue on arn:<AWS::Partition>:secretsmanager:<AWS::Region>:<AWS::AccountId>:secret:aiki/payments-??????'
const readsTrialKey = 'secretsmanager:GetSecretValue on <TrialSecret>'
const onAgenda = 'dynamodb:Query on <Table/table.Arn>/index/agenda'

const bucket = '<Objects/bucket.Arn>'
const readsObjects = (...parts: string[]) => [
  ...parts.map(part => `s3:GetObject on ${bucket}/${part}/*`),
  `s3:ListBucket on ${bucket}`,
]
const writesObjects = (part: string) => `s3:PutObject on ${bucket}/${part}/*`
const readsBoardKeys =
  'secretsmanager:GetSecretValue on arn:<AWS::Partition>:secretsmanager:<AWS::Region>:<AWS::AccountId>:secret:aiki/boards-??????'

const fileBucket = '<Files/bucket.Arn>'
const onFiles = (part: string, ...verbs: string[]) =>
  verbs.map(verb => `s3:${verb} on ${fileBucket}/${part}/*`)
const bedrock = 'arn:<AWS::Partition>:bedrock'
const modelArns = [
  `${bedrock}:<AWS::Region>:<AWS::AccountId>:inference-profile/global.amazon.nova-2-lite-v1:0`,
  `${bedrock}:*::foundation-model/amazon.nova-2-lite-v1:0`,
  `${bedrock}:::foundation-model/amazon.nova-2-lite-v1:0`,
]
const asksModel = ['InvokeModel', 'InvokeModelWithResponseStream'].flatMap(verb =>
  modelArns.map(arn => `bedrock:${verb} on ${arn}`),
)

const functions: Record<string, string[]> = {
  'Api/account': [
    ...onTable('DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    ...onPool(
      'AdminDeleteUser',
      'AdminDisableUser',
      'AdminEnableUser',
      'AdminGetUser',
      'AdminResetUserPassword',
      'AdminSetUserMFAPreference',
      'AdminSetUserPassword',
      'AdminUpdateUserAttributes',
      'AdminUserGlobalSignOut',
    ),
    sendsMail,
  ],
  'Api/alerts': [
    ...onTable('BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    ...readsObjects('indexes'),
  ],
  'Api/applications': onTable('DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
  'Api/assistant': [
    ...onTable('BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    ...asksModel,
  ],
  'Api/career': onTable('BatchGetItem', 'DeleteItem', 'GetItem', 'Query', 'UpdateItem'),
  'Api/documents': onTable('BatchGetItem', 'GetItem', 'UpdateItem'),
  'Api/files': [
    ...onTable('BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    ...onFiles('incoming', 'DeleteObject', 'GetObject', 'PutObject'),
    ...onFiles('kept', 'DeleteObject', 'GetObject', 'PutObject'),
    `s3:ListBucket on ${fileBucket}`,
  ],
  'Api/home': onTable('BatchGetItem', 'ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query'),
  'Api/insights': onTable('BatchGetItem', 'Query'),
  'Api/interviews': [
    ...onTable('BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    ...asksModel,
  ],
  'Api/jobs': [
    ...onTable('BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    ...readsObjects('indexes'),
  ],
  'Api/imports': onTable('GetItem', 'UpdateItem'),
  'Api/letters': onTable('BatchGetItem', 'DeleteItem', 'GetItem', 'Query', 'UpdateItem'),
  'Api/notifications': onTable('DeleteItem', 'GetItem', 'PutItem', 'Query'),
  'Api/payments': [...onTable('GetItem', 'PutItem', 'Query', 'UpdateItem'), sendsMail, readsPaymentKey],
  'Api/preferences': onTable('GetItem', 'PutItem'),
  'Api/profile': onTable('DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'),
  'Api/receipts': onTable('GetItem', 'UpdateItem'),
  'Api/record': onTable('BatchGetItem', 'GetItem', 'PutItem'),
  'Api/resumes': onTable(
    'BatchGetItem',
    'ConditionCheckItem',
    'DeleteItem',
    'GetItem',
    'PutItem',
    'Query',
    'UpdateItem',
  ),
  'Api/reviews': onTable('GetItem', 'PutItem', 'Query', 'UpdateItem'),
  'Api/settings': onTable('GetItem', 'UpdateItem'),
  'Api/subscription': [
    ...onTable('BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'),
    sendsMail,
    readsTrialKey,
  ],
  'Api/support': [...onTable('GetItem', 'PutItem', 'Query', 'UpdateItem'), sendsMail],
  'Api/webhooks': [...onTable('GetItem', 'PutItem', 'UpdateItem'), sendsMail, readsPaymentKey],
  'Identity/custom-message': onTable('PutItem'),
  'Identity/pre-sign-up': onTable('PutItem'),
  'Identity/post-confirmation': [
    ...onTable('DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'),
    ...onPool('AdminGetUser', 'AdminUserGlobalSignOut'),
    sendsMail,
  ],
  'Identity/pre-token-generation': [
    ...onTable('DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    ...onPool('AdminGetUser'),
    sendsMail,
  ],
  'Identity/sign-in-link': [...onTable('DeleteItem', 'GetItem'), ...onPool('AdminGetUser')],
  'AuditTrail/pool-events': [
    ...onTable('DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    ...onPool('AdminGetUser', 'AdminUserGlobalSignOut'),
    sendsMail,
    ...intoDeadLetters('AuditTrail'),
  ],
  'Live/changes': [
    'dynamodb:DescribeStream on <Table/table.StreamArn>',
    'dynamodb:GetRecords on <Table/table.StreamArn>',
    'dynamodb:GetShardIterator on <Table/table.StreamArn>',
    'dynamodb:ListStreams on <Table/table.Arn>/stream/*',
    'appsync:EventPublish on <Live/namespace.ChannelNamespaceArn>',
    ...onTable(
      'BatchGetItem',
      'ConditionCheckItem',
      'DeleteItem',
      'GetItem',
      'PutItem',
      'Query',
      'UpdateItem',
    ),
    ...onFiles('kept', 'DeleteObject'),
    ...intoDeadLetters('Live'),
  ],
  'Schedules/advance-subscriptions': [
    ...onTable('ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    onAgenda,
    sendsMail,
    ...intoDeadLetters('Schedules'),
  ],
  'Schedules/build-index': [
    ...onTable('Query', 'UpdateItem'),
    ...readsObjects('snapshots', 'indexes'),
    writesObjects('indexes'),
    ...intoDeadLetters('Schedules'),
  ],
  'Schedules/charge-renewals': [
    ...onTable('GetItem', 'PutItem', 'Query', 'UpdateItem'),
    onAgenda,
    sendsMail,
    readsPaymentKey,
    ...intoDeadLetters('Schedules'),
  ],
  'Schedules/forget-unconfirmed': [
    ...onTable('DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'),
    onAgenda,
    ...onPool('AdminDeleteUser', 'AdminGetUser'),
    ...intoDeadLetters('Schedules'),
  ],
  'Schedules/match-alerts': [
    ...onTable('BatchGetItem', 'ConditionCheckItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    onAgenda,
    ...readsObjects('indexes'),
    sendsMail,
    ...intoDeadLetters('Schedules'),
  ],
  'Schedules/purge-deleted': [
    ...onTable('DeleteItem', 'Query', 'UpdateItem'),
    onAgenda,
    ...onPool('AdminDeleteUser'),
    ...intoDeadLetters('Schedules'),
  ],
  'Schedules/read-board': [
    ...onTable('GetItem', 'UpdateItem'),
    ...readsObjects('snapshots'),
    writesObjects('snapshots'),
    readsBoardKeys,
    ...intoDeadLetters('Schedules'),
  ],
  'Schedules/reconcile-payments': [
    ...onTable('GetItem', 'PutItem', 'UpdateItem'),
    onAgenda,
    sendsMail,
    readsPaymentKey,
    ...intoDeadLetters('Schedules'),
  ],
  'Schedules/remind-interviews': [
    ...onTable('BatchGetItem', 'ConditionCheckItem', 'PutItem', 'UpdateItem'),
    onAgenda,
    sendsMail,
    ...intoDeadLetters('Schedules'),
  ],
  'Schedules/remove-orphaned-files': [
    ...onTable('BatchGetItem', 'UpdateItem'),
    ...onFiles('kept', 'DeleteObject'),
    `s3:ListBucket on ${fileBucket}`,
    ...intoDeadLetters('Schedules'),
  ],
  'Schedules/send-mailings': [
    ...onTable(
      'BatchGetItem',
      'ConditionCheckItem',
      'DeleteItem',
      'GetItem',
      'PutItem',
      'Query',
      'UpdateItem',
    ),
    onAgenda,
    sendsMail,
    ...intoDeadLetters('Schedules'),
  ],
}
const others: Record<string, string[]> = {
  ...Object.fromEntries(
    scheduleVerbs.map(verb => [
      `Schedules/${verb}-scheduler`,
      [`lambda:InvokeFunction on <Schedules/${verb}.Arn>`, 'sqs:SendMessage on <Schedules/dead-letters.Arn>'],
    ]),
  ),
  'Api/gateway/CloudWatchRole': [
    'all of arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs',
  ],
}

describe('each role may do exactly what is listed', () => {
  test.each(Object.entries(functions))('%s', (place, allowed) => {
    expect(grants[`${place}-role`]?.toSorted()).toEqual([...ownLog(place), ...allowed].toSorted())
  })

  test.each(Object.entries(others))('%s', (place, allowed) => {
    expect(grants[place]?.toSorted()).toEqual(allowed.toSorted())
  })

  test("and there is no other role except that of CDK's file copier", () => {
    const listed = [...Object.keys(functions).map(place => `${place}-role`), ...Object.keys(others)]
    const rest = Object.keys(grants).filter(place => !listed.includes(place))
    expect(rest).toEqual([expect.stringMatching(/^Custom::CDKBucketDeployment\w+\/ServiceRole$/)])
  })
})

test('permissions are only in roles and their policies, which the list covers', () => {
  const resources = z
    .object({ Resources: z.record(z.string(), z.object({ Type: z.string() })) })
    .parse(template.toJSON()).Resources
  const types = Object.values(resources).map(({ Type }) => Type)
  expect(new Set(types.filter(type => type.startsWith('AWS::IAM::')))).toEqual(
    new Set(['AWS::IAM::Policy', 'AWS::IAM::Role']),
  )
})

test('the scheduler assumes its role only for this account', () => {
  const { AssumeRolePolicyDocument } = role.parse(
    resourcesByPlace(template, 'AWS::IAM::Role').get('Schedules/forget-unconfirmed-scheduler'),
  )
  expect(AssumeRolePolicyDocument).toMatchObject({
    Statement: [
      {
        Principal: { Service: 'scheduler.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      },
    ],
  })
})

test("wildcards are used only for the table's streams, parts of the buckets, the regions of a model, and the suffix of a secret", () => {
  const ours = Object.entries(grants).filter(([place]) => !place.startsWith('Custom::CDKBucketDeployment'))
  expect(
    ours
      .flatMap(([, lines]) => lines)
      .filter(line => /[*?]/.test(line))
      .toSorted(),
  ).toEqual(
    [
      // The functions of the assistant and of interviews.
      ...['InvokeModel', 'InvokeModelWithResponseStream'].flatMap(verb =>
        Array(2).fill(`bedrock:${verb} on ${bedrock}:*::foundation-model/amazon.nova-2-lite-v1:0`),
      ),
      'dynamodb:ListStreams on <Table/table.Arn>/stream/*',
      ...Array(4).fill(`s3:GetObject on ${bucket}/indexes/*`),
      ...Array(2).fill(`s3:GetObject on ${bucket}/snapshots/*`),
      writesObjects('indexes'),
      writesObjects('snapshots'),
      readsBoardKeys,
      ...Array(4).fill(readsPaymentKey),
      ...onFiles('incoming', 'DeleteObject', 'GetObject', 'PutObject'),
      ...onFiles('kept', 'DeleteObject', 'DeleteObject', 'DeleteObject', 'GetObject', 'PutObject'),
    ].toSorted(),
  )
})

/** A function without settings has no variables. */
const lambda = z.object({
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }).default({ Variables: {} }),
})
const variablesOf = (place: string) =>
  lambda.parse(resourcesByPlace(template, 'AWS::Lambda::Function').get(place)).Environment.Variables

test('no environment variable contains a secret', () => {
  const names = Object.keys(functions).flatMap(place => Object.keys(variablesOf(place)))
  expect([...new Set(names)].toSorted()).toEqual([
    'BOARD_FLAGS',
    'BOARD_SECRET',
    'FILE_BUCKET',
    'LIVE_ENDPOINT',
    'MAIL_FROM',
    'MODEL_ID',
    'MODEL_PRICES',
    'MODEL_REGION',
    'OBJECT_BUCKET',
    'PAYMENT_SECRET',
    'PAYSTACK_URL',
    'SITE_URL',
    'TABLE_NAME',
    'TRIAL_SECRET',
    'USER_POOL_ID',
  ])
})

test('the template contains the name of the payment secret, and nothing that resolves its value', () => {
  expect(variablesOf('Api/webhooks')).toMatchObject({
    PAYMENT_SECRET: 'aiki/payments',
    PAYSTACK_URL: 'https://api.paystack.co',
  })
  const text = JSON.stringify(template.toJSON())
  expect(text).not.toMatch(/sk_(live|test)_/)
  // CloudFormation would replace such a reference by the value, and everyone who may read a function's settings could
  // read it.
  expect(text).not.toContain('{{resolve:')
})

test("the stack's own secret is generated by Secrets Manager, and stays when the stack is deleted", () => {
  template.resourceCountIs('AWS::SecretsManager::Secret', 1)
  template.hasResource('AWS::SecretsManager::Secret', {
    DeletionPolicy: 'Retain',
    Properties: {
      GenerateSecretString: { PasswordLength: 64, ExcludePunctuation: true },
      SecretString: Match.absent(),
    },
  })
})

test('another name of the secret is passed to its readers, who may read only that secret', () => {
  const other = synthesize({ paymentSecretName: 'money/key' })
  expect(JSON.stringify(other.findResources('AWS::IAM::Policy'))).not.toContain('aiki/payments')
  other.resourcePropertiesCountIs(
    'AWS::Lambda::Function',
    { Environment: { Variables: Match.objectLike({ PAYMENT_SECRET: 'money/key' }) } },
    4,
  )
})

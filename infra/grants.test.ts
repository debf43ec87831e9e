import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { scheduleVerbs } from '../functions/schedules/payload.ts'
import { api } from '../shared/api/index.ts'
import { grantsIn, role } from './grants.testing.ts'
import { synthesize } from './stack.testing.ts'
import { resourcesByPlace } from './template.testing.ts'

const template = synthesize()

const grants = grantsIn(template)
const onTable = (...actions: string[]) => actions.map(action => `dynamodb:${action} on <Table/table.Arn>`)
const ownLog = (place: string) =>
  ['CreateLogStream', 'PutLogEvents'].map(action => `logs:${action} on <${place}-logs.Arn>`)
const intoDeadLetters = (place: string) => `sqs:SendMessage on <${place}/dead-letters.Arn>`

const onPool = (...actions: string[]) => actions.map(action => `cognito-idp:${action} on <Identity/pool.Arn>`)
const sends = (set: string) =>
  ['identity/mail.aiki.example', `configuration-set/Aiki-production-${set}`].map(
    resource =>
      `ses:SendEmail on arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:${resource} if ses:FromAddress is hello@mail.aiki.example`,
  )
const sendsMail = sends('notices')
const unsuppresses = 'ses:DeleteSuppressedDestination on *'

const readsPaymentKey =
  'secretsmanager:GetSecretValue on arn:<AWS::Partition>:secretsmanager:<AWS::Region>:<AWS::AccountId>:secret:aiki/production/payments-??????'
const readsTrialKey = 'secretsmanager:GetSecretValue on <TrialSecret>'
const onAgenda = 'dynamodb:Query on <Table/table.Arn>/index/agenda'

const bucket = '<Objects/bucket.Arn>'
const readsObjects = (...parts: string[]) => [
  ...parts.map(part => `s3:GetObject on ${bucket}/${part}/*`),
  `s3:ListBucket on ${bucket}`,
]
const writesObjects = (part: string) => `s3:PutObject on ${bucket}/${part}/*`
const readsBoardKeys =
  'secretsmanager:GetSecretValue on arn:<AWS::Partition>:secretsmanager:<AWS::Region>:<AWS::AccountId>:secret:aiki/production/boards-??????'

const fileBucket = '<Files/bucket.Arn>'
const onFiles = (part: string, ...verbs: string[]) =>
  verbs.map(verb => `s3:${verb} on ${fileBucket}/${part}/*`)
const bedrock = 'arn:<AWS::Partition>:bedrock'
const modelArns = [
  `${bedrock}:<AWS::Region>:<AWS::AccountId>:inference-profile/global.amazon.nova-2-lite-v1:0`,
  `${bedrock}:*::foundation-model/amazon.nova-2-lite-v1:0`,
  `${bedrock}:::foundation-model/amazon.nova-2-lite-v1:0`,
]
const asksModel = (...verbs: string[]) =>
  verbs.flatMap(verb => modelArns.map(arn => `bedrock:${verb} on ${arn}`))

const sendsTo = (queue: string) => `sqs:SendMessage on <Queues/${queue}/queue.Arn>`
const fills = (queue: string) => [`sqs:GetQueueAttributes on <Queues/${queue}/queue.Arn>`, sendsTo(queue)]
const consumes = (queue: string) =>
  ['DeleteMessage', 'GetQueueAttributes', 'ReceiveMessage'].map(
    action => `sqs:${action} on <Queues/${queue}/queue.Arn>`,
  )

const functions: Record<string, string[]> = {
  'Api/account': [
    ...onTable('ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
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
    ...sendsMail,
    unsuppresses,
  ],
  'Api/alerts': [
    ...onTable('BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    ...readsObjects('indexes'),
  ],
  'Api/applications': onTable('DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
  'Api/assistant': [
    ...onTable('BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    ...asksModel('InvokeModel', 'InvokeModelWithResponseStream'),
  ],
  'Api/career': onTable('BatchGetItem', 'DeleteItem', 'GetItem', 'Query', 'UpdateItem'),
  'Api/documents': onTable('BatchGetItem', 'GetItem', 'UpdateItem'),
  'Api/files': [
    ...onTable('BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    ...onFiles('incoming', 'DeleteObject', 'GetObject', 'PutObject'),
    ...onFiles('kept', 'DeleteObject', 'GetObject', 'PutObject'),
    `s3:ListBucket on ${fileBucket}`,
  ],
  'Api/home': onTable('BatchGetItem', 'ConditionCheckItem', 'DeleteItem', 'PutItem', 'Query'),
  'Api/insights': onTable('BatchGetItem', 'Query'),
  'Api/interviews': [
    ...onTable('BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    ...asksModel('InvokeModel'),
  ],
  'Api/jobs': [
    ...onTable('BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    ...readsObjects('indexes'),
  ],
  'Api/imports': onTable('GetItem', 'UpdateItem'),
  'Api/letters': onTable('BatchGetItem', 'DeleteItem', 'GetItem', 'Query', 'UpdateItem'),
  'Api/notifications': onTable('DeleteItem', 'GetItem', 'PutItem', 'Query'),
  'Api/payments': [...onTable('GetItem', 'PutItem', 'Query', 'UpdateItem'), readsPaymentKey],
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
    readsTrialKey,
  ],
  'Api/support': [...onTable('GetItem', 'PutItem', 'Query', 'UpdateItem'), ...sendsMail],
  'Api/webhooks': [...onTable('GetItem', 'PutItem'), readsPaymentKey],
  'Identity/custom-message': [...onTable('ConditionCheckItem', 'GetItem', 'PutItem'), unsuppresses],
  'Identity/pre-sign-up': onTable('PutItem'),
  'Identity/post-confirmation': [
    ...onTable('DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'),
    ...onPool('AdminGetUser', 'AdminUserGlobalSignOut'),
    ...sendsMail,
  ],
  'Identity/pre-token-generation': [
    ...onTable('DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    ...onPool('AdminGetUser'),
    ...sendsMail,
  ],
  'Identity/sign-in-link': [...onTable('DeleteItem', 'GetItem'), ...onPool('AdminGetUser')],
  'AuditTrail/pool-events': [
    ...onTable('DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    ...onPool('AdminGetUser', 'AdminUserGlobalSignOut'),
    ...sendsMail,
    intoDeadLetters('AuditTrail'),
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
    intoDeadLetters('Live'),
  ],
  'MailEvents/mail-events': [
    ...onTable('ConditionCheckItem', 'GetItem', 'PutItem', 'UpdateItem'),
    ...onPool('AdminGetUser'),
    intoDeadLetters('MailEvents'),
  ],
  'Consumers/charge-renewal': [
    ...onTable('GetItem', 'PutItem', 'Query', 'UpdateItem'),
    readsPaymentKey,
    ...consumes('charge-renewal'),
  ],
  'Consumers/match-alert': [
    ...onTable(
      'BatchGetItem',
      'ConditionCheckItem',
      'DeleteItem',
      'GetItem',
      'PutItem',
      'Query',
      'UpdateItem',
    ),
    ...readsObjects('indexes'),
    ...consumes('match-alert'),
  ],
  'Consumers/match-arrivals': [
    ...onTable('Query', 'UpdateItem'),
    ...readsObjects('indexes'),
    sendsTo('match-alert'),
    sendsTo('match-arrivals'),
    ...consumes('match-arrivals'),
  ],
  'Consumers/purge-account': [
    ...onTable('DeleteItem', 'GetItem', 'Query', 'UpdateItem'),
    ...onPool('AdminDeleteUser'),
    ...consumes('purge-account'),
  ],
  'Consumers/send-mail': [
    ...onTable(
      'BatchGetItem',
      'ConditionCheckItem',
      'DeleteItem',
      'GetItem',
      'PutItem',
      'Query',
      'UpdateItem',
    ),
    ...new Set([...sends('notices'), ...sends('mailings')]),
    ...consumes('send-mail'),
  ],
  'Schedules/advance-subscriptions': [
    ...onTable('ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
    onAgenda,
    intoDeadLetters('Schedules'),
  ],
  'Schedules/build-index': [
    ...onTable('Query', 'UpdateItem'),
    ...readsObjects('snapshots', 'indexes'),
    writesObjects('indexes'),
    intoDeadLetters('Schedules'),
  ],
  'Schedules/charge-renewals': [
    ...onTable('UpdateItem'),
    onAgenda,
    ...fills('charge-renewal'),
    intoDeadLetters('Schedules'),
  ],
  'Schedules/check-health': [
    ...onTable('Query', 'UpdateItem'),
    onAgenda,
    ...readsObjects('indexes'),
    intoDeadLetters('Schedules'),
  ],
  'Schedules/forget-unconfirmed': [
    ...onTable('DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'),
    onAgenda,
    ...onPool('AdminDeleteUser', 'AdminGetUser'),
    intoDeadLetters('Schedules'),
  ],
  'Schedules/match-alerts': [
    ...onTable('GetItem', 'PutItem', 'Query', 'UpdateItem'),
    onAgenda,
    ...readsObjects('indexes'),
    ...fills('match-alert'),
    sendsTo('match-arrivals'),
    intoDeadLetters('Schedules'),
  ],
  'Schedules/purge-deleted': [
    ...onTable('UpdateItem'),
    onAgenda,
    ...fills('purge-account'),
    intoDeadLetters('Schedules'),
  ],
  'Schedules/read-board': [
    ...onTable('GetItem', 'UpdateItem'),
    ...readsObjects('snapshots'),
    writesObjects('snapshots'),
    readsBoardKeys,
    intoDeadLetters('Schedules'),
  ],
  'Schedules/reconcile-payments': [
    ...onTable('GetItem', 'PutItem', 'UpdateItem'),
    onAgenda,
    readsPaymentKey,
    intoDeadLetters('Schedules'),
  ],
  'Schedules/remind-interviews': [
    ...onTable('BatchGetItem', 'ConditionCheckItem', 'PutItem', 'UpdateItem'),
    onAgenda,
    sendsTo('send-mail'),
    intoDeadLetters('Schedules'),
  ],
  'Schedules/remove-orphaned-files': [
    ...onTable('BatchGetItem', 'UpdateItem'),
    ...onFiles('kept', 'DeleteObject'),
    `s3:ListBucket on ${fileBucket}`,
    intoDeadLetters('Schedules'),
  ],
  'Schedules/send-mailings': [
    ...onTable('GetItem', 'UpdateItem'),
    onAgenda,
    sendsTo('send-mail'),
    intoDeadLetters('Schedules'),
  ],
}
const others: Record<string, string[]> = {
  ...Object.fromEntries(
    scheduleVerbs.map(verb => [
      `Schedules/${verb}-scheduler`,
      [`lambda:InvokeFunction on <Schedules/${verb}.Arn>`, 'sqs:SendMessage on <Schedules/dead-letters.Arn>'],
    ]),
  ),
  'GradualShift/role': [
    'cloudwatch:DescribeAlarms on *',
    ...Object.keys(api).flatMap(name =>
      ['GetAlias', 'GetProvisionedConcurrencyConfig', 'UpdateAlias'].flatMap(action => [
        `lambda:${action} on <Api/${name}.Arn>`,
        `lambda:${action} on <Api/${name}.Arn>:*`,
      ]),
    ),
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

const allResources = () =>
  z.object({ Resources: z.record(z.string(), z.looseObject({ Type: z.string() })) }).parse(template.toJSON())
    .Resources

test('permissions are only in roles and their policies, which the list covers', () => {
  const types = Object.values(allResources()).map(({ Type }) => Type)
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
  const ours = Object.entries(grants).filter(
    ([place]) => !place.startsWith('Custom::CDKBucketDeployment') && place !== 'GradualShift/role',
  )
  expect(
    ours
      .flatMap(([, lines]) => lines)
      .filter(line => /[*?]/.test(line))
      .toSorted(),
  ).toEqual(
    [
      // The functions of the assistant and of interviews.
      ...['InvokeModel', 'InvokeModel', 'InvokeModelWithResponseStream'].map(
        verb => `bedrock:${verb} on ${bedrock}:*::foundation-model/amazon.nova-2-lite-v1:0`,
      ),
      'dynamodb:ListStreams on <Table/table.Arn>/stream/*',
      ...Array(7).fill(`s3:GetObject on ${bucket}/indexes/*`),
      ...Array(2).fill(`s3:GetObject on ${bucket}/snapshots/*`),
      writesObjects('indexes'),
      writesObjects('snapshots'),
      readsBoardKeys,
      ...Array(4).fill(readsPaymentKey),
      ...Array(2).fill(unsuppresses),
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
  const names = Object.keys(functions)
    .flatMap(place => Object.keys(variablesOf(place)))
    .filter(name => !name.endsWith('_QUEUE_URL'))
  expect([...new Set(names)].toSorted()).toEqual([
    'BOARD_FLAGS',
    'BOARD_SECRET',
    'FILE_BUCKET',
    'LIVE_ENDPOINT',
    'MAILING_CONFIGURATION_SET',
    'MAIL_FROM',
    'MAIL_RATE',
    'MODEL_DAILY_DOLLARS',
    'MODEL_ID',
    'MODEL_PRICES',
    'MODEL_REGION',
    'NOTICE_CONFIGURATION_SET',
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
    PAYMENT_SECRET: 'aiki/production/payments',
    PAYSTACK_URL: 'https://api.paystack.co',
  })
  const text = JSON.stringify(template.toJSON())
  expect(text).not.toMatch(/sk_(live|test)_/)
  // CloudFormation replaces such a reference by the value, and everyone who may read the settings of its resource can
  // read it. Only the key between the site's edge and the gateway is resolved.
  const resolved = Object.values(allResources()).filter(it => JSON.stringify(it).includes('{{resolve:'))
  expect(resolved.map(({ Type }) => Type).toSorted()).toEqual([
    'AWS::ApiGateway::ApiKey',
    'AWS::CloudFront::Distribution',
  ])
})

test("the stack's own secrets are generated by Secrets Manager, and that of the trials stays when the stack is deleted", () => {
  const secrets = Object.values(allResources()).filter(({ Type }) => Type === 'AWS::SecretsManager::Secret')
  expect(secrets.map(({ DeletionPolicy }) => DeletionPolicy)).toEqual(['Retain', 'Delete'])
  for (const { Properties } of secrets)
    expect(Properties).toMatchObject({
      GenerateSecretString: { PasswordLength: 64, ExcludePunctuation: true },
    })
  expect(JSON.stringify(secrets)).not.toContain('"SecretString"')
})

test('another name of the secret is passed to its readers, who may read only that secret', () => {
  const other = synthesize({ paymentSecretName: 'money/key' })
  expect(JSON.stringify(other.findResources('AWS::IAM::Policy'))).not.toContain('aiki/production/payments')
  other.resourcePropertiesCountIs(
    'AWS::Lambda::Function',
    { Environment: { Variables: Match.objectLike({ PAYMENT_SECRET: 'money/key' }) } },
    4,
  )
})

import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { synthesize } from './stack.testing.ts'
import { inWords, resourcesByPlace } from './template.testing.ts'

const template = synthesize()

const listOf = <T extends z.ZodType>(item: T) => z.preprocess(value => [value].flat(), z.array(item))
// Strict: a right that stands where this does not look is a failure, and not a right that nobody sees.
const role = z.strictObject({
  AssumeRolePolicyDocument: z.unknown(),
  ManagedPolicyArns: z.array(z.unknown()).default([]),
})
const policy = z.strictObject({
  PolicyName: z.string(),
  Roles: z.tuple([z.unknown()]),
  PolicyDocument: z.strictObject({
    Version: z.string(),
    Statement: z.array(
      z.strictObject({
        Effect: z.literal('Allow'),
        Action: listOf(z.string()),
        Resource: listOf(z.unknown()),
        Condition: z.strictObject({ StringEquals: z.record(z.string(), z.string()) }).optional(),
      }),
    ),
  }),
})

/** Every role of the stack → all that it may do, as `action on resource`. */
const readGrants = (): Record<string, string[]> => {
  const grants: Record<string, string[]> = {}
  for (const [place, properties] of resourcesByPlace(template, 'AWS::IAM::Role'))
    grants[place] = role.parse(properties).ManagedPolicyArns.map(arn => `all of ${inWords(template, arn)}`)
  for (const properties of resourcesByPlace(template, 'AWS::IAM::Policy').values()) {
    const { PolicyDocument, Roles } = policy.parse(properties)
    const place = inWords(template, Roles[0]).slice(1, -1)
    const granted = grants[place]
    if (!granted) throw new Error(`A policy is for ${place}, which is no role of the stack.`)
    for (const { Action, Resource, Condition } of PolicyDocument.Statement) {
      const only = Object.entries(Condition?.StringEquals ?? {}).map(
        ([key, value]) => ` if ${key} is ${value}`,
      )
      for (const action of Action)
        for (const resource of Resource)
          granted.push(`${action} on ${inWords(template, resource)}${only.join('')}`)
    }
  }
  return grants
}

const grants = readGrants()
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

const functions: Record<string, string[]> = {
  'Api/account': [
    ...onTable('GetItem', 'PutItem', 'Query', 'UpdateItem'),
    ...onPool('AdminDisableUser', 'AdminGetUser', 'AdminUserGlobalSignOut'),
    sendsMail,
  ],
  'Api/applications': onTable('DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
  'Api/notifications': onTable('DeleteItem', 'GetItem', 'PutItem', 'Query'),
  'Api/preferences': onTable('GetItem', 'PutItem'),
  'Api/profile': onTable('DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'),
  'Api/reviews': onTable('GetItem', 'PutItem', 'Query', 'UpdateItem'),
  'Api/settings': onTable('GetItem', 'UpdateItem'),
  'Api/support': [...onTable('GetItem', 'PutItem', 'UpdateItem'), sendsMail],
  'Identity/custom-message': [],
  'Identity/pre-sign-up': onTable('PutItem'),
  'Identity/post-confirmation': [...onTable('DeleteItem', 'GetItem', 'PutItem'), sendsMail],
  'Live/changes': [
    'dynamodb:DescribeStream on <Table/table.StreamArn>',
    'dynamodb:GetRecords on <Table/table.StreamArn>',
    'dynamodb:GetShardIterator on <Table/table.StreamArn>',
    'dynamodb:ListStreams on <Table/table.Arn>/stream/*',
    'appsync:EventPublish on <Live/namespace.ChannelNamespaceArn>',
    ...intoDeadLetters('Live'),
  ],
  'Schedules/forget-unconfirmed': [
    ...onTable('DeleteItem', 'GetItem', 'PutItem'),
    'dynamodb:Query on <Table/table.Arn>/index/agenda',
    ...onPool('AdminDeleteUser', 'AdminGetUser'),
    ...intoDeadLetters('Schedules'),
  ],
  'Schedules/purge-deleted': [
    ...onTable('DeleteItem', 'Query'),
    'dynamodb:Query on <Table/table.Arn>/index/agenda',
    ...onPool('AdminDeleteUser'),
    ...intoDeadLetters('Schedules'),
  ],
}
const verbs = ['forget-unconfirmed', 'purge-deleted']

const others: Record<string, string[]> = {
  ...Object.fromEntries(
    verbs.map(verb => [
      `Schedules/${verb}-scheduler`,
      [`lambda:InvokeFunction on <Schedules/${verb}.Arn>`, 'sqs:SendMessage on <Schedules/dead-letters.Arn>'],
    ]),
  ),
  'Api/gateway/CloudWatchRole': [
    'all of arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs',
  ],
}

describe('each role may do just what is listed', () => {
  test.each(Object.entries(functions))('%s', (place, allowed) => {
    expect(grants[`${place}-role`]?.toSorted()).toEqual([...ownLog(place), ...allowed].toSorted())
  })

  test.each(Object.entries(others))('%s', (place, allowed) => {
    expect(grants[place]?.toSorted()).toEqual(allowed.toSorted())
  })

  test("and there is no other role but that of CDK's own file copier", () => {
    const listed = [...Object.keys(functions).map(place => `${place}-role`), ...Object.keys(others)]
    const rest = Object.keys(grants).filter(place => !listed.includes(place))
    expect(rest).toEqual([expect.stringMatching(/^Custom::CDKBucketDeployment\w+\/ServiceRole$/)])
  })
})

test('rights stand in roles and their policies alone, where the list above reads them', () => {
  const resources = z
    .object({ Resources: z.record(z.string(), z.object({ Type: z.string() })) })
    .parse(template.toJSON()).Resources
  const types = Object.values(resources).map(({ Type }) => Type)
  expect(new Set(types.filter(type => type.startsWith('AWS::IAM::')))).toEqual(
    new Set(['AWS::IAM::Policy', 'AWS::IAM::Role']),
  )
})

test('the scheduler takes on its role for this account alone', () => {
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

test('a wildcard stands nowhere but where Lambda lists the streams of our table', () => {
  const ours = Object.entries(grants).filter(([place]) => !place.startsWith('Custom::CDKBucketDeployment'))
  expect(ours.flatMap(([, lines]) => lines).filter(line => line.includes('*'))).toEqual([
    'dynamodb:ListStreams on <Table/table.Arn>/stream/*',
  ])
})

test('no variable of a function holds a secret', () => {
  const lambda = z.object({ Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }) })
  const all = resourcesByPlace(template, 'AWS::Lambda::Function')
  const names = Object.keys(functions).flatMap(place =>
    Object.keys(lambda.parse(all.get(place)).Environment.Variables),
  )
  expect([...new Set(names)].toSorted()).toEqual([
    'LIVE_ENDPOINT',
    'MAIL_FROM',
    'SITE_URL',
    'TABLE_NAME',
    'USER_POOL_ID',
  ])
})

import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { queueNames, queues } from '../functions/queues/payload.ts'
import { leaseLength, scheduleVerbs, timetable } from '../functions/schedules/payload.ts'
import { api } from '../shared/api/index.ts'
import { type Domain, routeKey } from '../shared/api/operation.ts'
import { boards } from '../shared/domain/jobs/boards.ts'
import { synthesize } from './stack.testing.ts'
import { inWords, only, resourcesByPlace } from './template.testing.ts'

const template = synthesize()
describe('the API', () => {
  const methods = z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        security: z.array(z.record(z.string(), z.array(z.string()))),
        'x-amazon-apigateway-integration': z.object({
          uri: z.unknown(),
          responseTransferMode: z.literal('STREAM').optional(),
        }),
      }),
    ),
  )
  const { Body } = z
    .object({ Body: z.object({ paths: methods, components: z.unknown() }) })
    .parse(only(template, 'AWS::ApiGateway::RestApi'))
  const routes = Object.entries(Body.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, route]) => ({ key: `${method.toUpperCase()} ${path}`, ...route })),
  )

  const operations = Object.entries<Domain>(api).flatMap(([name, domain]) =>
    Object.values(domain).map(operation => ({ name, operation, key: routeKey(operation) })),
  )

  test.each(operations)(
    '$key routes to the function $name, with the key of the edge, and an access token if its caller is a person',
    ({ key, name, operation }) => {
      const route = routes.find(it => it.key === key)
      const how = operation.streams ? 'response-streaming-invocations' : 'invocations'
      const integration = route?.['x-amazon-apigateway-integration']
      expect(inWords(template, integration?.uri)).toContain(`functions/<Api/${name}-alias>/${how}`)
      expect(integration?.responseTransferMode).toBe(operation.streams ? 'STREAM' : undefined)
      const schemes = operation.access === 'person' ? ['cognito', 'api_key'] : ['api_key']
      expect(route?.security.flatMap(Object.keys)).toEqual(schemes)
    },
  )

  test('has no other routes, and validates tokens of our user pool', () => {
    expect(routes).toHaveLength(operations.length)
    expect(JSON.stringify(Body.components)).toContain('cognito_user_pools')
    const { components } = z
      .object({
        components: z.object({
          securitySchemes: z.object({
            cognito: z.object({
              'x-amazon-apigateway-authorizer': z.object({ providerARNs: z.tuple([z.unknown()]) }),
            }),
          }),
        }),
      })
      .parse(Body)
    const [arn] = components.securitySchemes.cognito['x-amazon-apigateway-authorizer'].providerARNs
    expect(inWords(template, arn)).toBe('<Identity/pool.Arn>')
  })

  // The provider signs the bytes of a body. Each of these settings could change them.
  test.each(['BinaryMediaTypes', 'x-amazon-apigateway-binary-media-types', 'contentHandling'])(
    'passes bodies unchanged: there is no %s',
    name => {
      expect(JSON.stringify(only(template, 'AWS::ApiGateway::RestApi'))).not.toContain(name)
    },
  )

  test('lets only the gateway call its functions, and is throttled, with a lower rate for public operations', () => {
    template.hasResourceProperties('AWS::ApiGateway::Stage', {
      StageName: 'api',
      MethodSettings: [
        Match.objectLike({ ResourcePath: '/*', ThrottlingRateLimit: 200, DataTraceEnabled: false }),
        ...[
          ['POST', '/~1account~1email~1check'],
          ['GET', '/~1account~1sign-ups~1{id}'],
          ['POST', '/~1account~1password~1by-link'],
          ['POST', '/~1account~1undo~1{token}'],
          ['POST', '/~1unsubscribe~1{token}'],
          ['POST', '/~1unsubscribe~1{token}~1all'],
        ].map(([HttpMethod, ResourcePath]) =>
          Match.objectLike({ ResourcePath, HttpMethod, ThrottlingRateLimit: 50 }),
        ),
        Match.objectLike({
          ResourcePath: '/~1reviews',
          HttpMethod: 'GET',
          ThrottlingRateLimit: 50,
          LoggingLevel: 'ERROR',
          DataTraceEnabled: false,
        }),
        Match.objectLike({
          ResourcePath: '/~1webhooks~1paystack',
          HttpMethod: 'POST',
          ThrottlingRateLimit: 50,
          DataTraceEnabled: false,
        }),
      ],
    })
    const permissions = [...resourcesByPlace(template, 'AWS::Lambda::Permission').values()]
    const principals = permissions.map(({ Principal }) => Principal)
    expect(principals.filter(it => it === 'apigateway.amazonaws.com')).toHaveLength(Object.keys(api).length)
    for (const permission of permissions) expect(permission).toHaveProperty('SourceArn')
  })
})

describe('each function', () => {
  const functions = [...resourcesByPlace(template, 'AWS::Lambda::Function')].filter(
    ([place]) => !place.startsWith('Custom::'),
  )

  test.each(functions)('%s runs on Node 24, on arm64, with a log of its own', (place, properties) => {
    expect(properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] })
    const { LoggingConfig } = z
      .object({ LoggingConfig: z.object({ LogFormat: z.literal('JSON'), LogGroup: z.unknown() }) })
      .parse(properties)
    expect(inWords(template, LoggingConfig.LogGroup)).toBe(`<${place}-logs>`)
  })
})

test('the table is retained, has point-in-time recovery, and has a stream', () => {
  template.hasResource('AWS::DynamoDB::GlobalTable', {
    DeletionPolicy: 'Retain',
    UpdateReplacePolicy: 'Retain',
    Properties: {
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      Replicas: [
        Match.objectLike({
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        }),
      ],
    },
  })
})

describe('identity', () => {
  test("people sign in by email with SRP or by a link, and the pool doesn't reveal whether an account exists", () => {
    template.hasResource('AWS::Cognito::UserPool', {
      DeletionPolicy: 'Retain',
      Properties: {
        DeletionProtection: 'ACTIVE',
        UsernameAttributes: ['email'],
        UsernameConfiguration: { CaseSensitive: false },
        MfaConfiguration: 'OPTIONAL',
        EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
        Policies: { PasswordPolicy: { MinimumLength: 8 } },
        UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
      },
    })
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      ExplicitAuthFlows: ['ALLOW_CUSTOM_AUTH', 'ALLOW_USER_SRP_AUTH'],
      AllowedOAuthFlowsUserPoolClient: false,
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      AccessTokenValidity: 15,
      TokenValidityUnits: Match.objectLike({ AccessToken: 'minutes' }),
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 30 },
      GenerateSecret: Match.absent(),
      // A stolen token must not change the address.
      WriteAttributes: ['name'],
    })
  })

  test('our trigger sets the scopes of each access token', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      LambdaConfig: Match.objectLike({
        PreTokenGenerationConfig: { LambdaVersion: 'V2_0', LambdaArn: Match.anyValue() },
      }),
    })
  })

  test("the pool's audit trail is received, and a trail is created if the account has none", () => {
    template.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: {
        source: ['aws.cognito-idp'],
        'detail-type': ['AWS API Call via CloudTrail'],
        detail: { eventName: Match.arrayWith(['SetUserMFAPreference']), errorCode: [{ exists: false }] },
      },
    })
    template.resourceCountIs('AWS::CloudTrail::Trail', 1)
    synthesize({ auditTrail: 'account' }).resourceCountIs('AWS::CloudTrail::Trail', 0)
  })

  test("mails have the operator's sender, and link to the site", () => {
    const configured = synthesize({
      senderAddress: 'hello@mail.aiki.example',
      siteUrl: 'https://d111111abcdef8.cloudfront.net',
    })
    const { EmailConfiguration } = z
      .object({ EmailConfiguration: z.object({ From: z.string(), SourceArn: z.unknown() }) })
      .parse(only(configured, 'AWS::Cognito::UserPool'))
    expect(EmailConfiguration.From).toBe('Aiki <hello@mail.aiki.example>')
    expect(inWords(configured, EmailConfiguration.SourceArn)).toMatch(
      /:ses:.*:identity\/mail\.aiki\.example$/,
    )
    configured.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ MAIL_FROM: 'hello@mail.aiki.example' }) },
    })
    configured.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ SITE_URL: 'https://d111111abcdef8.cloudfront.net' }) },
    })
  })

  test('without a sender Cognito sends the codes, and our own mails are not sent', () => {
    const bare = synthesize({ senderAddress: undefined })
    bare.hasResourceProperties('AWS::Cognito::UserPool', { EmailConfiguration: Match.absent() })
    bare.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ MAIL_FROM: 'nobody@sender-not-set.invalid' }) },
    })
  })
})

describe('schedules', () => {
  test('a run ends before its lease, and no function reserves concurrency', () => {
    const functions = resourcesByPlace(template, 'AWS::Lambda::Function')
    for (const verb of scheduleVerbs) {
      const { Timeout, ...settings } = z
        .looseObject({ Timeout: z.number() })
        .parse(functions.get(`Schedules/${verb}`))
      expect(Timeout * 1000).toBeLessThan(leaseLength)
      expect(settings).not.toHaveProperty('ReservedConcurrentExecutions')
    }
  })

  test.each(
    timetable.filter(({ payload }) => payload.verb !== 'read-board' || !boards[payload.board].isFlagged),
  )(
    '$name runs as often as its timetable says, and a failure becomes a dead letter',
    ({ expression, payload }) => {
      template.hasResourceProperties('AWS::Scheduler::Schedule', {
        ScheduleExpression: expression,
        State: 'ENABLED',
        Target: Match.objectLike({
          Input: JSON.stringify(payload),
          DeadLetterConfig: { Arn: Match.anyValue() },
        }),
      })
      expect([...resourcesByPlace(template, 'AWS::Lambda::EventInvokeConfig').keys()]).toContainEqual(
        expect.stringContaining(`Schedules/${payload.verb}/`),
      )
    },
  )

  test('an optional board has a schedule only when the operator switches it on', () => {
    const readsJobzilla = {
      Target: Match.objectLike({ Input: JSON.stringify({ verb: 'read-board', board: 'jobzilla' }) }),
    }
    template.resourcePropertiesCountIs('AWS::Scheduler::Schedule', readsJobzilla, 0)
    const switchedOn = synthesize({ boardFlags: ['jobzilla'] })
    switchedOn.resourcePropertiesCountIs('AWS::Scheduler::Schedule', readsJobzilla, 1)
    switchedOn.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ BOARD_FLAGS: 'jobzilla' }) },
    })
  })

  test('a failed run that defers its work is not retried at once, because the retry would find nothing', () => {
    const configs = [...resourcesByPlace(template, 'AWS::Lambda::EventInvokeConfig')]
    const once = configs.filter(([, { MaximumRetryAttempts }]) => MaximumRetryAttempts === 0)
    expect(once.map(([place]) => place.split('/')[1]).toSorted()).toEqual([
      'advance-subscriptions',
      'reconcile-payments',
      'remind-interviews',
    ])
  })
})

describe('queues', () => {
  const all = [...resourcesByPlace(template, 'AWS::SQS::Queue')]

  test('messages are encrypted', () => {
    template.allResourcesProperties('AWS::SQS::Queue', { SqsManagedSseEnabled: true })
  })

  test('dead letters are stored for two weeks', () => {
    for (const [place, queue] of all.filter(([, { RedrivePolicy }]) => !RedrivePolicy))
      expect([place, queue.MessageRetentionPeriod]).toEqual([
        expect.stringMatching(/dead-letters$/),
        14 * 24 * 60 * 60,
      ])
  })

  test.each(queueNames)(
    '%s: a batch has six times the time of its function, and each message its attempts',
    name => {
      const { timeout, attempts, batchSize, concurrency } = queues[name]
      expect(new Map(all).get(`Queues/${name}/queue`)).toMatchObject({
        VisibilityTimeout: 6 * timeout,
        RedrivePolicy: { maxReceiveCount: attempts },
      })
      const source = resourcesByPlace(template, 'AWS::Lambda::EventSourceMapping').get(
        `Consumers/${name}-source`,
      )
      expect(source).toMatchObject({
        BatchSize: batchSize,
        ScalingConfig: { MaximumConcurrency: concurrency },
        FunctionResponseTypes: ['ReportBatchItemFailures'],
      })
    },
  )

  // Lambda counts the messages that lead to each other, by the trace header that the SDK adds.
  test('Lambda stops a function that calls itself, but for the one that continues its own work', () => {
    const functions = [...resourcesByPlace(template, 'AWS::Lambda::Function')]
    const allowed = functions.filter(([, { RecursiveLoop }]) => RecursiveLoop === 'Allow')
    expect(allowed.map(([place]) => place)).toEqual(['Consumers/match-arrivals'])
  })
})

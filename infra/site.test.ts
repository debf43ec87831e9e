import { Match, type Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { securityHeaders } from '../shared/csp.ts'
import { synthesize } from './stack.testing.ts'
import { inWords, only, resourcesByPlace } from './template.testing.ts'

const template = synthesize()
const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0f9d1c1e-1a2b-4c3d-8e4f-5a6b7c8d9e0f'
const webAclArn =
  'arn:aws:wafv2:us-east-1:123456789012:global/webacl/aiki/0f9d1c1e-1a2b-4c3d-8e4f-5a6b7c8d9e0f'
const configured = synthesize({
  domainName: 'app.aiki.example',
  certificateArn,
  webAclArn,
  originKeyVersion: '2',
})
const { DistributionConfig } = z
  .object({
    DistributionConfig: z.object({
      CacheBehaviors: z.array(z.looseObject({ PathPattern: z.string(), TargetOriginId: z.string() })),
      DefaultCacheBehavior: z.looseObject({ TargetOriginId: z.string() }),
    }),
  })
  .parse(only(template, 'AWS::CloudFront::Distribution'))
const { CacheBehaviors, DefaultCacheBehavior } = DistributionConfig

test('the bucket is private, encrypted, and requires TLS', () => {
  template.hasResource('AWS::S3::Bucket', {
    DeletionPolicy: 'Retain',
    Properties: {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    },
  })
  template.hasResourceProperties('AWS::S3::BucketPolicy', {
    PolicyDocument: Match.objectLike({
      Statement: Match.arrayWith([
        Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      ]),
    }),
  })
})

test('the API is below the site, its document is a file, and only pages go through the routing function', () => {
  const patterns = CacheBehaviors.map(({ PathPattern }) => PathPattern)
  expect(patterns).toEqual(['/assets/*', '/api/openapi.json', '/api', '/api/*'])
  const originOf = (pattern: string) =>
    CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern)?.TargetOriginId
  expect(originOf('/api/openapi.json')).toBe(DefaultCacheBehavior.TargetOriginId)
  expect(originOf('/api')).toBe(originOf('/api/*'))
  expect(originOf('/api/*')).not.toBe(DefaultCacheBehavior.TargetOriginId)
  expect(DefaultCacheBehavior).toHaveProperty('FunctionAssociations')
  for (const behavior of CacheBehaviors) expect(behavior).not.toHaveProperty('FunctionAssociations')
})

test('every answer carries the security headers', () => {
  for (const behavior of [DefaultCacheBehavior, ...CacheBehaviors])
    expect(inWords(template, behavior.ResponseHeadersPolicyId)).toBe('<Site/headers>')
  const { ResponseHeadersPolicyConfig: policy } = z
    .object({
      ResponseHeadersPolicyConfig: z.object({
        SecurityHeadersConfig: z.object({
          ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.unknown() }),
          FrameOptions: z.object({ FrameOption: z.string() }),
          ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
          StrictTransportSecurity: z.object({ AccessControlMaxAgeSec: z.number() }),
          ContentTypeOptions: z.object({ Override: z.literal(true) }),
        }),
        CustomHeadersConfig: z.object({
          Items: z.array(z.object({ Header: z.string(), Value: z.string() })),
        }),
      }),
    })
    .parse(only(template, 'AWS::CloudFront::ResponseHeadersPolicy'))
  const { SecurityHeadersConfig: special, CustomHeadersConfig: custom } = policy
  expect({
    'content-security-policy': inWords(template, special.ContentSecurityPolicy.ContentSecurityPolicy),
    'x-content-type-options': 'nosniff',
    'x-frame-options': special.FrameOptions.FrameOption,
    'referrer-policy': special.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
  }).toEqual(
    securityHeaders([
      'https://cognito-idp.<AWS::Region>.<AWS::URLSuffix>',
      'https://<Files/bucket.RegionalDomainName>',
      'https://<Live/events.Dns.Http>',
      'wss://<Live/events.Dns.Realtime>',
    ]),
  )
  expect(special.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(2 * 365 * 24 * 60 * 60)
})

test("files with a hash are cached forever and pages never; pages are deployed last, with the stack's configuration", () => {
  const copies = resourcesByPlace(template, 'Custom::CDKBucketDeployment')
  const copied = (name: string) =>
    z
      .object({
        Prune: z.literal(false),
        SystemMetadata: z.object({ 'cache-control': z.string() }),
        SourceMarkers: z.array(z.record(z.string(), z.unknown())).default([]),
      })
      .parse([...copies].find(([place]) => place.startsWith(`SiteFiles/${name}/`))?.[1])
  expect(copied('assets').SystemMetadata['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(copied('pages').SystemMetadata['cache-control']).toBe('no-cache')
  // The description of the API is among the pages. Elsewhere the edge would show that of an earlier version for an hour.
  expect(copied('loose-files').SourceMarkers).toEqual([])
  const filledIn = copied('pages').SourceMarkers.flatMap(markers => Object.values(markers))
  expect([...new Set(filledIn.map(value => inWords(template, value)))]).toEqual([
    '<Site/distribution.DomainName>',
    '<AWS::Region>',
    '<Identity/pool>',
    '<Identity/pool/web>',
    '<Live/events.Dns.Http>',
  ])
  template.hasResource('Custom::CDKBucketDeployment', {
    Properties: Match.objectLike({ SystemMetadata: { 'cache-control': 'no-cache' } }),
    DependsOn: Match.arrayWith([Match.stringLikeRegexp('assets'), Match.stringLikeRegexp('loose')]),
  })
})

test('the gateway requires a key that only the edge sends, and another version replaces it on both sides at once', () => {
  const keyOf = (made: Template, version: string) => {
    const { Value } = only(made, 'AWS::ApiGateway::ApiKey')
    const { KeyId } = only(made, 'AWS::ApiGateway::UsagePlanKey')
    expect(inWords(made, KeyId)).toBe(`<OriginKey/key-${version}>`)
    const { ApiStages } = z
      .object({ ApiStages: z.tuple([z.looseObject({ ApiId: z.unknown(), Stage: z.unknown() })]) })
      .parse(only(made, 'AWS::ApiGateway::UsagePlan'))
    expect(inWords(made, ApiStages[0].ApiId)).toBe('<Api/gateway>')
    expect(inWords(made, ApiStages[0].Stage)).toBe('<Api/gateway/DeploymentStage.api>')
    made.hasResource('AWS::CloudFront::Distribution', {
      Properties: {
        DistributionConfig: {
          Origins: Match.arrayWith([
            Match.objectLike({ OriginCustomHeaders: [{ HeaderName: 'x-api-key', HeaderValue: Value }] }),
          ]),
        },
      },
      DependsOn: Match.arrayWith([Match.stringLikeRegexp('OriginKeyplanUsagePlanKey')]),
    })
    return inWords(made, Value)
  }
  expect(keyOf(template, '1')).toBe('{{resolve:secretsmanager:<OriginKey/secret-1>:SecretString:::}}')
  expect(keyOf(configured, '2')).toBe('{{resolve:secretsmanager:<OriginKey/secret-2>:SecretString:::}}')
})

test('a web firewall is a setting', () => {
  const withAcl = (made: Template) => only(made, 'AWS::CloudFront::Distribution').DistributionConfig
  expect(withAcl(template)).not.toHaveProperty('WebACLId')
  expect(withAcl(configured)).toHaveProperty('WebACLId', webAclArn)
})

test('a custom domain has its certificate and TLS 1.2, and mails link to it', () => {
  configured.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: Match.objectLike({
      Aliases: ['app.aiki.example'],
      ViewerCertificate: Match.objectLike({
        AcmCertificateArn: certificateArn,
        MinimumProtocolVersion: 'TLSv1.2_2021',
      }),
    }),
  })
  configured.hasOutput('SiteUrl', { Value: 'https://app.aiki.example' })
})

import { App, Stack } from 'aws-cdk-lib'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { addSmokeMailbox } from './smoke-mailbox.ts'
import { setStage } from './stage.ts'
import { only } from './template.testing.ts'

const made = (given: Record<string, unknown>): Template => {
  const stack = new Stack(new App(), 'Aiki-staging')
  setStage(stack, 'staging')
  addSmokeMailbox(
    stack,
    readConfiguration(key => given[key]),
  )
  return Template.fromStack(stack)
}

test('without a host there is no mailbox, and no rule about mail', () => {
  expect(made({}).toJSON().Resources).toBeUndefined()
})

test('mail to the host, over TLS, is stored for a day, and SES alone may write it', () => {
  const template = made({ smokeMailbox: 'smoke.mail.example.com' })
  expect(only(template, 'AWS::SES::ReceiptRuleSet')).toEqual({ RuleSetName: 'Aiki-staging-smoke' })
  const { Rule } = only(template, 'AWS::SES::ReceiptRule')
  expect(Rule).toMatchObject({
    Enabled: true,
    Recipients: ['smoke.mail.example.com'],
    TlsPolicy: 'Require',
    Actions: [{ S3Action: { ObjectKeyPrefix: 'smoke.mail.example.com/' } }],
  })
  template.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: { Rules: [{ Id: 'read', ExpirationInDays: 1, Status: 'Enabled' }] },
    PublicAccessBlockConfiguration: { BlockPublicAcls: true },
  })
  const bucket = { Ref: Match.stringLikeRegexp('^SmokeMailboxbucket') }
  template.hasOutput('SmokeMailboxUrl', {
    Value: { 'Fn::Join': ['', ['s3://', bucket, '/smoke.mail.example.com']] },
  })
  template.hasResourceProperties('AWS::S3::BucketPolicy', {
    PolicyDocument: {
      Statement: [
        { Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
        {},
        {
          Effect: 'Allow',
          Action: 's3:PutObject',
          Principal: { Service: 'ses.amazonaws.com' },
          Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        },
      ],
    },
  })
})

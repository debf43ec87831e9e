import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { grantsIn } from './grants.testing.ts'
import { synthesize } from './stack.testing.ts'
import { inWords } from './template.testing.ts'

const domain = { mailDomain: 'mail.aiki.example', dmarcAddress: 'dmarc@aiki.example' }
const template = synthesize(domain)
const outputs = z.record(z.string(), z.object({ Value: z.unknown() }))
const recordOf = (name: string) => inWords(template, outputs.parse(template.toJSON().Outputs)[name]?.Value)

describe('with a mail domain', () => {
  test('the stack makes the identity, and production keeps it once it is there', () => {
    template.hasResource('AWS::SES::EmailIdentity', {
      DeletionPolicy: 'RetainExceptOnCreate',
      Properties: {
        EmailIdentity: 'mail.aiki.example',
        DkimSigningAttributes: { NextSigningKeyLength: 'RSA_2048_BIT' },
        MailFromAttributes: {
          MailFromDomain: 'bounce.mail.aiki.example',
          BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
        },
        // A default set would be used by every other sender of the domain, who may have no right to use it.
        ConfigurationSetAttributes: Match.absent(),
      },
    })
  })

  test('every record of its DNS is an output, as a line of a zone file', () => {
    expect([1, 2, 3].map(n => recordOf(`MailDkim${n}`))).toEqual(
      [1, 2, 3].map(n =>
        expect.stringMatching(new RegExp(`DkimDNSTokenName${n}>. 3600 IN CNAME <.*DkimDNSTokenValue${n}>.$`)),
      ),
    )
    expect(recordOf('MailReturns')).toBe(
      'bounce.mail.aiki.example. 3600 IN MX 10 feedback-smtp.<AWS::Region>.amazonses.com.',
    )
    expect(recordOf('MailSpf')).toBe(
      'bounce.mail.aiki.example. 3600 IN TXT "v=spf1 include:amazonses.com -all"',
    )
    expect(recordOf('MailDmarc')).toBe(
      '_dmarc.mail.aiki.example. 3600 IN TXT "v=DMARC1; p=none; rua=mailto:dmarc@aiki.example;"',
    )
  })
})

test('without one there is no identity, so that two stages can send with the same domain', () => {
  synthesize().resourceCountIs('AWS::SES::EmailIdentity', 0)
})

test.each([
  ['notices', ['BOUNCE']],
  ['mailings', ['BOUNCE', 'COMPLAINT']],
])('the configuration set %s reports returned mails, and requires TLS', (name, reasons) => {
  template.hasResourceProperties('AWS::SES::ConfigurationSet', {
    Name: `Aiki-production-${name}`,
    SuppressionOptions: { SuppressedReasons: reasons },
    ReputationOptions: { ReputationMetricsEnabled: true },
    DeliveryOptions: { TlsPolicy: 'REQUIRE' },
  })
  template.resourcePropertiesCountIs(
    'AWS::SES::ConfigurationSetEventDestination',
    { EventDestination: { MatchingEventTypes: ['bounce', 'complaint'], Enabled: true } },
    2,
  )
})

test('only mails of our own stage reach mail-events, and Cognito sends with the set of codes', () => {
  template.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      source: ['aws.ses'],
      detail: {
        eventType: ['Bounce', 'Complaint'],
        mail: { tags: { 'ses:configuration-set': ['Aiki-production-notices', 'Aiki-production-mailings'] } },
      },
    },
  })
  template.hasResourceProperties('AWS::Cognito::UserPool', {
    EmailConfiguration: Match.objectLike({ ConfigurationSet: Match.anyValue() }),
  })
})

test('in the sandbox, mails may go to the identities of recipients, still from our sender only, one a second', () => {
  const sandbox = synthesize({ mailSandbox: true })
  expect(grantsIn(sandbox)['Api/support-role']).toContain(
    'ses:SendEmail on arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/* if ses:FromAddress is hello@mail.aiki.example',
  )
  const rated = (rate: string) => ({ Environment: { Variables: Match.objectLike({ MAIL_RATE: rate }) } })
  sandbox.resourcePropertiesCountIs('AWS::Lambda::Function', rated('1'), 2)
  template.resourcePropertiesCountIs('AWS::Lambda::Function', rated('14'), 2)
})

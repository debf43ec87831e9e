import { Annotations, Stack } from 'aws-cdk-lib'
import { EventBus } from 'aws-cdk-lib/aws-events'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailSendingEvent,
  EventDestination,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import type { Configuration } from './configuration.ts'
import { addMailDomain } from './mail-domain.ts'
import type { Needs } from './needs.ts'
import { nameOf } from './stage.ts'

/** An invalid address: SES refuses it, and the functions log that. */
const notSet = 'nobody@sender-not-set.invalid'

/**
 * `notice`: a code, and what is about security, money or a request of the person. `mailing`: a mail with a link that
 * ends its kind.
 */
export type MailKind = 'notice' | 'mailing'

/**
 * Which addresses SES refuses, from its suppression list. A person who reported a mailing as spam must still get the
 * codes that they ask for.
 */
const suppressed: Readonly<Record<MailKind, SuppressionReasons>> = {
  notice: SuppressionReasons.BOUNCES_ONLY,
  mailing: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
}

/** The variable of a function's environment that names the configuration set. */
const setVariables: Readonly<Record<MailKind, string>> = {
  notice: 'NOTICE_CONFIGURATION_SET',
  mailing: 'MAILING_CONFIGURATION_SET',
}

/** The sender of all mails, those of the user pool and those of the functions, with a configuration set for each kind. */
export class Sender extends Construct {
  /** False where the operator has set no sender. */
  readonly isSet: boolean
  readonly address: string
  /** The SES identity that covers the address, in this account and region. */
  readonly identityArn: string
  /** The configuration set of the user pool's codes. */
  readonly codeSet: ConfigurationSet
  /** The names of the configuration sets. */
  readonly setNames: Readonly<Record<MailKind, string>>
  /** For functions that keep the rate of the account. */
  readonly pacing: Needs
  private readonly isSandbox: boolean

  constructor(scope: Construct, id: string, configuration: Configuration) {
    super(scope, id)
    const { senderAddress = notSet, senderIdentity, mailDomain, mailSandbox, mailRate } = configuration
    this.isSet = senderAddress !== notSet
    this.address = senderAddress
    this.isSandbox = mailSandbox
    this.pacing = { environment: { MAIL_RATE: String(mailRate) }, grants: [] }
    if (!this.isSet)
      Annotations.of(scope).addInfo(
        `Mails of our own (security notices, receipts, copies of tickets) will not be sent: set senderAddress${mailDomain ? `, when SES has verified ${mailDomain}` : ''}. Codes come from Cognito, 50 a day.`,
      )
    this.identityArn = this.arnOf(
      'identity',
      mailDomain ?? senderIdentity ?? senderAddress.replace(/^.*@/, ''),
    )
    this.setNames = { notice: nameOf(this, 'notices'), mailing: nameOf(this, 'mailings') }
    this.codeSet = this.configurationSet('notice')
    this.configurationSet('mailing')
    this.acknowledge()
    if (mailDomain) addMailDomain(this, mailDomain, configuration.dmarcAddress)
  }

  private arnOf(resource: string, resourceName: string): string {
    return Stack.of(this).formatArn({ service: 'ses', resource, resourceName })
  }

  /**
   * The bus gets bounces and complaints alone, because a delayed mail is tried again by SES, and ends as one of both or
   * arrives. SES can only send to the account's default bus.
   */
  private configurationSet(kind: MailKind): ConfigurationSet {
    const set = new ConfigurationSet(this, kind, {
      configurationSetName: this.setNames[kind],
      suppressionReasons: suppressed[kind],
      reputationMetrics: true,
      // Codes, and links that sign in, never travel in the clear. A server without TLS gets no mail.
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    })
    set.addEventDestination('events', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, `${kind}-bus`, 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    })
    return set
  }

  private acknowledge(): void {
    acknowledge(
      Stack.of(this),
      'IAM5[Resource::*]',
      'The suppression list has no ARN: two functions may take an address off the list, and add none.',
    )
    if (this.isSandbox)
      acknowledge(
        Stack.of(this),
        'IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*]',
        'In the sandbox, SES also asks for the identity of the recipient. The sender is still the only one allowed.',
      )
  }

  /** The right to take addresses off the suppression list of the account. */
  unsuppressing(): Needs {
    const actions = ['ses:DeleteSuppressedDestination']
    return { environment: {}, grants: [new PolicyStatement({ actions, resources: ['*'] })] }
  }

  /**
   * Returns what a function needs to send mails of a kind, from this address only. In the sandbox, SES also asks for the
   * recipient's identity.
   */
  sending(kind: MailKind): Needs {
    const name = this.setNames[kind]
    return {
      environment: { MAIL_FROM: this.address, [setVariables[kind]]: name },
      grants: [
        new PolicyStatement({
          actions: ['ses:SendEmail'],
          resources: [
            this.isSandbox ? this.arnOf('identity', '*') : this.identityArn,
            this.arnOf('configuration-set', name),
          ],
          // An identity is mostly a whole domain, and the functions must not send from its other addresses.
          conditions: { StringEquals: { 'ses:FromAddress': this.address } },
        }),
      ],
    }
  }
}

import { Annotations, Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import type { Configuration } from './configuration.ts'

/** The sender of all mails: those of the user pool and those of the functions. */
export type Sender = {
  /** False where the operator has set no sender. */
  readonly isSet: boolean
  readonly address: string
  /** The SES identity that covers the address, in this account and region. */
  readonly identityArn: string
  /** Grants sending from this address only. */
  readonly allow: () => PolicyStatement
}

/** An invalid address: SES refuses it, and the functions log that. */
const notSet = 'nobody@sender-not-set.invalid'

export const senderOf = (
  scope: Construct,
  { senderAddress = notSet, senderIdentity }: Pick<Configuration, 'senderAddress' | 'senderIdentity'>,
): Sender => {
  if (senderAddress === notSet)
    Annotations.of(scope).addInfo(
      'Mails of our own (security notices, receipts, copies of tickets) will not be sent: set senderAddress. Codes come from Cognito, 50 a day.',
    )
  const identityArn = Stack.of(scope).formatArn({
    service: 'ses',
    resource: 'identity',
    resourceName: senderIdentity ?? senderAddress.replace(/^.*@/, ''),
  })
  return {
    isSet: senderAddress !== notSet,
    address: senderAddress,
    identityArn,
    allow: () =>
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [identityArn],
        // An identity is mostly a whole domain, and the functions must not send from its other addresses.
        conditions: { StringEquals: { 'ses:FromAddress': senderAddress } },
      }),
  }
}

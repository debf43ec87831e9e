import { Annotations, Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import type { Configuration } from './configuration.ts'

/** Who mail is from: the user pool's, and that of functions that say something themselves. */
export type Sender = {
  /** False: the operator has named none. */
  readonly isSet: boolean
  readonly address: string
  /** The SES identity that covers the address, in this account and region. */
  readonly identityArn: string
  /** Sending from just this address. */
  readonly allow: () => PolicyStatement
}

/** Nobody's: SES refuses it, and the functions log that. */
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
        // An identity is mostly a whole domain: other addresses of it are not ours to write from.
        conditions: { StringEquals: { 'ses:FromAddress': senderAddress } },
      }),
  }
}

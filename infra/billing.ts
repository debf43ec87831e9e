import { RemovalPolicy } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import type { Configuration } from './configuration.ts'
import { joined, type Needs } from './needs.ts'
import { readSecret } from './secret.ts'
import type { Sender } from './sender.ts'

/** The payment provider's API: the same in its test mode and its live mode, which the key alone tells apart. */
const paystackUrl = 'https://api.paystack.co'

/** Besides the table. */
export type Billing = {
  /** Of whoever writes to people about their plan. */
  readonly writing: () => Needs
  /** Of whoever asks the provider, too: nobody else may read the key. */
  readonly paying: () => Needs
  /** For functions that begin trials, or tell who had one. */
  readonly trying: () => Needs
}

type Props = Pick<Configuration, 'paymentSecretName'> & { readonly sender: Sender; readonly siteUrl: string }

/**
 * The key that mailboxes are hashed with, to remember who had a trial. It is generated, because nobody needs to know
 * it.
 */
const trialSecretOf = (scope: Construct): Secret => {
  const secret = new Secret(scope, 'TrialSecret', {
    description: 'Keys the hashes of the mailboxes that had a trial.',
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    // It is kept, because the marks can't be found again with another key.
    removalPolicy: RemovalPolicy.RETAIN,
  })
  acknowledge(
    secret,
    'SMG4',
    'With another key no mark would be known again, and everybody would have a second trial.',
  )
  return secret
}

export const billingOf = (scope: Construct, { paymentSecretName, sender, siteUrl }: Props): Billing => {
  const writing = () => ({
    environment: { MAIL_FROM: sender.address, SITE_URL: siteUrl },
    grants: [sender.allow()],
  })
  const asking = () => ({
    environment: { PAYSTACK_URL: paystackUrl, PAYMENT_SECRET: paymentSecretName },
    grants: [readSecret(scope, paymentSecretName)],
  })
  const trialSecret = trialSecretOf(scope)
  const trying = () => ({
    environment: { TRIAL_SECRET: trialSecret.secretArn },
    grants: [
      new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue'],
        resources: [trialSecret.secretArn],
      }),
    ],
  })
  return { writing, paying: () => joined(writing(), asking()), trying }
}

import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import type { Configuration } from './configuration.ts'
import type { Needs } from './needs.ts'
import { readSecret } from './secret.ts'
import { dataPolicy } from './stage.ts'

/** The payment provider's API. Its test mode and its live mode have the same address, and differ by the key only. */
const paystackUrl = 'https://api.paystack.co'

/** What functions of plans and money need in addition to the table. */
export type Billing = {
  /** For functions that call the provider. No other function may read the key. */
  readonly paying: () => Needs
  /** For functions that begin trials. */
  readonly startingTrials: () => Needs
}

type Props = Pick<Configuration, 'paymentSecretName'>

/**
 * Makes the key for the hashes of mailboxes that had a trial. The key is generated, because nobody needs to know it.
 */
const trialSecretOf = (scope: Construct): Secret => {
  const secret = new Secret(scope, 'TrialSecret', {
    description: 'Keys the hashes of the mailboxes that had a trial.',
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    // Production keeps the secret, because the hashes can't be found again with another key.
    removalPolicy: dataPolicy(scope),
  })
  acknowledge(
    secret,
    'SMG4',
    'With another key no hash would be recognised, and everybody would get a second trial.',
  )
  return secret
}

export const billingOf = (scope: Construct, { paymentSecretName }: Props): Billing => {
  const paying = () => ({
    environment: { PAYSTACK_URL: paystackUrl, PAYMENT_SECRET: paymentSecretName },
    grants: [readSecret(scope, paymentSecretName)],
  })
  const trialSecret = trialSecretOf(scope)
  const startingTrials = () => ({
    environment: { TRIAL_SECRET: trialSecret.secretArn },
    grants: [
      new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue'],
        resources: [trialSecret.secretArn],
      }),
    ],
  })
  return { paying, startingTrials }
}

import type { Construct } from 'constructs'
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
}

type Props = Pick<Configuration, 'paymentSecretName'> & { readonly sender: Sender; readonly siteUrl: string }

export const billingOf = (scope: Construct, { paymentSecretName, sender, siteUrl }: Props): Billing => {
  const writing = () => ({
    environment: { MAIL_FROM: sender.address, SITE_URL: siteUrl },
    grants: [sender.allow()],
  })
  const asking = () => ({
    environment: { PAYSTACK_URL: paystackUrl, PAYMENT_SECRET: paymentSecretName },
    grants: [readSecret(scope, paymentSecretName)],
  })
  return { writing, paying: () => joined(writing(), asking()) }
}

import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { createPaystack } from '../services/paystack.ts'
import { paystackKey } from '../services/paystack-key.ts'
import { createSecrets } from '../services/secrets.ts'
import { setting } from './env.ts'

/** The payment provider that the environment names, and the key that its secret holds. */
export const deployedPaystack = () => {
  const key = paystackKey(createSecrets(new SecretsManagerClient({})), setting('PAYMENT_SECRET'))
  return { key, paystack: createPaystack({ url: setting('PAYSTACK_URL'), key }) }
}

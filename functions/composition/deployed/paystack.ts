import { setting } from '../../runtime/env.ts'
import { createPaystack } from '../../services/paystack.ts'
import { paystackKey } from '../../services/secrets.ts'
import type { Services } from '../services.ts'
import { secrets } from './secrets.ts'

export const paystack: Services['paystack'] = () => {
  const key = paystackKey(secrets(), setting('PAYMENT_SECRET'))
  return { key, paystack: createPaystack({ url: setting('PAYSTACK_URL'), key }) }
}

import * as z from 'zod/mini'
import { domain } from './operation.ts'

export const webhookOperations = domain({
  paystack: {
    method: 'POST',
    path: '/webhooks/paystack',
    access: 'provider',
    summary:
      'What the payment provider tells of itself: any order, any number of times. Answers 200 once it is kept.',
    response: z.object({}),
    errors: ['invalid_signature', 'unavailable'],
  },
})

import { expect, test } from 'vitest'
import { ApiError } from '../../../../shared/api/errors.ts'
import { ConnectionLost } from '../../../api/connection-lost.ts'
import { checkoutTrouble } from './checkout-trouble.ts'

test.each([
  [new ConnectionLost(), 'Checkout Error', 'The connection was lost. Nothing was charged. Please try again.'],
  [new ApiError('unauthenticated'), 'Authentication Required', 'Please log in to continue.'],
  [new ApiError('internal'), 'Payment Error', 'Failed to initialize payment. Please try again.'],
  [
    new ApiError('price_changed'),
    'Payment Error',
    'The price has changed since you looked. Nothing was charged: please look at it again.',
  ],
])('%s', (error, title, description) => {
  expect(checkoutTrouble(error)).toMatchObject({ title, description })
})

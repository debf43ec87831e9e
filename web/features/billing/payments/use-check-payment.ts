import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../shared/api/errors.ts'
import type { Payment } from '../../../../shared/api/payments.ts'
import { api } from '../../../api/api.ts'
import { ConnectionLost } from '../../../api/connection-lost.ts'
import { subscriptionQuery } from '../../../person/plan.ts'
import { type Notice, notify } from '../../../ui/notify.ts'
import { paymentsQuery } from './payments-query.ts'

const outcome = {
  open: { kind: 'info', title: 'Not paid yet', description: 'We look again by ourselves, and tell you.' },
  paid: { kind: 'success', title: 'Status Updated', description: 'Your payment has come.' },
  failed: { kind: 'info', title: 'Not paid', description: 'Nothing was charged.' },
  held: { kind: 'info', title: 'Being looked at by us', description: 'We write to you about this payment.' },
  refunding: {
    kind: 'info',
    title: 'Being given back',
    description: 'This payment bought nothing. You get all of it back.',
  },
  refunded: { kind: 'info', title: 'Given back', description: 'This payment was given back to you.' },
} as const satisfies Record<Payment['state'], Notice>

/** Asks how an open payment went, and shows it. */
export const useCheckPayment = () => {
  const client = useQueryClient()
  return useMutation({
    mutationKey: paymentsQuery.queryKey,
    mutationFn: ({ reference }: Payment) => api.payments.verify({ params: { reference } }),
    onSuccess: async payment => {
      await client.cancelQueries({ queryKey: paymentsQuery.queryKey })
      client.setQueryData(paymentsQuery.queryKey, payments =>
        payments?.map(each => (each.reference === payment.reference ? payment : each)),
      )
      notify(outcome[payment.state])
      await client.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
    },
    onError: error => {
      const lost = error instanceof ConnectionLost
      const said = error instanceof ApiError && error.code !== 'payment_unavailable' ? error.message : ''
      notify({
        kind: lost ? 'offline' : 'error',
        title: 'That could not be looked up',
        description: lost
          ? 'The connection was lost. Please try again.'
          : said || 'Please try again in a minute.',
      })
    },
  })
}

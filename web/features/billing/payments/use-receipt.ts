import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../../../shared/api/errors.ts'
import type { Payment } from '../../../../shared/api/payments.ts'
import { api } from '../../../api/api.ts'
import { ConnectionLost } from '../../../api/connection-lost.ts'
import { offerFile } from '../../../browser/offer-file.ts'
import { notify } from '../../../ui/notify.ts'

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))

/** Fetches the receipt of a payment, and offers it as a file. */
export const useReceipt = () =>
  useMutation({
    mutationFn: ({ reference }: Payment) => api.receipts.download({ params: { reference } }),
    onSuccess: ({ name, pdf }) => offerFile(name, bytesOf(pdf), 'application/pdf'),
    onError: error => {
      const lost = error instanceof ConnectionLost
      const reason = error instanceof ApiError ? error.message : undefined
      notify({
        kind: lost ? 'offline' : 'error',
        title: 'The receipt did not come',
        description: lost ? 'The connection was lost. Please try again.' : reason,
      })
    },
  })

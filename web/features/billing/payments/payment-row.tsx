import { chakra } from '@chakra-ui/react'
import type { Payment } from '../../../../shared/api/payments.ts'
import { inNaira } from '../../../../shared/domain/plan.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { boughtWords, hasReceipt, madeWords, refundWords, stateBadges } from './payment-words.ts'
import { useCheckPayment } from './use-check-payment.ts'
import { useReceipt } from './use-receipt.ts'

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    px: { base: '4', lg: '5.5' },
    py: '3.5',
    borderTop: '1px solid {colors.border}',
  },
})

/** One payment: what it was for, how it stands, and what can be had of it. */
export const PaymentRow = ({ payment }: { payment: Payment }) => {
  const { tone, words } = stateBadges[payment.state]
  const refund = refundWords(payment)
  return (
    <Row>
      <chakra.div flex="1 1 14rem" minWidth="0">
        <chakra.p fontWeight="medium">{boughtWords(payment)}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {madeWords(payment)}
        </chakra.p>
      </chakra.div>
      <chakra.div flex="0 0 auto" display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.span fontVariantNumeric="tabular-nums" fontWeight="medium">
          {inNaira(payment.amount)}
        </chakra.span>
        <Badge tone={tone}>{words}</Badge>
        {refund && (
          <chakra.span textStyle="small" color="fg.muted">
            {refund}
          </chakra.span>
        )}
      </chakra.div>
      <Act payment={payment} />
    </Row>
  )
}

/** A receipt for what was paid; for what is open, another look. */
const Act = ({ payment }: { payment: Payment }) => {
  const receipt = useReceipt()
  const check = useCheckPayment()
  const about = `${boughtWords(payment)}, ${madeWords(payment)}`
  if (hasReceipt(payment))
    return (
      <Button
        variant="ghost"
        size="sm"
        loading={receipt.isPending}
        loadingText="Fetching..."
        aria-label={`Download receipt: ${about}`}
        onClick={() => receipt.mutate(payment)}
      >
        Download receipt
      </Button>
    )
  if (payment.state !== 'open') return null
  return (
    <Button
      ref={handOnFocus()}
      variant="outline"
      size="sm"
      loading={check.isPending}
      loadingText="Looking..."
      aria-label={`Check again: ${about}`}
      onClick={() => check.mutate(payment)}
    >
      Check again
    </Button>
  )
}

import type { Receipt } from '../../shared/domain/receipt.ts'

/** Returns a usual receipt with the changes of the test. Its times are after midnight in Lagos. */
export const receiptLike = (different: Partial<Receipt> = {}): Receipt => ({
  reference: 'aiki-01KAHV5W8Q',
  tier: 'pro',
  purchase: 'month',
  amount: 350_000,
  refunded: 0,
  channel: 'bank_transfer',
  paidAt: '2026-11-19T23:30:00.000Z',
  periodStart: '2026-11-19T23:30:00.000Z',
  periodEnd: '2026-12-19T23:30:00.000Z',
  automatic: false,
  name: 'Ngozi Ọkafọ̀',
  email: 'ngozi@example.com',
  ...different,
})

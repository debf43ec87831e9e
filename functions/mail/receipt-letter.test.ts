import { expect, test } from 'vitest'
import { receiptLike } from '../receipts/receipt.testing.ts'
import { letterText } from './letter.ts'
import { receiptLetter } from './receipt-letter.ts'

const receipt = receiptLike()

test('the mail says what was paid, for what and how, and where the receipt is', () => {
  const letter = receiptLetter(receipt, { name: receipt.name, siteUrl: 'https://aiki.example' })
  expect(letter.subject).toBe('Receipt for your payment – Aiki')
  expect(letterText(letter)).toContain(
    [
      'Amount: ₦3,500',
      'For: A month of Pro',
      'Period: 20 November 2026 – 20 December 2026',
      'Paid by: Bank transfer',
      'Date: 20 November 2026',
      'Reference: aiki-01KAHV5W8Q',
    ].join('\n'),
  )
  expect(letterText(letter)).toContain('See your subscription: https://aiki.example/dashboard/subscription')
})

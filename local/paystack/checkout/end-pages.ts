import { escapeHtml } from '../../../functions/mail/escape-html.ts'
import { brand } from '../../../shared/brand.ts'
import type { Answer } from '../../answer.ts'
import type { Transaction } from '../transactions.ts'
import { bareAnswer, money, pageAnswer } from './frame.ts'

/** For a payment that names no address to come back to. */
export const paidPage = (transaction: Transaction): Answer =>
  pageAnswer(transaction, {
    title: 'Paid',
    main: `<h1>${money(transaction)} paid</h1><p>You can close this page: ${brand.name} is told.</p>`,
  })

/** A charge of a card that its holder was to confirm, and that the bank refused. */
export const closedPage = (transaction: Transaction): Answer =>
  pageAnswer(transaction, {
    title: 'Not paid',
    main: `<h1>This payment was not made</h1>
      <p>The bank said: ${escapeHtml(transaction.gatewayResponse)}. No money was taken. Go back to ${brand.name} to pay in another way.</p>`,
  })

export const unknownPage = (): Answer =>
  bareAnswer({
    status: 404,
    title: 'No such payment',
    main: `<h1>There is no such payment</h1><p>Go back to ${brand.name} and begin again. No money was taken.</p>`,
  })

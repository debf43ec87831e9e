import { brand } from '../../../shared/brand.ts'
import type { Answer } from '../../answer.ts'
import type { Transaction } from '../transactions.ts'
import { pageAnswer } from './frame.ts'

/** How often the page looks again by itself, in seconds. */
const lookEvery = 3

/** While a bank moves the money. Whoever leaves misses nothing. */
export const waitingPage = (transaction: Transaction): Answer => {
  const by = transaction.channel === 'ussd' ? 'your code' : 'your transfer'
  const answer = pageAnswer(transaction, {
    title: 'Waiting for the bank',
    main: `<h1>Waiting for the bank</h1>
      <p>The bank is working on ${by}. This page looks every few seconds, and takes you back to ${brand.name} when the money is there.</p>
      <p>You may leave: the payment goes on without you.</p>
      <p><a class="button" href="?">Look now</a></p>`,
  })
  // By a header and not in the page, which has no script.
  return { ...answer, headers: { ...answer.headers, refresh: String(lookEvery) } }
}

import { bodyOf, newTransaction } from './charge-request.ts'
import type { Operation } from './operation.ts'

/** POST /transaction/initialize */
export const initialize: Operation = ({ body }, { transactions, pageOf }, now) => {
  const wanted = newTransaction(bodyOf(body), transactions, now)
  const { accessCode, reference } = transactions.insert({ ...wanted, hosted: true })
  return {
    message: 'Authorization URL created',
    data: { authorization_url: pageOf({ accessCode }), access_code: accessCode, reference },
  }
}

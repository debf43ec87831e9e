import { unknownReference } from './errors.ts'
import type { Operation } from './operation.ts'
import { verifiedData } from './transaction-data.ts'

/** GET /transaction/verify/:reference. Whether anything was paid is in the data's own status. */
export const verify: Operation = ({ param }, { transactions }) => {
  const transaction = transactions.withReference(param)
  if (!transaction) throw unknownReference()
  return { message: 'Verification successful', data: verifiedData(transaction) }
}

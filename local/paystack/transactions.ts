import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { authorizationData } from './authorizations.ts'

export const ways = ['card', 'ussd', 'bank_transfer'] as const
export const way = z.enum(ways)
export type Way = z.infer<typeof way>

const dispute = z.object({
  id: z.int(),
  openedAt: z.int(),
  resolvedAt: z.int().nullable(),
  outcome: z.enum(['opened', 'lost', 'won']),
})

const refund = z.object({
  id: z.int(),
  /** In kobo. */
  amount: z.int(),
  status: z.enum(['pending', 'processed', 'failed']),
  note: z.string(),
  createdAt: z.int(),
})
export type Refund = z.infer<typeof refund>

/** What the hosted page asks for next, of a card that has been entered. */
const step = z.object({
  asks: z.enum(['pin', 'otp']),
  card: z.string(),
  month: z.string(),
  year: z.string(),
})

const state = z.object({
  email: z.string(),
  /** In kobo, as is `refunded`. */
  amount: z.int(),
  currency: z.string(),
  channels: z.array(way),
  callbackUrl: z.string().nullable(),
  /** Made for the hosted page; false: a charge of an authorization, which ends with its first refusal. */
  hosted: z.boolean(),
  /** An object, or '' where none was sent. */
  metadata: z.union([z.record(z.string(), z.unknown()), z.literal('')]),
  createdAt: z.int(),
  status: z.enum(['abandoned', 'ongoing', 'pending', 'failed', 'success', 'reversed']),
  channel: way.nullable(),
  gatewayResponse: z.string(),
  paidAt: z.int().nullable(),
  authorization: authorizationData.nullable(),
  step: step.nullable(),
  attempts: z.int(),
  errors: z.int(),
  refunded: z.int(),
  /** Payments of before have none. */
  refunds: z.array(refund).default([]),
  dispute: dispute.nullable(),
})

const row = z.object({
  id: z.int(),
  reference: z.string(),
  accessCode: z.string(),
  /** When a bank will have moved the money that is on its way. */
  settlesAt: z.int().nullable(),
})

export type Step = z.infer<typeof step>
export type Transaction = z.infer<typeof row> & z.infer<typeof state>
export type NewTransaction = Pick<
  Transaction,
  | 'reference'
  | 'accessCode'
  | 'email'
  | 'amount'
  | 'currency'
  | 'channels'
  | 'callbackUrl'
  | 'hosted'
  | 'metadata'
  | 'createdAt'
>

const untouched = {
  settlesAt: null,
  status: 'abandoned',
  channel: null,
  gatewayResponse: 'The transaction was not completed',
  paidAt: null,
  authorization: null,
  step: null,
  attempts: 0,
  errors: 0,
  refunded: 0,
  refunds: [],
  dispute: null,
} satisfies Partial<Transaction>

/** The provider's ids don't fit 32 bits. */
const firstId = 5_000_000_001

export type TransactionTable = ReturnType<typeof transactionTable>

export const transactionTable = (database: DatabaseSync) => {
  const columns = 'id, reference, accessCode, settlesAt, state'
  const select = (rest: string) => database.prepare(`SELECT ${columns} FROM transactions ${rest}`)
  const byReference = select('WHERE reference = ?')
  const byId = select('WHERE id = ?')
  const byAccessCode = select('WHERE accessCode = ?')
  const newest = select("ORDER BY state ->> 'createdAt' DESC, id DESC LIMIT 200")
  const waiting = select('WHERE settlesAt <= ? ORDER BY settlesAt, id')
  const next = database.prepare('SELECT min(settlesAt) AS at FROM transactions WHERE settlesAt IS NOT NULL')
  const last = database.prepare('SELECT max(id) AS id FROM transactions')
  const insert = database.prepare(`INSERT INTO transactions (${columns}) VALUES (?, ?, ?, ?, ?)`)
  const update = database.prepare('UPDATE transactions SET settlesAt = ?, state = ? WHERE id = ?')

  const read = (found: unknown): Transaction | undefined => {
    if (found === undefined) return undefined
    const { state: text, ...kept } = row.extend({ state: z.string() }).parse(found)
    return { ...kept, ...state.parse(JSON.parse(text)) }
  }
  const readAll = (found: readonly unknown[]): Transaction[] => found.flatMap(one => read(one) ?? [])

  return {
    withReference: (reference: string) => read(byReference.get(reference)),
    withId: (id: number) => read(byId.get(id)),
    withAccessCode: (accessCode: string) => read(byAccessCode.get(accessCode)),
    newest: () => readAll(newest.all()),
    /** Those whose money has come by a time. */
    settledBy: (time: number) => readAll(waiting.all(time)),
    nextSettling: (): number | null => z.object({ at: z.int().nullable() }).parse(next.get()).at,
    insert(added: NewTransaction): Transaction {
      const { id: lastId } = z.object({ id: z.int().nullable() }).parse(last.get())
      const transaction = { id: lastId === null ? firstId : lastId + 1, ...untouched, ...added }
      const { id, reference, accessCode, settlesAt } = transaction
      insert.run(id, reference, accessCode, settlesAt, JSON.stringify(state.parse(transaction)))
      return transaction
    },
    save(transaction: Transaction): Transaction {
      update.run(transaction.settlesAt, JSON.stringify(state.parse(transaction)), transaction.id)
      return transaction
    },
  }
}

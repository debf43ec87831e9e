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
  /** The amount in kobo. */
  amount: z.int(),
  status: z.enum(['pending', 'processed', 'failed']),
  note: z.string(),
  createdAt: z.int(),
})
export type Refund = z.infer<typeof refund>

/** The next question of the hosted page about an entered card. */
const step = z.object({
  asks: z.enum(['pin', 'otp']),
  card: z.string(),
  month: z.string(),
  year: z.string(),
})

const state = z.object({
  email: z.string(),
  /** The amount in kobo, like `refunded`. */
  amount: z.int(),
  currency: z.string(),
  channels: z.array(way),
  callbackUrl: z.string().nullable(),
  /** True for the hosted page; false for a charge of an authorization, which ends with its first refusal. */
  hosted: z.boolean(),
  /** An object, or '' where the request had none. */
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
  /** Payments of earlier versions have no refunds. */
  refunds: z.array(refund).default([]),
  dispute: dispute.nullable(),
})

const row = z.object({
  id: z.int(),
  reference: z.string(),
  accessCode: z.string(),
  /** The time when the bank will have moved the money. */
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

/** The first id. The provider's ids do not fit into 32 bits. */
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
    const { state: text, ...stored } = row.extend({ state: z.string() }).parse(found)
    return { ...stored, ...state.parse(JSON.parse(text)) }
  }
  const readAll = (found: readonly unknown[]): Transaction[] => found.flatMap(stored => read(stored) ?? [])

  return {
    withReference: (reference: string) => read(byReference.get(reference)),
    withId: (id: number) => read(byId.get(id)),
    withAccessCode: (accessCode: string) => read(byAccessCode.get(accessCode)),
    newest: () => readAll(newest.all()),
    /** Returns the transactions whose money has arrived by a time. */
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

import * as z from 'zod/mini'
import type { Card } from '../../shared/api/subscription.ts'
import { personPartition } from './keys.ts'
import type { Key, Row, Table } from './table.ts'

/** What a payment left of the card that made it: with the code, and with the address alone, it can be charged again. */
export type ChargeableCard = Card & {
  readonly authorizationCode: string
  readonly email: string
  /** When it paid last, ISO 8601. */
  readonly paidAt: string
}

export const cardKey = (sub: string): Key => ({ pk: personPartition(sub), sk: 'CARD' })

const storedCard = z.object({
  brand: z.string(),
  last4: z.string(),
  expires: z.string(),
  authorizationCode: z.string(),
  email: z.string(),
  paidAt: z.string(),
})

export const cardRow = (sub: string, card: ChargeableCard): Key & Row => ({ ...card, ...cardKey(sub) })

export const chargeableCardOf = (row: Row | undefined): ChargeableCard | null =>
  row ? storedCard.parse(row) : null

/** What a person is told of it. */
export const cardOf = (row: Row | undefined): Card | null => {
  const card = chargeableCardOf(row)
  return card && { brand: card.brand, last4: card.last4, expires: card.expires }
}

/** One card a person, the one that paid last. It is written together with the payment: see store/subscriptions.ts. */
export const cardStore = (table: Table) => ({
  get: async (sub: string): Promise<ChargeableCard | null> => chargeableCardOf(await table.get(cardKey(sub))),
})
export type CardStore = ReturnType<typeof cardStore>

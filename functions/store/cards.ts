import * as z from 'zod/mini'
import type { Card } from '../../shared/api/subscription.ts'
import { personKey } from './keys.ts'
import type { Key, Row, Table } from './table.ts'

/** The card of a payment, as the provider describes it. A charge needs both the code and the email address. */
export type ChargeableCard = Card & {
  readonly authorizationCode: string
  readonly email: string
  /** The time of its last payment, ISO 8601. */
  readonly paidAt: string
}

export const cardKey = (sub: string): Key => personKey(sub, 'CARD')

const storedCard = z.object({
  brand: z.string(),
  last4: z.string(),
  expires: z.string(),
  authorizationCode: z.string(),
  email: z.string(),
  paidAt: z.string(),
})

export const cardRow = (sub: string, card: ChargeableCard): Key & Row => ({ ...card, ...cardKey(sub) })

const chargeableCardOf = (row: Row | undefined): ChargeableCard | null => (row ? storedCard.parse(row) : null)

/** The fields of the card that a person sees. */
export const cardOf = (row: Row | undefined): Card | null => {
  const card = chargeableCardOf(row)
  return card && { brand: card.brand, last4: card.last4, expires: card.expires }
}

/** Each person has one card, the one that paid last. subscriptions.ts writes it together with the payment. */
export const cardStore = (table: Table) => ({
  get: async (sub: string): Promise<ChargeableCard | null> => chargeableCardOf(await table.get(cardKey(sub))),
})
export type CardStore = ReturnType<typeof cardStore>

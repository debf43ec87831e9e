import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { randomCode } from './random-code.ts'
import type { TestCard } from './test-cards.ts'

/** An authorization on the wire. */
export const authorizationData = z.object({
  authorization_code: z.string(),
  bin: z.string(),
  last4: z.string(),
  exp_month: z.string(),
  exp_year: z.string(),
  channel: z.enum(['card', 'ussd', 'bank_transfer']),
  card_type: z.string(),
  bank: z.string(),
  country_code: z.string(),
  brand: z.string(),
  reusable: z.boolean(),
  /** The same for a card whoever pays with it; null where there is no card. */
  signature: z.string().nullable(),
  account_name: z.string().nullable(),
})
export type AuthorizationData = z.infer<typeof authorizationData>

const row = z.object({ email: z.string(), card: z.string(), data: z.string() })
export type Expiry = { readonly month: string; readonly year: string }

/** A card is good until the end of its month. */
export const isOver = ({ month, year }: Expiry, now: number): boolean =>
  Date.UTC(Number(year), Number(month)) <= now

const nigerian = { country_code: 'NG', account_name: null }

/** What a payment by USSD or transfer leaves: it names a bank, and can't be charged again. */
export const unkeptAuthorization = (channel: 'ussd' | 'bank_transfer'): AuthorizationData => ({
  ...nigerian,
  authorization_code: `AUTH_${randomCode(10)}`,
  exp_month: '12',
  exp_year: '9999',
  channel,
  ...(channel === 'ussd'
    ? { bin: '000000', last4: '0000', card_type: 'offline', bank: 'Guaranty Trust Bank', brand: 'offline' }
    : { bin: '009XXX', last4: 'X011', card_type: 'transfer', bank: 'Test Bank', brand: 'Managed Account' }),
  reusable: false,
  signature: null,
})

const ofCard = ({ number, brand }: TestCard, { month, year }: Expiry): AuthorizationData => ({
  ...nigerian,
  authorization_code: `AUTH_${randomCode(10)}`,
  bin: number.slice(0, 6),
  last4: number.slice(-4),
  exp_month: month,
  exp_year: year,
  channel: 'card',
  // The space is the provider's.
  card_type: `${brand} `,
  bank: 'TEST BANK',
  brand,
  reusable: true,
  signature: `SIG_${createHash('sha256').update(number).digest('base64url').replace(/\W|_/g, '').slice(0, 20)}`,
})

export type AuthorizationTable = ReturnType<typeof authorizationTable>

export const authorizationTable = (database: DatabaseSync) => {
  const byCode = database.prepare('SELECT email, card, data FROM authorizations WHERE code = ?')
  const byCard = database.prepare(
    "SELECT email, card, data FROM authorizations WHERE email = ? AND card = ? AND data ->> 'exp_month' = ? AND data ->> 'exp_year' = ?",
  )
  const insert = database.prepare('INSERT INTO authorizations VALUES (?, ?, ?, ?)')
  const read = (found: unknown) => {
    const kept = row.optional().parse(found)
    return kept && { ...kept, data: authorizationData.parse(JSON.parse(kept.data)) }
  }

  return {
    find: (code: string) => read(byCode.get(code)),
    /** The authorization of a card for an address: the one of before, where the same card paid before. */
    keep(email: string, card: TestCard, expiry: Expiry): AuthorizationData {
      const before = read(byCard.get(email, card.number, expiry.month, expiry.year))
      if (before) return before.data
      const data = ofCard(card, expiry)
      insert.run(data.authorization_code, email, card.number, JSON.stringify(data))
      return data
    },
  }
}

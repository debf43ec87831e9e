import { createHash, randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import type { TestCard } from './test-cards.ts'

const signs = 'abcdefghijklmnopqrstuvwxyz0123456789'
/** Makes a code of the provider, of lower-case letters and digits. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('')

/** An authorization in the wire format. */
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
  /** The signature, which is the same for a card in every account; null where there is no card. */
  signature: z.string().nullable(),
  account_name: z.string().nullable(),
})
export type AuthorizationData = z.infer<typeof authorizationData>

const row = z.object({ email: z.string(), card: z.string(), data: z.string() })
export type Expiry = { readonly month: string; readonly year: string }

/** Whether a card has expired. It is valid until the end of its month. */
export const isOver = ({ month, year }: Expiry, now: number): boolean =>
  Date.UTC(Number(year), Number(month)) <= now

const nigerian = { country_code: 'NG', account_name: null }

/** Makes the authorization of a payment by USSD or transfer: it names a bank, and can't be charged again. */
export const oneTimeAuthorization = (channel: 'ussd' | 'bank_transfer'): AuthorizationData => ({
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
  // The provider adds the space.
  card_type: `${brand} `,
  bank: 'TEST BANK',
  brand,
  reusable: true,
  signature: `SIG_${createHash('sha256').update(number).digest('base64url').replace(/\W|_/g, '').slice(0, 20)}`,
})

export const authorizationTable = (database: DatabaseSync) => {
  const byCode = database.prepare('SELECT email, card, data FROM authorizations WHERE code = ?')
  const byCard = database.prepare(
    "SELECT email, card, data FROM authorizations WHERE email = ? AND card = ? AND data ->> 'exp_month' = ? AND data ->> 'exp_year' = ?",
  )
  const insert = database.prepare('INSERT INTO authorizations VALUES (?, ?, ?, ?)')
  const read = (found: unknown) => {
    const stored = row.optional().parse(found)
    return stored && { ...stored, data: authorizationData.parse(JSON.parse(stored.data)) }
  }

  return {
    find: (code: string) => read(byCode.get(code)),
    /** Returns the authorization of a card for an address. A card that has paid before keeps its authorization. */
    keep(email: string, card: TestCard, expiry: Expiry): AuthorizationData {
      const existing = read(byCard.get(email, card.number, expiry.month, expiry.year))
      if (existing) return existing.data
      const data = ofCard(card, expiry)
      insert.run(data.authorization_code, email, card.number, JSON.stringify(data))
      return data
    },
  }
}

import * as z from 'zod'
import cards from './test-cards.json' with { type: 'json' }

/** The answers of a bank. `two-factor` asks the card's holder for a code before the bank pays. */
const outcomes = ['success', 'declined', 'insufficient', 'two-factor'] as const
export type Outcome = (typeof outcomes)[number]

const card = z.strictObject({
  number: z.string(),
  cvv: z.string(),
  pin: z.string().optional(),
  /** Whether the hosted page also asks for the one-time code. */
  otp: z.literal(true).optional(),
  brand: z.enum(['visa', 'verve']),
  /** The outcome on the hosted page. */
  first: z.enum(outcomes).exclude(['two-factor']),
  /** The outcome whenever the card is charged again. */
  later: z.enum(outcomes),
  about: z.string(),
})
export type TestCard = Readonly<z.infer<typeof card>>

/** The provider's own test cards, and two of ours that pay once and fail at a renewal. */
export const testCards: readonly TestCard[] = z.array(card).parse(cards)

/** The one-time code of every test card. */
export const oneTimeCode = '123456'

export const testCard = (number: string): TestCard | undefined =>
  testCards.find(card => card.number === number)

/** The gateway's words for a refusal. */
export const refusals = { declined: 'Declined', insufficient: 'Insufficient Funds' } as const

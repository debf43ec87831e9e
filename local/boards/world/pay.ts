import * as z from 'zod'
import { readContent } from '../../content.ts'
import type { Pay } from '../posted.ts'
import type { Draws } from './prng.ts'
import { type Level, level, type Role } from './roles.ts'

/**
 * How a country pays. `rate` is the pay of a period for each thousand dollars of a role's yearly worth, and `step` is
 * its rounding.
 */
const market = z.strictObject({
  currency: z.string(),
  period: z.enum(['month', 'year']),
  rate: z.number(),
  step: z.number(),
})

const { markets, weights, signs, ...words } = readContent(
  'jobs/pay.json',
  z.strictObject({
    /** The markets by country code. */
    markets: z.record(z.string(), market).and(z.object({ remote: market })),
    weights: z.record(level, z.number()),
    signs: z.record(z.string(), z.string()),
    /** Nigerian boards write naira in many ways. */
    naira: z.array(z.string()),
    thousands: z.string(),
    others: z.string(),
  }),
)

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

const wordsFor = ({ currency, period, min, max }: Omit<Pay, 'text' | 'isEstimate'>, draws: Draws): string => {
  const isShort = () => currency === 'USD' && draws.chance(0.6)
  const sentence = currency === 'NGN' ? draws.one(words.naira) : isShort() ? words.thousands : words.others
  const blanks: Readonly<Record<string, string>> = {
    min: figures.format(min),
    max: figures.format(max),
    'min k': String(Math.round(min / 1000)),
    'max k': String(Math.round(max / 1000)),
    'min of a year': figures.format(min * 12),
    'max of a year': figures.format(max * 12),
    sign: signs[currency] ?? `${currency} `,
    period,
  }
  return sentence.replaceAll(/\{([a-z ]+)\}/g, (blank, name) => blanks[name] ?? blank)
}

/** Draws the pay of a role in a country. For remote work, `code` is null and the pay is in dollars. */
export const payFor = (role: Role, grade: Level, code: string | null, draws: Draws): Pay => {
  const { currency, period, rate, step } = markets[code ?? 'remote'] ?? markets.remote
  const [low, high] = role.worth
  const rounded = (worth: number) => Math.max(1, Math.round((worth * weights[grade] * rate) / step)) * step
  const from = low + (high - low) * draws.next() * 0.5
  const min = rounded(from)
  const max = Math.max(rounded(from * (1.15 + draws.next() * 0.3)), min + step)
  return {
    min,
    max,
    currency,
    period,
    text: wordsFor({ min, max, currency, period }, draws),
    isEstimate: false,
  }
}

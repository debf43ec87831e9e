import type { Pay } from '../posted.ts'
import type { Draws } from './prng.ts'
import type { Level, Role } from './role.ts'

/** What a thousand dollars of a role's worth in the world comes to where it is paid. */
type Market = Pick<Pay, 'currency' | 'period'> & { readonly rate: number; readonly step: number }

const markets: Readonly<Record<string, Market>> = {
  NG: { currency: 'NGN', period: 'month', rate: 6000, step: 5000 },
  KE: { currency: 'KES', period: 'month', rate: 2200, step: 5000 },
  GH: { currency: 'GHS', period: 'month', rate: 130, step: 100 },
  ZA: { currency: 'ZAR', period: 'year', rate: 7000, step: 1000 },
  GB: { currency: 'GBP', period: 'year', rate: 780, step: 500 },
  DE: { currency: 'EUR', period: 'year', rate: 900, step: 500 },
}
const remote: Market = { currency: 'USD', period: 'year', rate: 800, step: 1000 }

const weights: Readonly<Record<Level, number>> = { entry: 0.7, mid: 1, senior: 1.5, lead: 2 }

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Nigerian boards write naira in every way there is. */
const nairaWords = (min: number, max: number, draws: Draws): string => {
  const [from, to] = [figures.format(min), figures.format(max)]
  const thousands = (amount: number) => `${Math.round(amount / 1000)}k`
  return draws.one([
    `₦${from} - ₦${to} monthly`,
    `₦${from} – ₦${to} per month`,
    `N${from} - N${to} / Month`,
    `NGN ${from} - ${to} monthly, net`,
    `₦${thousands(min)} - ₦${thousands(max)} monthly`,
    `₦${from} monthly`,
    `₦${figures.format(min * 12)} - ₦${figures.format(max * 12)} per annum`,
  ])
}

const signs: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€', ZAR: 'R' }

const worldWords = ({ currency, period }: Market, min: number, max: number, draws: Draws): string => {
  const sign = signs[currency] ?? `${currency} `
  const [from, to] = [figures.format(min), figures.format(max)]
  return period === 'year' && currency === 'USD' && draws.chance(0.6)
    ? `$${Math.round(min / 1000)}k - $${Math.round(max / 1000)}k`
    : `${sign}${from} - ${sign}${to} per ${period}`
}

/** What a role is paid in a country; `code` null: from anywhere, in dollars. */
export const payFor = (role: Role, level: Level, code: string | null, draws: Draws): Pay => {
  const market = (code === null ? undefined : markets[code]) ?? remote
  const [low, high] = role.worth
  const rounded = (worth: number) =>
    Math.max(1, Math.round((worth * weights[level] * market.rate) / market.step)) * market.step
  const from = low + (high - low) * draws.next() * 0.5
  const min = rounded(from)
  const max = Math.max(rounded(from * (1.15 + draws.next() * 0.3)), min + market.step)
  const { currency, period } = market
  const words = code === 'NG' ? nairaWords(min, max, draws) : worldWords(market, min, max, draws)
  return { min, max, currency, period, text: words, isEstimate: false }
}

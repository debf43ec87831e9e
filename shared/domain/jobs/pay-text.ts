import type { Amounts, PayPeriod } from './pay-words.ts'

const signs: Readonly<Record<string, string>> = { NGN: '₦', USD: '$', EUR: '€', GBP: '£' }

const periods: Readonly<Record<PayPeriod, string>> = {
  hour: ' an hour',
  day: ' a day',
  week: ' a week',
  month: ' a month',
  year: ' a year',
}

/** `280,000`, and `25.50` for what is not whole. Without the language data that `toLocaleString` would load. */
const grouped = (amount: number): string => {
  const shown = amount >= 1000 ? String(Math.round(amount)) : amount.toFixed(2)
  const [whole = '', part = ''] = shown.split('.')
  const thousands = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return part === '' || part === '00' ? thousands : `${thousands}.${part}`
}

/** `₦280,000 – ₦350,000 a month`; `From $60,000 a year`; `About £30,000 a year` for a guess. */
export const payText = ({ min, max, currency, period }: Amounts, isEstimate: boolean): string => {
  const shown = (amount: number): string => {
    const sign = currency === null ? '' : (signs[currency] ?? `${currency} `)
    return `${sign}${grouped(amount)}`
  }
  const range =
    min !== null && max !== null && min !== max ? `${shown(min)} – ${shown(max)}` : shown(min ?? max ?? 0)
  const prefix = isEstimate ? 'About ' : min === null ? 'Up to ' : max === null ? 'From ' : ''
  return `${prefix}${range}${period ? periods[period] : ''}`
}

import { dayInWords, dayMs } from '../calendar.ts'
import currencies from './currencies.json' with { type: 'json' }

/*
 * `currencies.json`: `nairaPer` is the approximate value of a unit of a currency in naira, on the day `ratesOf`. The
 * rates are only for sorting and filtering: no figure made with them is shown, and nothing is paid with them. `names`
 * are symbols and words for a currency, in lower case.
 */

/** After this time an operator must check the rates. */
const longestUse = 200 * dayMs

/**
 * The reminder for the operator when the rates are older than 200 days, printed at each deployment and each command;
 * null when there is none.
 */
export const ratesReminder = (now: Date): string | null =>
  now.getTime() - Date.parse(currencies.ratesOf) > longestUse
    ? `The exchange rates of shared/domain/jobs/currencies.json are those of ${dayInWords(currencies.ratesOf)}. Jobs are sorted and filtered by pay with them: compare them with today's rates, and set "ratesOf".`
    : null

const nairaPer: ReadonlyMap<string, number> = new Map(Object.entries(currencies.nairaPer))
const names: ReadonlyMap<string, string> = new Map(Object.entries(currencies.names))

/** The approximate value of an amount in naira; null for a currency without a rate. */
export const nairaOf = (amount: number, currency: string): number | null => {
  const rate = nairaPer.get(currency)
  return rate === undefined ? null : Math.round(amount * rate)
}

/** The ISO 4217 code of a symbol or a code; null when it is neither. */
export const currencyOf = (sign: string): string | null =>
  names.get(sign.toLowerCase()) ?? (/^[a-z]{3}$/i.test(sign) ? sign.toUpperCase() : null)

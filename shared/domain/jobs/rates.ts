/**
 * Roughly what a unit of a currency is in naira, as of November 2026. For sorting and filtering alone: no figure made
 * with it is ever shown, and none is paid by it. Look at it twice a year.
 */
const nairaPer: Readonly<Record<string, number>> = {
  NGN: 1,
  USD: 1_450,
  EUR: 1_680,
  GBP: 1_920,
  CAD: 1_040,
  AUD: 950,
  NZD: 850,
  CHF: 1_800,
  SEK: 153,
  NOK: 144,
  DKK: 225,
  PLN: 395,
  CZK: 69,
  INR: 16.5,
  SGD: 1_120,
  HKD: 186,
  JPY: 9.5,
  CNY: 204,
  AED: 395,
  SAR: 386,
  QAR: 398,
  ILS: 430,
  BRL: 270,
  MXN: 79,
  ZAR: 84,
  KES: 11.2,
  GHS: 130,
  UGX: 0.41,
  TZS: 0.58,
  RWF: 1,
  ETB: 9.6,
  EGP: 30,
  MAD: 157,
  XOF: 2.56,
  XAF: 2.56,
  ZMW: 64,
  BWP: 108,
  MUR: 32,
}

/** Roughly how many naira an amount is; null for a currency that we have no rate of. */
export const nairaOf = (amount: number, currency: string): number | null => {
  const rate = nairaPer[currency]
  return rate === undefined ? null : Math.round(amount * rate)
}

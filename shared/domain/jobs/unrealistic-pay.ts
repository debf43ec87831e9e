import type { Advert } from './advert.ts'
import { nairaAMonth } from './pay.ts'
import { amountsIn } from './pay-words.ts'
import { anyOf } from './words.ts'

// Work that needs no training. What it is said to be paid is what draws people in.
const simple =
  /\b(?:data entry|typist|copy[- ]?typing|cleaner|janitor|packag(?:ing|er)|packer|sales ?(?:girl|boy|attendant)|store ?keeper|receptionist|front desk|office assistant|dispatch rider|messenger|security guard|waiter|waitress|house ?(?:help|keeper)|nanny|usher|survey taker|form filler|online (?:worker|agent|tasks?)|email processor|product reviewer|ad(?:vert)? poster|loader|factory (?:worker|hand)|mystery shopper)s?\b/i
const unskilled = /\b(?:(?:no|without) experience|no skills?|no qualifications?|anyone can)\b/i
const wellPaid =
  /\b(?:doctor|physician|surgeon|an(?:a?)esthe|dentist|locum|engineer|developer|architect|pilot|captain|consultant|counsel|attorney|director|chief|head|lead|trader|sales|account executive|offshore|psychiatrist|pharmacist|nurse)/i

/** Naira a month from which pay is not believed: for simple work, and for any that is paid by the day or week. */
const limits = {
  simpleHere: 400_000,
  simpleAbroad: 8_000_000,
  byTheWeek: 20_000_000,
  promised: 1_500_000,
} as const

const says = (text: string): string =>
  `${text} is far more than such work is paid. That is how false adverts draw people in.`

const isSimple = ({ title, words }: Advert): boolean => simple.test(title) || unskilled.test(words.text)

const isShort = (period: string | null): boolean => period === 'week' || period === 'day'

const ofPay = (advert: Advert): string | null => {
  const { pay, level, title } = advert
  if (!pay || pay.nairaAMonth === null || pay.isEstimate) return null
  if (level === 'senior' || level === 'lead' || level === 'executive' || wellPaid.test(title)) return null
  const limit = pay.currency === 'NGN' ? limits.simpleHere : limits.simpleAbroad
  if (pay.nairaAMonth >= limit && isSimple(advert)) return says(pay.text)
  return isShort(pay.period) && pay.nairaAMonth >= limits.byTheWeek ? says(pay.text) : null
}

const promise =
  /\b(?:earn|make|cash out|receive)\b[^.\n]{0,40}?((?:₦|\bngn ?|\bn(?=\d)|\$)\s?\d[\d,.]*\s?k?[^.\n]{0,30}?\b(?:daily|weekly|per day|per week|a day|a week|every day|every week))/i

const mayPromise = anyOf(['earn', 'make', 'cash', 'receive'])
const isByTime = anyOf(['daily', 'weekly', 'day', 'week'])

/** `Earn up to $500 daily from your phone`. */
const ofPromise = ({ words, title }: Advert): string | null => {
  if (!mayPromise(words) || !isByTime(words)) return null
  const said = promise.exec(words.text)?.[1]
  const amounts = said ? amountsIn(said) : null
  if (!said || !amounts || wellPaid.test(title)) return null
  return (nairaAMonth(amounts) ?? 0) >= limits.promised ? says(said.trim()) : null
}

/** Why nobody is paid so for such work; null where the pay may be so. */
export const unrealisticPay = (advert: Advert): string | null => ofPay(advert) ?? ofPromise(advert)

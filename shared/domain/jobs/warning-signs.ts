import type { careerLevels } from '../../lists.ts'
import type { Contacts } from './contacts.ts'
import { nairaAMonth } from './pay.ts'
import { amountsIn } from './pay-words.ts'
import type { Pay } from './posting.ts'
import { anyOf, sentenceAt, type Words } from './words.ts'

/** An advert with its contacts, before they are removed. The warning signs are found in it. */
export type Advert = {
  readonly title: string
  /** Title and description. */
  readonly words: Words
  readonly contacts: Contacts
  readonly company: string
  readonly companyKey: string
  readonly pay: Pay | null
  readonly level: (typeof careerLevels)[number] | null
  /** The host of its address. */
  readonly host: string
  /** Whether the advert is on the employer's own page. */
  readonly isEmployers: boolean
}

export const chatWords: ReadonlySet<string> = new Set(['whatsapp', 'telegram', 'wa.me', 't.me', 'wa.link'])

const asks =
  /\b(?:apply|application|applicants?|candidates?|send|forward|submit|drop|chat|messages?|contact|text|call|dm|reach|interested|cvs?|resumes?|join|click|inquir\w*|enquir\w*|numbers?)\b/
// When the work itself is answering customers in a chat, a chat link is no way to apply.
const workByChat =
  /\b(?:customers?|clients?|marketing|social media|manage|managing|respond\w*|platforms?|channels?|facebook|instagram|bots?|api|integrations?|e-?mail (?:and|or))\b/
const inPerson = /\b(?:walk[- ]?in|in person|at our office|office address|visit (?:our|us))\b/
const byLink =
  /\b(?:apply (?:online|here|now at|below|on (?:our|the) (?:website|portal|site))|click (?:here|on the link|the link|apply)|apply button|(?:our|company) (?:website|portal|careers? page))\b/

const isChatHost = (host: string): boolean =>
  host.endsWith('wa.me') ||
  host === 'wa.link' ||
  host === 't.me' ||
  host.endsWith('whatsapp.com') ||
  host === 'telegram.me'

/** The warning that a chat is the only way to this employer; null when there is another way. */
export const chatOnly = (advert: Advert, at: number, hosts: readonly string[]): string | null => {
  const { words, contacts } = advert
  const small = words.text.toLowerCase()
  const { from, to } = sentenceAt(small, at)
  const sentence = small.slice(from, to)
  const isAsked = contacts.chats.length > 0 || (asks.test(sentence) && !workByChat.test(sentence))
  if (!isAsked || contacts.mails.length > 0 || hosts.some(host => !isChatHost(host))) return null
  // `Apply here:` before the chat's own link is not another way.
  const rest = `${small.slice(0, from)} ${small.slice(to)}`
  if (inPerson.test(small) || byLink.test(rest)) return null
  const name = small.includes('telegram') || small.includes('t.me') ? 'Telegram' : 'WhatsApp'
  return `The only way to apply is ${name}. A real employer also gives a website or an email address of its own.`
}

// Work that needs no training. Scams attract people with high pay for such work.
const simple =
  /\b(?:data entry|typist|copy[- ]?typing|cleaner|janitor|packag(?:ing|er)|packer|sales ?(?:girl|boy|attendant)|store ?keeper|receptionist|front desk|office assistant|dispatch rider|messenger|security guard|waiter|waitress|house ?(?:help|keeper)|nanny|usher|survey taker|form filler|online (?:worker|agent|tasks?)|email processor|product reviewer|ad(?:vert)? poster|loader|factory (?:worker|hand)|mystery shopper)s?\b/i
const unskilled = /\b(?:(?:no|without) experience|no skills?|no qualifications?|anyone can)\b/i
const wellPaid =
  /\b(?:doctor|physician|surgeon|an(?:a?)esthe|dentist|locum|engineer|developer|architect|pilot|captain|consultant|counsel|attorney|director|chief|head|lead|trader|sales|account executive|offshore|psychiatrist|pharmacist|nurse)/i

/**
 * The naira per month above which pay is not believed: for simple work, and for work that is paid by the day or week.
 */
const limits = {
  simpleHere: 400_000,
  simpleAbroad: 8_000_000,
  byTheWeek: 20_000_000,
  promised: 1_500_000,
} as const

const saysOfPay = (text: string): string =>
  `${text} is far more than this kind of work pays. Fake adverts use high pay to attract people.`

const isSimple = ({ title, words }: Advert): boolean => simple.test(title) || unskilled.test(words.text)

const isShort = (period: string | null): boolean => period === 'week' || period === 'day'

const ofPay = (advert: Advert): string | null => {
  const { pay, level, title } = advert
  if (!pay || pay.nairaAMonth === null || pay.isEstimate) return null
  if (level === 'senior' || level === 'lead' || level === 'executive' || wellPaid.test(title)) return null
  const limit = pay.currency === 'NGN' ? limits.simpleHere : limits.simpleAbroad
  if (pay.nairaAMonth >= limit && isSimple(advert)) return saysOfPay(pay.text)
  return isShort(pay.period) && pay.nairaAMonth >= limits.byTheWeek ? saysOfPay(pay.text) : null
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
  return (nairaAMonth(amounts) ?? 0) >= limits.promised ? saysOfPay(said.trim()) : null
}

/** The warning that the pay is unrealistic for such work; null when the pay is possible. */
export const unrealisticPay = (advert: Advert): string | null => ofPay(advert) ?? ofPromise(advert)

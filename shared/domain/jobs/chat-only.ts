import type { Advert } from './advert.ts'
import { sentenceAt } from './sentence.ts'

export const chatWords: ReadonlySet<string> = new Set(['whatsapp', 'telegram', 'wa.me', 't.me', 'wa.link'])

const asks =
  /\b(?:apply|application|applicants?|candidates?|send|forward|submit|drop|chat|messages?|contact|text|call|dm|reach|interested|cvs?|resumes?|join|click|inquir\w*|enquir\w*|numbers?)\b/
// To answer customers there is work, and no way to apply.
const work =
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

/** Why it may be a scam that nothing but a chat leads to this employer; null where there is another way. */
export const chatOnly = (advert: Advert, at: number, hosts: readonly string[]): string | null => {
  const { words, contacts } = advert
  const small = words.text.toLowerCase()
  const { from, to } = sentenceAt(small, at)
  const sentence = small.slice(from, to)
  const isAsked = contacts.chats.length > 0 || (asks.test(sentence) && !work.test(sentence))
  if (!isAsked || contacts.mails.length > 0 || hosts.some(host => !isChatHost(host))) return null
  // `Apply here:` before the chat's own link is no other way.
  const rest = `${small.slice(0, from)} ${small.slice(to)}`
  if (inPerson.test(small) || byLink.test(rest)) return null
  const name = small.includes('telegram') || small.includes('t.me') ? 'Telegram' : 'WhatsApp'
  return `The only way to apply is ${name}. An employer also gives a page or an address of its own.`
}

import type { Span } from './words.ts'

/** The contacts that an advert gives, as written, and the advert without them. */
export type Contacts = {
  readonly phones: readonly string[]
  readonly mails: readonly string[]
  /** Links to WhatsApp and Telegram. */
  readonly chats: readonly string[]
  readonly withheld: string
}

// Nigerian numbers begin with 0 or 234 and three digits of a network; others have a +. So pay, years and dates do not
// match.
const phone =
  /(?<![\d,.₦$€£#/-])(?:\+?234[\s().-]{0,3}0?|\(?0)[789][01](?:[\s.()-]{0,2}\d){8}(?![\d,]\d)|\+\d{1,3}(?:[\s().-]{0,2}\d){7,12}(?!\d)/g
/** `hr (at) danodu (dot) com`. */
const spelledMail =
  /[\w.+-]{1,64} ?[([](?:at|@)[)\]] ?[a-z\d-]{1,63}(?:(?:\.| ?[([]dot[)\]] ?)[a-z\d-]{1,63}){1,4}/gi
const chat =
  /(?:https?:\/\/)?(?:www\.)?(?:wa\.me|(?:chat|api)\.whatsapp\.com|wa\.link|t\.me|telegram\.me)\/[\w+?=&%./-]+/gi

const phoneHints = ['+', '234', '07', '08', '09']
const spelledHints = ['at)', 'at]', '(@', '[@']
const chatHints = ['wa.', 't.me', 'whatsapp.com', 'telegram.me']

const hasOf = (text: string, hints: readonly string[]): boolean => hints.some(hint => text.includes(hint))

/** Replaces a person's number or address. */
export const inPlaceOfContact = '[contact given at the source]'
const repeated =
  /(\[contact given at the source\])(?:(?:[\s,;/|&]|\bor\b|\band\b)+\[contact given at the source\])+/g

type Taken = { readonly found: readonly string[]; readonly left: string }

const take = (text: string, pattern: RegExp, hints: readonly string[]): Taken => {
  const found = hasOf(text, hints) ? text.match(pattern) : null
  return found ? { found, left: text.replace(pattern, inPlaceOfContact) } : { found: [], left: text }
}

const takeMails = (text: string): Taken => {
  const spans = mailSpans(text)
  let left = ''
  let at = 0
  for (const { from, to } of spans) {
    if (from >= at) left += text.slice(at, from) + inPlaceOfContact
    at = Math.max(at, to)
  }
  const found = spans.map(({ from, to }) => text.slice(from, to))
  return { found, left: spans.length > 0 ? left + text.slice(at) : text }
}

const joined = (spelled: string): string =>
  spelled.replace(/ ?[([](?:at|@)[)\]] ?/i, '@').replace(/ ?[([]dot[)\]] ?/gi, '.')

/** The telephone numbers, addresses and chats of a text, and the text without them. */
export const contactsIn = (text: string): Contacts => {
  const chats = take(text, chat, chatHints)
  const mails = takeMails(chats.left)
  const spelled = take(mails.left, spelledMail, spelledHints)
  const phones = take(spelled.left, phone, phoneHints)
  return {
    phones: phones.found,
    mails: [...mails.found, ...spelled.found.map(joined)],
    chats: chats.found,
    withheld: phones.left === text ? text : phones.left.replace(repeated, '$1'),
  }
}

/** A text without the numbers and addresses of people, which recruiters leave in it. */
export const withoutContacts = (text: string): string => contactsIn(text).withheld

const isMail = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 46 ||
  code === 45

const isLocal = (code: number): boolean => isMail(code) || code === 95 || code === 43

const point = 46
const hyphen = 45

/** The positions of mail addresses: searched around each @, because a pattern would try every word. */
export const mailSpans = (text: string): Span[] => {
  const spans: Span[] = []
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let from = at
    while (from > 0 && isLocal(text.charCodeAt(from - 1))) from -= 1
    let to = at + 1
    while (to < text.length && isMail(text.charCodeAt(to))) to += 1
    while (to > at && (text.charCodeAt(to - 1) === point || text.charCodeAt(to - 1) === hyphen)) to -= 1
    if (from < at && text.slice(at, to).includes('.')) spans.push({ from, to })
  }
  return spans
}

import { bareForm, replaceAddresses } from './addresses.ts'
import { contactsIn, inPlaceOfContact, mailSpans, withoutContacts } from './jobs/contacts.ts'
import { withoutMarkdown, withoutMarkup, withoutTagSigns } from './markup.ts'
import { withoutBlobs } from './untrusted.ts'

/** In characters: longer than any text of a draft. */
const longest = 20_000

const otherPhone = /(?<![\p{L}\p{N}.-])(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}(?![\d-])/gu
const emptyBrackets = /(?<![\p{L}\p{N}])(?:\( *\)|\[ *\]|[<‹] *>)/gu

const digits = (text: string): string => text.replace(/\D/g, '')
/** A telephone number is compared by its last digits, so that the country code makes no difference. */
const nationalLength = 9
const national = (phone: string): string => digits(phone).slice(-nationalLength)

const addressesIn = (text: string): string[] => {
  const found: string[] = []
  replaceAddresses(text, address => {
    found.push(bareForm(address))
    return ''
  })
  return [...found, ...mailSpans(text).map(({ from, to }) => text.slice(from, to).toLowerCase())]
}

/** An allowed address also allows its beginning: `ada.dev/work` allows `ada.dev`. */
const isAmong = (address: string, allowed: readonly string[]): boolean => {
  const bare = bareForm(address)
  return allowed.some(known => known === bare || known.startsWith(`${bare}/`))
}

/**
 * Placeholders for the addresses that stay while all others are removed. The text has no such characters at this point.
 */
const opening = '\ue000'
const closing = '\ue001'
const placeholder = /\ue000(\d+)\ue001/g

/** JSON inside a text, such as a profile that an advert asks the model to print, up to its last bracket. */
const json = /[{[]\s*["“'][\w ]+["”']\s*[:,](?:.*[}\]]|.*$)/gs
const withoutData = (text: string): string => text.replace(json, ' ')

/**
 * The text of a model, before a person sees it or it is stored: on one line, without markup, Markdown, invisible
 * characters, keys, telephone numbers, and web and mail addresses. `allowed`: the person's own texts; addresses and
 * numbers that are in them stay.
 */
export const modelText = (text: string, allowed: readonly string[]): string => {
  const addresses = allowed.flatMap(addressesIn)
  const phones = allowed.map(digits).filter(number => number.length >= nationalLength)
  const own: string[] = []
  const replaceOwn = (whole: string): string => `${opening}${own.push(whole) - 1}${closing}`

  let words = withoutMarkdown(withoutMarkup(text.slice(0, longest)))
  words = replaceAddresses(words, address => (isAmong(address, addresses) ? replaceOwn(address) : ''))
  for (const { from, to } of mailSpans(words).toReversed()) {
    const mail = words.slice(from, to)
    words =
      words.slice(0, from) +
      (addresses.includes(mail.toLowerCase()) ? replaceOwn(mail) : '') +
      words.slice(to)
  }
  const ownPhones = [...contactsIn(words).phones, ...(words.match(otherPhone) ?? [])].filter(phone =>
    phones.some(number => number.endsWith(national(phone))),
  )
  for (const phone of ownPhones) words = words.replace(phone, replaceOwn)
  words = withoutContacts(words).replaceAll(inPlaceOfContact, '').replace(otherPhone, '')
  const bare = withoutData(withoutBlobs(words))
    .replace(emptyBrackets, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?)](?:\s|$))/g, '')
    .trim()
  // This comes last, because a removal in the middle can bring a < next to a letter.
  return withoutTagSigns(bare).replace(placeholder, (_, at) => own[Number(at)] ?? '')
}

const marked = /^\s*(?:[-*+•–]|(\d{1,2})[.)])\s+/
const saysSomething = /[\p{L}\p{N}]/u

const lineFrom = (line: string, allowed: readonly string[]): string => {
  // This comes first, because each line that is left costs a search of the person's texts for web addresses.
  if (!saysSomething.test(line)) return ''
  const mark = marked.exec(line)
  const words = modelText(line.slice(mark?.[0].length ?? 0), allowed)
  if (!saysSomething.test(words)) return ''
  if (!mark) return words
  return `${mark[1] === undefined ? '-' : `${mark[1]}.`} ${words}`
}

/**
 * The text of a model, as in `modelText`, in lines: list items keep their `- ` or their number, and one empty line
 * separates paragraphs.
 */
export const modelLines = (text: string, allowed: readonly string[]): string =>
  // The whole text is cleaned first, because a tag may span several lines.
  withoutData(withoutMarkup(text))
    .split('\n')
    .map(line => lineFrom(line, allowed))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

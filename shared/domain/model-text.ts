import { bareForm, replaceAddresses } from './addresses.ts'
import { withoutBlobs } from './blobs.ts'
import { contactsIn, inPlaceOfContact, withoutContacts } from './jobs/contacts.ts'
import { mailSpans } from './jobs/mail-spans.ts'
import { withoutMarkdown } from './markdown-marks.ts'
import { withoutMarkup, withoutTagSigns } from './markup.ts'

/** More than any one text of a draft, in characters. */
const longest = 20_000

const otherPhone = /(?<![\p{L}\p{N}.-])(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}(?![\d-])/gu
const emptyBrackets = /(?<![\p{L}\p{N}])(?:\( *\)|\[ *\]|[<‹] *>)/gu

const digits = (text: string): string => text.replace(/\D/g, '')
/** A number with and without its country is one. */
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

/** An allowed address allows its beginning too: with `ada.dev/work` goes `ada.dev`. */
const isAmong = (address: string, allowed: readonly string[]): boolean => {
  const bare = bareForm(address)
  return allowed.some(known => known === bare || known.startsWith(`${bare}/`))
}

/** Stands for what is kept, while all that looks like it is taken out; a text has none of these left by then. */
const opening = '\ue000'
const closing = '\ue001'
const held = /\ue000(\d+)\ue001/g

/** Data in the midst of words, such as a profile that an advert asks to be printed: up to its last bracket. */
const json = /[{[]\s*["“'][\w ]+["”']\s*[:,](?:.*[}\]]|.*$)/gs
export const withoutData = (text: string): string => text.replace(json, ' ')

/**
 * What a model wrote, before anybody sees it or it is kept: its words on one line, without markup, Markdown, letters
 * that are not seen, keys, telephone numbers, and addresses of the web or of mail. `allowed`: texts of the person's own;
 * addresses and numbers that stand in them stay.
 */
export const modelText = (text: string, allowed: readonly string[]): string => {
  const addresses = allowed.flatMap(addressesIn)
  const phones = allowed.map(digits).filter(number => number.length >= nationalLength)
  const kept: string[] = []
  const keep = (whole: string): string => `${opening}${kept.push(whole) - 1}${closing}`

  let words = withoutMarkdown(withoutMarkup(text.slice(0, longest)))
  words = replaceAddresses(words, address => (isAmong(address, addresses) ? keep(address) : ''))
  for (const { from, to } of mailSpans(words).toReversed()) {
    const mail = words.slice(from, to)
    words =
      words.slice(0, from) + (addresses.includes(mail.toLowerCase()) ? keep(mail) : '') + words.slice(to)
  }
  const ownPhones = [...contactsIn(words).phones, ...(words.match(otherPhone) ?? [])].filter(phone =>
    phones.some(number => number.endsWith(national(phone))),
  )
  for (const phone of ownPhones) words = words.replace(phone, keep)
  words = withoutContacts(words).replaceAll(inPlaceOfContact, '').replace(otherPhone, '')
  const bare = withoutData(withoutBlobs(words))
    .replace(emptyBrackets, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?)](?:\s|$))/g, '')
    .trim()
  // Last: what is taken out of the middle may leave a sign beside a letter.
  return withoutTagSigns(bare).replace(held, (_, at) => kept[Number(at)] ?? '')
}

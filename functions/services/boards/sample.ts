import { cutLine } from '../../../shared/domain/cut-line.ts'
import { contactsIn } from '../../../shared/domain/jobs/contacts.ts'

// An operator sees what a board sent, in its row, in the log and on a terminal. So a sample has the names of the fields
// and the beginnings of their values, and nothing that opens a door or reaches a person.

const longestValue = 40
const longestName = 30
const longestSample = 500
const mostFields = 25
const deepest = 3

const secretive =
  /key|token|secret|passw|auth|cookie|session|credential|signature|app_?(?:id|name)|mail|phone|mobile|whatsapp|contact/i
/** What follows the path of an address, and who calls it, may be a key. */
const behindPath = /(https?:\/\/)(?:[^\s/@]*@)?([^\s?#]*)[?#]\S*/g
/** A long word of letters and digits, as keys are. */
const opaque = /\b(?=\w*\d)(?=\w*[a-z])\w{20,}\b|\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi

const shortText = (text: string): string => {
  const plain = text.slice(0, 400).replace(behindPath, '$1$2?…').replace(opaque, '…')
  return cutLine(contactsIn(plain).withheld, longestValue)
}

const short = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return shortText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return '…'
  if (Array.isArray(value))
    return value.length > 1
      ? [short(value[0], depth + 1), `… ${value.length} in all`]
      : value.map(one => short(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, mostFields)
      .map(([name, inside]) => [
        cutLine(name, longestName),
        secretive.test(name) ? '…' : short(inside, depth + 1),
      ]),
  )
}

/** A row of a board, or its whole answer, as one short line of JSON without keys and contacts. */
export const sampleOf = (value: unknown): string =>
  cutLine(JSON.stringify(short(value, 0)) ?? 'nothing that can be read', longestSample)

/** A sample without our own keys, which an answer may repeat. */
export const withoutKeys = (sample: string, keys: Readonly<Record<string, string | undefined>>): string =>
  Object.values(keys).reduce<string>((text, key) => (key ? text.replaceAll(key, '…') : text), sample)

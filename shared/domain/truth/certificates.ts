import { certificateNames } from './certificate-names.ts'
import { lineAt, type Span } from './sentences.ts'

export type Certificate = Span & {
  readonly key: string
  /** It is being worked for: `ICAN (student member)`. */
  readonly isPending: boolean
}

const pending =
  /\b(?:student|in view|in progress|ongoing|part[- ]?qualified|candidate|expected|preparing|studying|pursuing|working towards?|foundation level|skills level|professional level|registered for|to (?:sit|write|finish))\b/

// To try all of these at each place of a text takes longer than all else: most lines have none of them.
const anyShort = /[A-Z]{2}|CompTIA/
const anyLong =
  /institut|associat|charter|certif|professional|council|societ|life support|sigma|service|risk manager|google|azure|aws |itil|prince2|nebosh|ielts|toefl|delf|dalf|stcw|bosiet|comptia|hse |icdl|registered|specialist|guilds|iso/
const shorts = certificateNames.map(([, short]) => `(${short || '(?!)'})`).join('|')
const longs = certificateNames.map(([, , long]) => `(${long || '(?!)'})`).join('|')
const shortNames = new RegExp(`(?<![\\p{L}\\d])(?:${shorts})(?![\\p{L}\\d])`, 'gu')
const longNames = new RegExp(`(?<![\\p{L}\\d])(?:${longs})(?![\\p{L}\\d])`, 'gu')

/** `AWS Certified Developer` is not `AWS Certified Cloud Practitioner`: what is said of it is part of the key. */
const wholeKeys = new Set(['iso', 'hse', 'aws', 'azure', 'gcp', 'google certificate', 'comptia'])
const keyOf = (at: number, found: string): string => {
  const key = certificateNames[at]?.[0] ?? ''
  return wholeKeys.has(key)
    ? found
        .toLowerCase()
        .replace(/certificat\w+|professional|\bin\b|[^a-z\d+]+/g, ' ')
        .trim()
        .replace(/\s+/g, ' ')
    : key
}

/** `certified public health officer`, `chartered accountant`, `a practising licence`, in small letters. */
const general =
  /(?<![\p{L}\d]-)\b(?:(?:board[- ])?(certified|chartered|licen[cs]ed|registered|accredited)(?: (?!in\b|since\b|from\b|by\b|with\b|and\b|to\b|as\b|for\b|the\b|at\b|a\b|of\b|new\b|on\b|over\b|all\b|letters?\b|every\b|under\b|patients?\b|about\b|more\b)\p{L}[\p{L}'-]*){1,3}|(\p{L}[\p{L}'’-]+) (licen[cs]e|certification|certificate)s?)\b/gu

const anyGeneral = /certif|charter|licen|regist|accredit/
export type GeneralCertificate = Span & { readonly words: string }

export const generalCertificatesIn = (low: string): GeneralCertificate[] =>
  Array.from(anyGeneral.test(low) ? low.matchAll(general) : [], match => ({
    start: match.index,
    end: match.index + match[0].length,
    words: match[0],
  }))

export const certificatesIn = (text: string, low: string): Certificate[] => {
  const found: Certificate[] = []
  for (const [hint, pattern, read] of [
    [anyLong, longNames, low],
    [anyShort, shortNames, text],
  ] as const)
    for (const match of hint.test(read) ? read.matchAll(pattern) : []) {
      const at = match.slice(1).findIndex(part => part !== undefined)
      const start = match.index
      const end = start + match[0].trimEnd().length
      if (found.some(other => other.start < end && start < other.end)) continue
      found.push({ start, end, key: keyOf(at, match[0]), isPending: pending.test(lineAt(low, start)) })
    }
  return found
}

import type { careerLevels } from '../../lists.ts'

export type CareerLevel = (typeof careerLevels)[number]

type Rule = readonly [RegExp, CareerLevel]

// A board's own words for a level.
const inWords: readonly Rule[] = [
  [/\b(?:executive|c-level|cxo|vp|director)\b/i, 'executive'],
  [/\b(?:lead|principal|staff|head|manager|management|supervisor)\b/i, 'lead'],
  [/\bmid[- /]*senior\b/i, 'mid'],
  [/\b(?:senior|sr|expert|specialist|experienced)\b/i, 'senior'],
  [/\b(?:mid|middle|intermediate|associate|professional)\b/i, 'mid'],
  [/\b(?:entry|junior|jr|intern(?:ship)?|graduate|trainee|student|no experience|beginner|fresh)\b/i, 'entry'],
]

// In this order: an assistant of the director directs nobody, and a senior manager leads.
const inTitle: readonly Rule[] = [
  [
    /\b(?:intern(?:ship)?s?|trainees?|graduates?|junior|jr|entry[- ]level|nysc|corps? members?|apprentice|siwes)\b/i,
    'entry',
  ],
  [
    /\b(?:personal|executive|administrative|admin) assistant\b|\bassistant to\b|\bP\.?A\.? to\b|\b(?:sales|account|marketing|business|customer service|client service|service|hr|admin) executives?\b/i,
    'mid',
  ],
  [
    /\bdeputy (?:manager|head)\b|\bassistant (?:general )?manager\b|\bteam lead(?:er)?\b|\btech(?:nical)? lead\b|\bsupervisor\b|\bforeman\b/i,
    'lead',
  ],
  [
    /\b(?:chief [a-z]+(?: [a-z]+)? officer|c[efotmpih]o|managing director|executive director|vice president|vp|svp|evp|country (?:director|manager|representative)|general manager|director|partner)\b/i,
    'executive',
  ],
  [
    /\b(?:head of|head,|head teacher|principal|lead|staff (?:engineer|software)|team manager|regional manager|area manager|branch manager|senior manager)\b|\bhead\b/i,
    'lead',
  ],
  [/\b(?:senior|sr\.?|snr\.?)(?=\s|$)/i, 'senior'],
]

/** Who has no figure of years, nor a word of it, is taken for nothing. */
const years = /(\d{1,2})(?:\s*(?:\+|plus|or more))?(?:\s*(?:-|–|to))?(?:\s*(\d{1,2}))?(?:\s*\+)?\s*years?/i

/** By the least years that are asked for. */
const ofYears = (text: string): CareerLevel | null => {
  const found = years.exec(text)
  if (!found) return null
  const least = Number(found[1])
  return least <= 1 ? 'entry' : least <= 4 ? 'mid' : 'senior'
}

const first = (text: string, rules: readonly Rule[]): CareerLevel | null =>
  text === '' ? null : (rules.find(([pattern]) => pattern.test(text))?.[1] ?? null)

/** How far along somebody should be, by the board's words or years, else by the title; null: not said. */
export const levelOf = (listing: { readonly level: string; readonly title: string }): CareerLevel | null =>
  first(listing.level, inWords) ?? ofYears(listing.level) ?? first(listing.title, inTitle)

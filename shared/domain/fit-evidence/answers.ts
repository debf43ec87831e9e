import { skillKey, skillsIn } from '../jobs/skills.ts'
import { itemsOf } from '../resume/items.ts'
import { certificatesIn } from '../truth/certificates.ts'
import { degreesIn } from '../truth/degrees.ts'
import type { NumberedFact } from '../truth/numbered-facts.ts'
import { lowered } from '../truth/plain-text.ts'
import { type Asked, tellingStems } from './read-requirements.ts'

/** Levels of degrees: a higher one answers for a lower one. */
const ranks: Readonly<Record<string, number>> = {
  school: 1,
  diploma: 2,
  ond: 2,
  nce: 2,
  hnd: 3,
  degree: 3,
  bachelor: 3,
  call: 3,
  pharmd: 3,
  pgd: 4,
  master: 5,
  doctorate: 6,
}
const rankOf = (level: string): number => ranks[level] ?? 0

/** A fact as requirements are compared with it. */
export type ReadFact = {
  readonly fact: NumberedFact
  readonly skills: ReadonlySet<string>
  /** The highest rank of its degrees. 0: it has none. */
  readonly degree: number
  readonly certificates: ReadonlySet<string>
  /** How many years of experience it says. 0: it says none. */
  readonly years: number
  readonly stems: ReadonlySet<string>
  /** Something that the person did, in their own words. */
  readonly isDeed: boolean
}

const statedYears = /\b(\d{1,2})\+?\s+years?\b/

export const readFact = (fact: NumberedFact): ReadFact => {
  const { text, place, head } = fact
  const low = lowered(text)
  const named = place === 'skills' ? itemsOf(text) : []
  const ofPerson = place === 'statement' || place === 'summary'
  return {
    fact,
    skills: new Set([...skillsIn(text), ...named].map(skillKey)),
    degree: Math.max(
      0,
      ...degreesIn(text, low).map(({ level, key }) => rankOf(key === 'degree' ? key : level)),
    ),
    certificates: new Set(certificatesIn(text, low).map(({ key }) => key)),
    years: ofPerson && /\bexperience\b/.test(low) ? Number(statedYears.exec(low)?.[1] ?? 0) : 0,
    stems: tellingStems(text),
    isDeed: head === null && place.startsWith('work.'),
  }
}

const shareOf = (asked: ReadonlySet<string>, had: ReadonlySet<string>): number =>
  asked.size === 0 ? 0 : [...asked].filter(each => had.has(each)).length / asked.size

/** The shares that a fact answers of what is asked by name: skills, degrees, certificates, years. */
const namedShares = (asked: Asked, fact: ReadFact): number[] => [
  ...(asked.skills.size > 0 ? [shareOf(asked.skills, fact.skills)] : []),
  ...(asked.degrees.length > 0
    ? [fact.degree > 0 && fact.degree >= Math.min(...asked.degrees.map(rankOf)) ? 1 : 0]
    : []),
  ...(asked.certificates.length > 0
    ? [asked.certificates.some(key => fact.certificates.has(key)) ? 1 : 0]
    : []),
  ...(asked.years !== null ? [fact.years >= asked.years && fact.years > 0 ? 1 : 0] : []),
]

/** Below this share of its words, a requirement that names nothing is not answered. */
const leastWords = 0.4
/** A requirement of which this much is answered is answered strongly. */
export const strongFrom = 0.6

/** How much of a requirement a fact answers, from 0 to 1. */
export const answerOf = (asked: Asked, fact: ReadFact): number => {
  const words = shareOf(asked.stems, fact.stems)
  // `English in writing` is answered by a list that names English.
  if (fact.fact.place === 'languages' && words > 0) return Math.max(words, strongFrom)
  const named = namedShares(asked, fact)
  if (named.length === 0) {
    const shared = Math.round(words * asked.stems.size)
    return words >= leastWords && (shared > 1 || asked.stems.size === 1) ? words : 0
  }
  const best = Math.max(...named)
  const mean = named.reduce((sum, share) => sum + share, 0) / named.length
  if (best === 0) return words >= 0.5 ? words / 2 : 0
  return Math.min(1, 0.7 * Math.max(mean, best / 2) + 0.3 * best + 0.1 * words)
}

/**
 * Whether a fact answers a requirement in the model's words at all. The model sees what words have in common only by their
 * meaning, so one telling word in common is enough.
 */
export const mayAnswer = (asked: Asked, fact: ReadFact): boolean =>
  answerOf(asked, fact) > 0 || [...asked.stems].some(stem => fact.stems.has(stem))

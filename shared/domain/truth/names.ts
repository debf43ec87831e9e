import { type Evidence, isSaid } from './evidence.ts'
import { otherNames } from './known-names.ts'
import { isOrdinaryWord, organisationEndings } from './ordinary-words.ts'
import { knownPlaces } from './places-known.ts'
import { phraseOf } from './words.ts'

/** By the name that it has in full, where we know it. */
export const fullName = (phrase: string): string => otherNames.get(phrase) ?? phrase

const shortNames = new Map<string, string[]>()
for (const [short, full] of otherNames) shortNames.set(full, [...(shortNames.get(full) ?? []), short])

/** Whether a name is one of the facts: as it is there, shortened, by its initials or by another name of it. */
export const isNameSaid = (evidence: Evidence, name: string): boolean => {
  const phrase = phraseOf(name).trim()
  if (phrase === '') return true
  if (isSaid(evidence, phrase) || isSaid(evidence, fullName(phrase))) return true
  const full = fullName(phrase)
  if (evidence.entries.some(({ organisation }) => fullName(phraseOf(organisation).trim()) === full))
    return true
  if (shortNames.get(phrase)?.some(short => isSaid(evidence, short))) return true
  if (
    /^\p{Lu}{3,7}$/u.test(name.replace(/\./g, '').trim()) &&
    evidence.initials.has(phrase.replace(/ /g, ''))
  )
    return true
  const bare = phrase
    .replace(/\b(?:ltd|limited|plc|inc|llc|nigeria|nig|the|company|co|and sons)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return (
    bare !== '' &&
    bare !== phrase &&
    !organisationEndings.has(bare) &&
    !isOrdinaryWord(bare) &&
    !knownPlaces.has(bare) &&
    isSaid(evidence, bare)
  )
}

import { isAimedAt } from './aims.ts'
import { isSaid } from './evidence.ts'
import type { Mention, Reader, Reading } from './mention.ts'
import { isBorneOut, type Role, rolesIn, titleWordsOf } from './roles.ts'
import { beforeAt } from './sentences.ts'
import { claimedRoles } from './titles.ts'
import { stemOf } from './words.ts'

/** A heading names the title first or behind the employer; roles of other lines have to be claimed. */
const rolesOf = ({ text, low, words, piece, entries }: Reading): Role[] => {
  if (piece.kind === 'headline') return rolesIn(text, words)
  if (
    piece.section === 'education' ||
    piece.section === 'certifications' ||
    piece.section === 'besides' ||
    piece.kind === 'item'
  )
    return []
  if (piece.kind !== 'heading') return claimedRoles(text, low, words)
  if (piece.section !== 'work') return []
  // `Gani Haulage Managers Ltd` is an employer: its words are no title.
  const organisations = entries.map(({ organisation }) => titleWordsOf(organisation))
  return rolesIn(text, words, false).filter(
    ({ head, words: besides }) =>
      !organisations.some(name => name.has(head) && besides.every(word => name.has(word))),
  )
}

const wantedIn =
  /\b(?:seeking|seeks?|looking for|apply(?:ing)? (?:for|as)|interested in|application (?:for|as)|aspiring|aspire|hop(?:e|ing) to|aim(?:ing)? (?:to|for)|want(?:s|ing)? to|opportunity|ready (?:to|for)|towards?|next|future|to (?:become|work|serve|grow)|become)\b[^.]{0,60}$/

const isWanted = ({ low, target, aims }: Reading, { start, end }: Role): boolean => {
  if (aims) return aims.some(aim => aim.start <= start && end <= aim.end)
  const before = beforeAt(low, start)
  if (target === null) return wantedIn.test(before)
  const decided = isAimedAt(low, start)
  if (decided !== null) return decided
  return (
    /^[^.]{0,60}\b(?:i|it|this) (?:would|will|'ll|can|could|hope|want)\b/.test(low.slice(end)) ||
    !/\bi\b|\bmy\b/.test(low)
  )
}

export const readTitles: Reader = reading => {
  const { evidence, piece, entries } = reading
  const isHeading = piece.kind === 'heading'
  const own = entries.map(({ title }) => title).filter(title => title.size > 0)
  const titles = isHeading && own.length > 0 ? own : evidence.titles
  const besides = (word: string) => !isHeading && (evidence.stems.has(stemOf(word)) || isSaid(evidence, word))
  return rolesOf(reading).map((role): Mention => {
    const { start, end } = role
    const hasSource =
      titles.some(title => isBorneOut(role, title, besides)) || (!isHeading && isWanted(reading, role))
    return { kind: 'title', start, end, hasSource }
  })
}

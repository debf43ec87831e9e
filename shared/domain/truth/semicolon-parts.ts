import { list } from './words.ts'

/** What rises and falls by itself. */
const moves = list('rose fell grew climbed doubled halved tripled went dropped')
/** These may also have an object, `reduced complaints`, unless one of `measured` follows. */
const moved = list('increased improved reduced decreased declined dropped')
const measured = list('by from to')
/** In words: what moved stands before the verb. */
const longestSubject = 6

/** `first-call resolution rose from 61% to 78%` says what came of the deed before it. */
const isOutcome = (part: string): boolean => {
  const words = part.toLowerCase().trim().split(/\s+/)
  const at = words.findIndex(
    (word, index) =>
      index > 0 && (moves.has(word) || (moved.has(word) && measured.has(words[index + 1] ?? ''))),
  )
  return at > 0 && at <= longestSubject
}

/** The parts of a sentence between semicolons. What came of a deed stays with it, or its cause would be lost. */
export const semicolonParts = (sentence: string): string[] => {
  const parts: string[] = []
  for (const part of sentence.split(/;\s+/)) {
    const before = parts.at(-1)
    if (before !== undefined && isOutcome(part)) parts[parts.length - 1] = `${before}; ${part}`
    else parts.push(part)
  }
  return parts
}

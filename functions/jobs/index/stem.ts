import { stemmer } from 'stemmer'

const mostKept = 50_000
// Texts have the same words again and again, and a look is ten times quicker than the rules of a stem.
const kept = new Map<string, string>()

/** A folded word as the index has it: by Porter's rules, as SQLite applies them. */
export const stemOf = (folded: string): string => {
  const known = kept.get(folded)
  if (known !== undefined) return known
  if (kept.size >= mostKept) kept.clear()
  const stem = folded.length > 2 ? stemmer(folded) : folded
  kept.set(folded, stem)
  return stem
}

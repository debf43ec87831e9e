import { contentWordsIn } from './deed-words.ts'
import { lowered } from './plain-text.ts'
import type { Reading } from './reading.ts'
import { comparedFactsFor, countSupported } from './supports.ts'

/** So many words that a line and a fact share are not there by chance. */
const enoughWords = 2

/**
 * What the person wrote of the same thing: the line of the job that most words of a bullet follow from. A bullet without a
 * source can be replaced by it. Null: no line is near, or the text (in small letters) has it already.
 */
export const ownWordsFor = (reading: Omit<Reading, 'cited'>, low: string): string | null => {
  const { piece, text, words, entries } = reading
  if (piece.kind !== 'bullet' || piece.section !== 'work' || entries.length === 0) return null
  const content = contentWordsIn(text, words)
  const near = comparedFactsFor({ ...reading, cited: null })
    .filter(({ kind, work }) => kind === 'line' && work !== null)
    .map(fact => ({ fact, count: countSupported(fact, content) }))
    .filter(({ count }) => count >= enoughWords)
    .sort((a, b) => b.count - a.count)
  const [nearest] = near
  return nearest && !low.includes(lowered(nearest.fact.text)) ? nearest.fact.text : null
}

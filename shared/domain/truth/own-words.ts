import { lineMarkOf } from '../resume/lines.ts'
import { plainWords } from '../resume/plain-words.ts'
import { contentWordsIn } from './deed-words.ts'
import { doingsIn } from './other-doers.ts'
import { lowered } from './plain-text.ts'
import type { Reading } from './reading.ts'
import { comparedFactsFor, countSupported } from './supports.ts'

/** So many words that a line and a fact share are not there by chance. */
const enoughWords = 2
/** In letters. A longer fact is no bullet. */
const longest = 300
/** `I did not dress wounds`, `I want to dress wounds` */
const noDeed = /\b(?:not|never|no longer|yet to|want to|would like|hope to|plan to|learning to)\b|n['’]t\b/i

/** A fact as a line of its own, without the signs of a list. */
const lineOf = (text: string): string => {
  const mark = lineMarkOf(text)
  return 'text' in mark ? plainWords(mark.text) : ''
}

/**
 * What the person wrote of the same thing: the line of the job that most words of a bullet follow from. A bullet without a
 * source can be replaced by it. Null: no line is near, or the text (in small letters) has it already.
 */
export const ownWordsFor = (reading: Omit<Reading, 'cited'>, low: string): string | null => {
  const { piece, text, words, entries } = reading
  if (piece.kind !== 'bullet' || piece.section !== 'work' || entries.length === 0) return null
  const content = contentWordsIn(text, words)
  const [nearest] = comparedFactsFor({ ...reading, cited: null })
    .filter(({ kind, work }) => kind === 'line' && work !== null)
    .filter(fact => fact.text.length <= longest && !noDeed.test(fact.text))
    .filter(fact => doingsIn(fact.text).ofOthers.size === 0)
    .map(fact => ({ line: lineOf(fact.text), count: countSupported(fact, content) }))
    .filter(({ line, count }) => line !== '' && count >= enoughWords)
    .sort((a, b) => b.count - a.count)
  return nearest && !low.includes(lowered(nearest.line)) ? nearest.line : null
}

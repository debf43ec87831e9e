import { fold } from '../../../shared/domain/jobs/fold.ts'
import { stemOf } from './terms.ts'

type Highlight = [number, number]

const word = /[\p{L}\p{N}\p{M}]+/gu

/** The ranges of phrases in a text, in UTF-16 units, sorted, without overlap. A phrase is the stems of its words. */
export const highlightsOf = (text: string, phrases: readonly (readonly string[])[]): Highlight[] => {
  if (phrases.length === 0) return []
  const words = [...text.matchAll(word)].map(({ 0: found, index }) => ({
    stem: stemOf(fold(found)),
    from: index,
    to: index + found.length,
  }))
  const highlights: Highlight[] = []
  for (let at = 0; at < words.length; at += 1) {
    const lengths = phrases
      .filter(phrase => phrase.every((stem, next) => words[at + next]?.stem === stem))
      .map(({ length }) => length)
    const [first, last] = [words[at], words[at + Math.max(0, ...lengths) - 1]]
    if (lengths.length === 0 || !first || !last) continue
    highlights.push([first.from, last.to])
    at += Math.max(...lengths) - 1
  }
  return highlights
}

import { cutAtWord } from '../cut-at-word.ts'
import { sentencesOf } from '../truth/sentences.ts'

/** Nothing hangs at the end of what was cut behind a word. */
const cutNeatly = (text: string, limit: number): string =>
  text.length <= limit ? text : cutAtWord(text, limit).replace(/(?<![\s,;:|–-])[\s,;:|–-]+$/, '')

/** At most so many UTF-16 units, cut behind the last whole sentence or line; where the first is too long, behind a word. */
export const cutAtSentence = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  let end = 0
  let from = 0
  for (const line of text.split('\n')) {
    for (const span of sentencesOf(text, from, from + line.length)) if (span.end <= limit) end = span.end
    from += line.length + 1
  }
  return end > 0 ? text.slice(0, end) : cutNeatly(text, limit)
}

/** At most so many UTF-16 units of parts with ` | ` between: as many whole ones as there is room for. */
export const cutAtPart = (text: string, limit: number): string => {
  const parts = text
    .split('|')
    .map(part => part.trim())
    .filter(part => part !== '')
  let fitting = cutNeatly(parts[0] ?? '', limit)
  if (fitting !== (parts[0] ?? '')) return fitting
  for (const part of parts.slice(1)) {
    const longer = `${fitting} | ${part}`
    if (longer.length > limit) break
    fitting = longer
  }
  return fitting
}

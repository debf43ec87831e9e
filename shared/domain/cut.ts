import { sentencesOf } from './truth/sentences.ts'

/**
 * Cuts a text to at most `limit` UTF-16 units after a word, or after a letter when the cut would otherwise lose more
 * than half.
 */
export const cutAtWord = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  const end = /\s/.test(text[limit] ?? '') ? limit : cut.search(/\s\S*$/)
  // Half of a surrogate pair is not a letter.
  return (end > limit / 2 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/, '')).trimEnd()
}

/** Cuts after a word, and removes punctuation at the end. */
const cutNeatly = (text: string, limit: number): string =>
  text.length <= limit ? text : cutAtWord(text, limit).replace(/(?<![\s,;:|–-])[\s,;:|–-]+$/, '')

/**
 * Cuts a text to at most `limit` UTF-16 units after the last whole sentence or line, or after a word when the first
 * sentence is too long.
 */
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

/** Cuts a text of parts with ` | ` between them to at most `limit` UTF-16 units, after as many whole parts as fit. */
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

import { linkMark, markedText } from './plain-text.ts'
import { verbOf } from './verbs.ts'

const mark = /^\s*(?:[-–—•▪●◦‣∙·*+>✓✔➢→]+|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)](?=\s))\s*/i
/** A point behind these ends no sentence. */
const shortened =
  /\b(?:mr|mrs|ms|dr|st|no|nos|e\.g|i\.e|approx|vs|dept|govt|fig|vol|prof|rev|gen|hon|engr|barr|esp|incl|max|min|tel|p\.a|p\.m|a\.m|\p{Lu})\.$/iu
/** Behind these it may. */
const company = /\b(?:ltd|plc|inc|co|corp|llc|nig)\.$/i
/** A line that ends so goes on in the next. */
const goesOn = /(?:,|\b(?:and|or|of|the|a|an|to|in|for|with|by|on|at|from|as|over|about))$/i

const firstWord = (text: string): string => text.match(/^[\p{L}'’]+/u)?.[0] ?? ''

const linesOf = (text: string): string[] => {
  const lines: string[] = []
  for (const line of text.split(/\r?\n|(?<=\S)\s*[•▪●◦‣➢]\s*/)) {
    const before = lines.at(-1)
    if (before !== undefined && goesOn.test(before.trim()) && !mark.test(line) && line.trim() !== '')
      lines[lines.length - 1] = `${before.trim()} ${line.trim()}`
    else lines.push(line)
  }
  return lines.map(line => line.replace(mark, ''))
}

const ends = (before: string, after: string): boolean => {
  if (shortened.test(before) || (/\betc\.$/i.test(before) && /^\p{Ll}/u.test(after))) return false
  return !company.test(before) || firstWord(after) === 'I' || verbOf(firstWord(after)) !== undefined
}

const sentencesOf = (line: string): string[] => {
  const sentences: string[] = []
  let rest = line.replace(/(?<=\p{Ll}{2}|[)%])\.(?=\p{Lu}\p{Ll})/gu, '. ')
  let from = 0
  for (;;) {
    const at = rest.slice(from).search(/[.!?]\s+\S|;/)
    if (at < 0) break
    const end = from + at + 1
    if (rest[end - 1] === ';' || ends(rest.slice(0, end), rest.slice(end).trim())) {
      sentences.push(rest.slice(0, end))
      rest = rest.slice(end).trim()
      from = 0
    } else from = end
  }
  return [...sentences, rest]
}

/** Where a sentence goes on with another one of the same person: `…, and I also trained…` */
const another = /,?\s+(?:and|then|but|so)\s+(?:then\s+)?(?=(?:i|we)(?:'ve|’ve)?\s+\p{L})/giu
const letters = /\p{L}/u
/** A place where to look, which is gone. */
const pointsTo =
  /\b(?:see|visit|mail|e-?mail|contact|call|link|links|website|portfolio|profile|check|click|reach)\b/i

/** A text without links and addresses, nor what only says where they are. */
const withoutLinks = (piece: string): string =>
  piece.includes(linkMark) && pointsTo.test(piece) ? '' : piece.replaceAll(linkMark, '').trim()

/** The single things that a text about work says: its lines, sentences, and halves of sentences. */
export const piecesOf = (text: string): string[] =>
  linesOf(markedText(text))
    .flatMap(sentencesOf)
    .flatMap(sentence => sentence.split(another))
    .map(piece => withoutLinks(piece).replace(/[\s.,;:!?–—-]+$/u, ''))
    .filter(piece => letters.test(piece))

/** The sentences of a text, as they are. */
export const sentencesIn = (text: string): string[] =>
  linesOf(markedText(text))
    .flatMap(sentencesOf)
    .map(sentence => withoutLinks(sentence).replace(/[\s,;:–—-]+$/u, ''))
    .filter(sentence => letters.test(sentence))

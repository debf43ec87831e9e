import { semicolonParts } from '../../../shared/domain/truth/semicolon-parts.ts'

/** Marks the place of a removed link or address. */
const linkMark = '\ufffc'

const markedText = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z!][^>]*>/gi, ' ')
    .replace(/\b(?:https?:\/\/|www\.)[^\s<>()]*[^\s<>().,;:!?]|[^\s@,;<>()]+@[\w-]+(?:\.[\w-]+)+/gi, linkMark)
    .replace(/\p{Cf}|\p{Extended_Pictographic}/gu, sign => (/[©®™]/.test(sign) ? sign : ''))
    .replace(/[`*_#]{2,}|`/g, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim()

/** Removes links, addresses, markup and signs that no resume has. */
export const plainText = (text: string): string =>
  markedText(text).replaceAll(linkMark, ' ').replace(/ +/g, ' ').trim()

const listMark = /^\s*(?:[-–—•▪●◦‣∙·*+>✓✔➢→]+|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)](?=\s))\s*/i
/** Matches the end of a line that the next line continues. */
const unfinished = /(?:,|\b(?:and|or|of|the|a|an|to|in|for|with|by|on|at|from|as|over|about))$/i

const linesOf = (text: string): string[] => {
  const lines: string[] = []
  for (const line of text.split(/\r?\n|(?<=\S)\s*[•▪●◦‣➢]\s*/)) {
    const before = lines.at(-1)?.trim()
    if (before && unfinished.test(before) && !listMark.test(line) && line.trim() !== '')
      lines[lines.length - 1] = `${before} ${line.trim()}`
    else lines.push(line)
  }
  return lines.map(line => line.replace(listMark, ''))
}

/** Matches an abbreviation at the end of a text. Its full stop ends no sentence. */
const abbreviation =
  /\b(?:mr|mrs|ms|dr|st|no|nos|e\.g|i\.e|etc|approx|vs|dept|govt|fig|vol|prof|rev|gen|hon|engr|barr|esp|incl|max|min|ltd|plc|inc|co|corp|tel|p\.a|p\.m|a\.m|\p{Lu})\.$/iu

/** Splits a line at full stops, also where the space after one is missing, and at semicolons. */
const splitSentences = (line: string): string[] => {
  const sentences: string[] = []
  for (const part of line.split(/(?<=[.!?])\s+|(?<=\p{Ll}{2}\.|[)%]\.)(?=\p{Lu}\p{Ll})/u)) {
    const before = sentences.at(-1)
    const startsAnew = /^(?:I|We)\b/.test(part)
    if (before && abbreviation.test(before) && !startsAnew)
      sentences[sentences.length - 1] = `${before} ${part}`
    else sentences.push(part)
  }
  return sentences.flatMap(semicolonParts)
}

/** Matches a sentence that sends the reader to a link. It says nothing without the link. */
const pointsToLink = new RegExp(
  `^(?=.*${linkMark}).*\\b(?:see|visit|mail|e-?mail|contact|call|links?|website|portfolio|profile|check|click|reach)\\b`,
  'i',
)

/** Returns the sentences and the lines of a text, each without the sign at its end. */
export const sentencesIn = (text: string): string[] =>
  linesOf(markedText(text))
    .flatMap(splitSentences)
    .map(sentence => (pointsToLink.test(sentence) ? '' : sentence.replaceAll(linkMark, '')))
    .map(sentence => sentence.trim().replace(/[\s.,;:!?–—-]+$/u, ''))
    .filter(sentence => /\p{L}/u.test(sentence))

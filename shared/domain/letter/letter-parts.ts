/** A stretch of a letter's text, in UTF-16 units. */
type Stretch = { readonly start: number; readonly end: number }

/** Where the parts of a letter stand. People edit letters as text, so each part may be missing: then it is empty. */
export type LetterParts = {
  readonly greeting: Stretch
  /** The line that names the job: `Application for Planner`. It stands above or below the greeting. */
  readonly subject: Stretch
  readonly body: Stretch
  /** `Yours faithfully,` without the name below it. */
  readonly closing: Stretch
}

const greeting =
  /^[ \t]*(?:dear\b|to whom it may concern\b|hello\b|hi\b|greetings\b|good (?:day|morning|afternoon)\b)[^\n]{0,100}$/im
const subject = /^[ \t]*(?:re:|subject:|application for\b)[^\n]{0,200}$/gim
const closing =
  /^[ \t]*(?:yours (?:sincerely|faithfully|truly)|sincerely|faithfully|respectfully|(?:(?:kind|best|warm) )?regards)(?: yours)?[,.]?[ \t]*\r?$/gim

const none = (at: number): Stretch => ({ start: at, end: at })
const stretchOf = (match: RegExpExecArray): Stretch => ({
  start: match.index,
  end: match.index + match[0].length,
})

/** Where text begins and ends between two places. */
const filled = (content: string, start: number, end: number): Stretch => {
  const text = content.slice(start, end)
  const from = start + text.length - text.trimStart().length
  return text.trim() === '' ? none(start) : { start: from, end: start + text.trimEnd().length }
}

/** In words: longer than a line of an address. */
const longestHeadLine = 9
const ofSomebody = /\b(?:i|i['’]\p{L}+|me|my|we|our|you|your)\b/iu
const sentenceEnd = /[.!?]["')\]]*$/
/** The point at the end of a name or an address ends no sentence: `Gani Haulage Ltd.` */
const abbreviationEnd = /\b(?:ltd|plc|inc|co|nig|st|rd|ave|dept|esq|jr|sr)\.$/i
const subjectLine = new RegExp(subject.source, 'i')

/** A line of so many words that goes on small in the next one is a sentence. */
const fewestOfWrapped = 6

/** A name, an address, a date or the subject. A sentence has a point at its end, is longer, or speaks of somebody. */
const isOfHead = (line: string, next: string): boolean => {
  const { length } = line.split(/\s+/)
  return (
    line === '' ||
    subjectLine.test(line) ||
    (length <= longestHeadLine &&
      !(length >= fewestOfWrapped && /^\p{Ll}/u.test(next)) &&
      !ofSomebody.test(line) &&
      (!sentenceEnd.test(line) || abbreviationEnd.test(line)))
  )
}

/**
 * Where the first sentence begins in a letter without a greeting: above it are names, addresses, the date and the subject.
 * 0: the text has nothing else, or no such lines.
 */
export const headEndOf = (content: string): number => {
  const end = Array.from(content.matchAll(closing))[0]?.index ?? content.length
  let at = 0
  const lines = content.slice(0, end).split('\n')
  for (const [number, line] of lines.entries()) {
    if (!isOfHead(line.trim(), lines[number + 1] ?? '')) return at
    at += line.length + 1
  }
  return 0
}

/**
 * The parts of a letter. Without a greeting the body begins with the first sentence; without a closing it ends with the
 * text.
 */
export const letterPartsOf = (content: string): LetterParts => {
  const greeted = greeting.exec(content)
  const from = greeted ? greeted.index + greeted[0].length : headEndOf(content)
  // The last one, because a paragraph may begin with such a word.
  const closed = Array.from(content.matchAll(closing)).findLast(({ index }) => index >= from)
  const to = closed?.index ?? content.length
  // Above the greeting, or right below it.
  const named = Array.from(content.matchAll(subject)).find(
    ({ index }) => index < from || content.slice(from, index).trim() === '',
  )
  const begin = named && named.index >= from ? named.index + named[0].length : from
  const body = filled(content, begin, to)
  const isEmpty = body.start === body.end && !greeted
  return {
    greeting: greeted ? stretchOf(greeted) : none(0),
    subject: named ? stretchOf(named) : none(from),
    body: isEmpty ? filled(content, 0, content.length) : body,
    closing: closed ? stretchOf(closed) : none(to),
  }
}

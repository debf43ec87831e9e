import { isLikeSentence, isOfHead, isSurelyOfHead } from './head-lines.ts'

/** A stretch of a letter's text, in UTF-16 units. */
type Stretch = { readonly start: number; readonly end: number }

/** What stands between two paragraphs. */
export const emptyLine = /\r?\n\s*\n/g

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
  /^[ \t]*(?:dear\b|to whom (?:it|this) may concern\b|hello\b|hi\b|greetings\b|good (?:day|morning|afternoon)\b)[^\n]{0,100}$/im
const subject = /^[ \t]*(?:(?:re|subject) ?:|application for\b)[^\n]{0,200}$/gim
/** `Thank you.` with a point is a sentence of the body. */
const closing =
  /^[ \t]*(?:(?:yours(?: [a-z]{2,15}){1,2}|sincerely|faithfully|respectfully|cordially|(?:with )?(?:(?:kind|best|warm)(?:est)? )?(?:regards|wishes))(?: yours)?[,.]?|(?:(?:many|with) )?thanks,?|thank you,?)[ \t]*\r?$/gim

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

const subjectLine = new RegExp(subject.source, 'i')

/** A line of so many words that goes on small in the next one is a sentence. */
const fewestOfWrapped = 6
const isWrapped = (line: string, next: string): boolean =>
  line.split(/\s+/).length >= fewestOfWrapped && /^\p{Ll}/u.test(next)

/**
 * Where the body begins in a letter without a greeting. Above it stand blocks that begin with a name, an address or a date,
 * and the subject. 0: all of the text is such blocks, or none of it.
 */
const headEndOf = (content: string): number => {
  const end = Array.from(content.matchAll(closing))[0]?.index ?? content.length
  const lines = content.slice(0, end).split('\n')
  let at = 0
  /** Where short lines begin that are of no such block. They are of the body, unless an address or a date follows. */
  let begin: number | null = null
  let isNewBlock = true
  for (const [number, whole] of lines.entries()) {
    const line = whole.trim()
    if (subjectLine.test(line) || isSurelyOfHead(line)) begin = null
    else if (isLikeSentence(line) || isWrapped(line, lines[number + 1] ?? '')) return begin ?? at
    else if (isNewBlock && !isOfHead(line)) begin ??= at
    isNewBlock = line === ''
    at += whole.length + 1
  }
  return begin ?? 0
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

// Where the parts of a text stand: its lines, its sentences, and what an expression matches.

/** A stretch of a text. Offsets are UTF-16 units. */
export type Span = { readonly start: number; readonly end: number }

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

export const spanOfMatch = (match: RegExpExecArray): Span => ({
  start: match.index,
  end: match.index + match[0].trimEnd().length,
})
/** Where an expression with the flag `g` matches. */
export const spansOf = (pattern: RegExp, text: string): Span[] =>
  Array.from(text.matchAll(pattern), spanOfMatch)

/** Which of its groups an expression of alternatives matched, from 0. */
export const groupOf = (match: RegExpExecArray): number =>
  match.slice(1).findIndex(part => part !== undefined)

/** A stretch without the space around it. */
export const trimmed = (text: string, start: number, end: number): Span => {
  const said = text.slice(start, end)
  return { start: start + said.length - said.trimStart().length, end: start + said.trimEnd().length }
}

/** The stretches between the matches of an expression with the flag `g`, empty ones too. */
export const stretchesBetween = (pattern: RegExp, text: string): Span[] => {
  const joints = [...text.matchAll(pattern)]
  const starts = [0, ...joints.map(({ index, 0: joint }) => index + joint.length)]
  return starts.map((start, at) => ({ start, end: joints[at]?.index ?? text.length }))
}

/** The lines of a text without their line breaks. */
export const linesIn = (text: string): Span[] => stretchesBetween(/\n/g, text)

/** The line that an offset is in. */
export const lineAt = (text: string, at: number): string => {
  const end = text.indexOf('\n', at)
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? text.length : end)
}

/**
 * How many characters before an offset a rule reads. Without a limit, the time for a long line would grow with the square
 * of its length.
 */
const looksBack = 240
export const beforeAt = (text: string, at: number): string => text.slice(Math.max(0, at - looksBack), at)

const ends = /(?<![.!?])[.!?]+["')\]]*(?=\s|$)/g
const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|engr|st|no|nos|vs|e\.g|i\.e|etc|inc|ltd|co|nig|approx|dept|univ|gov|rev|alh|hon|sr|jr|asst|b\.?sc|m\.?sc|b\.?a|m\.?a|b\.?ed|b\.?eng|b\.?tech|ph\.?d|hons|(?:\p{L}\.)+\p{L}{0,5}|\p{L})\.$/iu
/** `B.Sc. (Ed.) Physics` */
const inBrackets = /\(\p{L}{1,6}\.$/u
const company = /(?:^|\s)(?:co|ltd|inc|plc|etc)\.$/i
const opening =
  /^\s*(?:I|My|We|Our|The|This|It|In|At|As|For|Since|There|After|Before|While|With|During|He|She|They)\b/
const capital = /^[\s"'([]*[\p{Lu}\d]/u

/** `I passed Part I.` */
const numbered = /\b(?:part|level|grade|class|category|licen[cs]e|form) \p{L}\.$/iu
const isAbbreviated = (before: string, rest: string): boolean =>
  inBrackets.test(before) ||
  (abbreviation.test(before) && !numbered.test(before) && !(company.test(before) && opening.test(rest)))

/** The sentences of a stretch. The point of an abbreviation ends none. */
export const sentencesOf = (text: string, from: number, to: number): Span[] => {
  const stretch = text.slice(from, to)
  const spans: Span[] = []
  let start = 0
  const push = (end: number) => {
    if (stretch.slice(start, end).trim() !== '') spans.push(trimmed(text, from + start, from + end))
    start = end
  }
  for (const { index, 0: found } of stretch.matchAll(ends)) {
    const end = index + found.length
    const before = stretch.slice(Math.max(start, index - looksBack), index + 1)
    const rest = stretch.slice(end)
    // `B.Sc. Economics` goes on, and so does what begins small.
    if (rest.trim() === '' || (capital.test(rest) && !isAbbreviated(before, rest))) push(end)
  }
  push(stretch.length)
  return spans
}

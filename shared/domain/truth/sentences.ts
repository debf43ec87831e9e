export type Span = { readonly start: number; readonly end: number }

const ends = /(?<![.!?])[.!?]+["')\]]*(?=\s|$)/g
const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|engr|st|no|nos|vs|e\.g|i\.e|etc|inc|ltd|co|nig|approx|dept|univ|gov|rev|alh|hon|sr|jr|asst|b\.?sc|m\.?sc|b\.?a|m\.?a|b\.?ed|b\.?eng|b\.?tech|ph\.?d|hons|(?:\p{L}\.)+\p{L}{0,5}|\p{L})\.$/iu
const company = /(?:^|\s)(?:co|ltd|inc|plc|etc)\.$/i
const opening =
  /^\s*(?:I|My|We|Our|The|This|It|In|At|As|For|Since|There|After|Before|While|With|During|He|She|They)\b/
const capital = /^[\s"'([]*[\p{Lu}\d]/u

const isAbbreviated = (before: string, rest: string): boolean =>
  abbreviation.test(before) && !(company.test(before) && opening.test(rest))

/** Where the sentences of a stretch stand, without space around them. A point of an abbreviation ends none. */
export const sentencesOf = (text: string, from: number, to: number): Span[] => {
  const stretch = text.slice(from, to)
  const spans: Span[] = []
  let start = 0
  const push = (end: number) => {
    const cut = stretch.slice(start, end)
    const lead = cut.length - cut.trimStart().length
    if (cut.trim() !== '')
      spans.push({ start: from + start + lead, end: from + start + cut.trimEnd().length })
    start = end
  }
  for (const found of stretch.matchAll(ends)) {
    const end = found.index + found[0].length
    const before = stretch.slice(Math.max(start, found.index - looksBack), found.index + 1)
    const rest = stretch.slice(end)
    // `B.Sc. Economics` goes on; so does what begins small.
    if (rest.trim() !== '' && (!capital.test(rest) || isAbbreviated(before, rest))) continue
    push(end)
  }
  push(stretch.length)
  return spans
}

/**
 * How many characters before a place a rule reads. Without a limit, the time for a long line would grow with the square
 * of its length.
 */
const looksBack = 240
export const beforeAt = (text: string, at: number): string => text.slice(Math.max(0, at - looksBack), at)

/** The line that a place in a text is in. */
export const lineAt = (text: string, at: number): string => {
  const end = text.indexOf('\n', at)
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? text.length : end)
}

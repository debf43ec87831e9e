const newline = 10
const semicolon = 59
const space = 32

/** Where the sentence or the line ends: a line break, a semicolon, or a point with a space behind it. */
const isEnd = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  if (code === newline || code === semicolon) return true
  return (code === 46 || code === 33 || code === 63) && text.charCodeAt(at + 1) === space
}

export type Span = { readonly from: number; readonly to: number }

/** A text without ends is no sentence: to read all of it again for each of its words would take minutes. */
const reach = 300

/** The sentence, or the line, that a place in a text is in, as far as it reaches to either side. */
export const sentenceAt = (text: string, at: number): Span => {
  let from = at
  while (from > 0 && at - from < reach && !isEnd(text, from - 1)) from -= 1
  let to = at
  while (to < text.length && to - at < reach && !isEnd(text, to)) to += 1
  return { from, to }
}

/**
 * A text and the positions of its words, each with a number that is different for most words. Made once and read by
 * several rules. A word is cut out of the text only when a rule looks for it.
 */
export type Words = {
  readonly text: string
  readonly from: readonly number[]
  readonly to: readonly number[]
  readonly numbers: readonly number[]
}

// The kind of each UTF-16 unit: 1 for a letter, a digit, + and #; 2 for characters that join two of these. Beyond
// ASCII, all are letters except currency signs, punctuation and symbols: U+0080 to U+00BF, U+2000 to U+2BFF.
const kinds = new Uint8Array(0x10000).fill(1, 0xc0).fill(0, 0x2000, 0x2c00)
for (const letter of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+#')
  kinds[letter.charCodeAt(0)] = 1
for (const letter of ".&'") kinds[letter.charCodeAt(0)] = 2

const point = 46

/** Lower case of an ASCII letter; other characters of a word have this bit already. ASCII is enough for our lists. */
const smallOf = (code: number): number => (code | 32) & 127

/** The number of a word: from its length, its first two letters and its last. */
const numberOf = (text: string, from: number, to: number): number =>
  (Math.min(to - from, 63) << 21) |
  (smallOf(text.charCodeAt(from)) << 14) |
  ((to - from > 1 ? smallOf(text.charCodeAt(from + 1)) : 0) << 7) |
  smallOf(text.charCodeAt(to - 1))

/** Of the joining characters, only the point may start a word: `.net`. */
const isPointBeforeWord = (text: string, at: number): boolean =>
  text.charCodeAt(at) === point && kinds[text.charCodeAt(at + 1)] === 1

/**
 * Splits a text into words: letters, digits, + and #, with points, & and ' inside: `node.js`, `m&e`, `driver's`; and
 * `.net`.
 */
export const wordsOf = (text: string): Words => {
  const from: number[] = []
  const to: number[] = []
  const numbers: number[] = []
  // Reading past the end gives undefined, which would make the loop several times slower.
  const last = text.length - 1
  let at = 0
  while (at <= last) {
    const kind = kinds[text.charCodeAt(at)]
    const isStart = kind === 1 || (kind === 2 && at < last && isPointBeforeWord(text, at))
    if (!isStart) {
      at += 1
      continue
    }
    const start = at
    at += 1
    while (at <= last) {
      const inside = kinds[text.charCodeAt(at)]
      if (inside === 1 || (inside === 2 && at < last && kinds[text.charCodeAt(at + 1)] === 1)) at += 1
      else break
    }
    from.push(start)
    to.push(at)
    numbers.push(numberOf(text, start, at))
  }
  return { text, from, to, numbers }
}

const mixed = (number: number): number => (Math.imul(number, 0x9e3779b1) >>> 17) & 0x7fff

/**
 * A table of values by the numbers of words. Most words of a text have no value, and a table of bytes excludes them
 * before the map is read. Different words may have one number, so check the word with `isWord`.
 */
export const wordTable = <Value>(entries: Iterable<readonly [string, Value]>) => {
  const maybe = new Uint8Array(0x8000)
  const values = new Map<number, Value[]>()
  for (const [word, value] of entries) {
    const number = numberOf(word, 0, word.length)
    maybe[mixed(number)] = 1
    values.set(number, [...(values.get(number) ?? []), value])
  }
  return (number: number): readonly Value[] | undefined =>
    maybe[mixed(number)] === 1 ? values.get(number) : undefined
}

/** Returns a test whether a text contains any of these words. */
export const anyOf = (list: readonly string[]) => {
  const table = wordTable(list.map((word): [string, string] => [word, word]))
  return (words: Words): boolean =>
    words.numbers.some((number, at) => table(number)?.some(word => isWord(words, at, word)))
}

/** Returns a function that finds the positions of these words in a text. */
export const whereAnyOf = (list: readonly string[]) => {
  const table = wordTable(list.map((word): [string, string] => [word, word]))
  return (words: Words): number[] =>
    words.from.filter((_, at) => table(words.numbers[at] ?? 0)?.some(word => isWord(words, at, word)))
}

/** Whether the word at this index is the given word, which is in lower case. */
export const isWord = ({ text, from, to }: Words, at: number, word: string): boolean => {
  const start = from[at] ?? -1
  if (start < 0 || (to[at] ?? 0) - start !== word.length) return false
  for (let letter = 0; letter < word.length; letter += 1) {
    const code = text.charCodeAt(start + letter)
    if (code > 127 || smallOf(code) !== word.charCodeAt(letter)) return false
  }
  return true
}

const newline = 10
const semicolon = 59
const space = 32

/** Whether a sentence or a line ends here: a line break, a semicolon, or a point before a space. */
const isEnd = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  if (code === newline || code === semicolon) return true
  return (code === 46 || code === 33 || code === 63) && text.charCodeAt(at + 1) === space
}

export type Span = { readonly from: number; readonly to: number }

/**
 * The most characters of a sentence to each side, because reading a whole text without sentence ends for each of its
 * words would take minutes.
 */
const reach = 300

/** The sentence or line around a position, at most `reach` characters to each side. */
export const sentenceAt = (text: string, at: number): Span => {
  let from = at
  while (from > 0 && at - from < reach && !isEnd(text, from - 1)) from -= 1
  let to = at
  while (to < text.length && to - at < reach && !isEnd(text, to)) to += 1
  return { from, to }
}

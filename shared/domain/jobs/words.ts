/**
 * A text and where its words stand, each with a number that tells most words apart. Made once, and read by several rules:
 * no word is cut out of the text before it is known to be one that a rule looks for.
 */
export type Words = {
  readonly text: string
  readonly from: readonly number[]
  readonly to: readonly number[]
  readonly numbers: readonly number[]
}

// Of each UTF-16 unit: 1 for a letter, a figure, + and #; 2 for what joins two of these. Beyond ASCII all are letters but
// signs of currency, punctuation and symbols: U+0080 to U+00BF, U+2000 to U+2BFF.
const kinds = new Uint8Array(0x10000).fill(1, 0xc0).fill(0, 0x2000, 0x2c00)
for (const letter of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+#')
  kinds[letter.charCodeAt(0)] = 1
for (const letter of ".&'") kinds[letter.charCodeAt(0)] = 2

const point = 46

/** A small letter for a large one; what else is in a word has this bit already. Only of ASCII, as our lists are. */
const smallOf = (code: number): number => (code | 32) & 127

/** Of a word's length, its first two letters and its last. */
const numberOf = (text: string, from: number, to: number): number =>
  (Math.min(to - from, 63) << 21) |
  (smallOf(text.charCodeAt(from)) << 14) |
  ((to - from > 1 ? smallOf(text.charCodeAt(from + 1)) : 0) << 7) |
  smallOf(text.charCodeAt(to - 1))

/** Of what joins words, only the point may begin one: `.net`. */
const isPointBeforeWord = (text: string, at: number): boolean =>
  text.charCodeAt(at) === point && kinds[text.charCodeAt(at + 1)] === 1

/** Letters, figures, + and #, with points, & and ' inside: `node.js`, `m&e`, `driver's`; and `.net`. */
export const wordsOf = (text: string): Words => {
  const from: number[] = []
  const to: number[] = []
  const numbers: number[] = []
  // Behind the end is nothing, which is no number: reading it would make the loop several times slower.
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
 * What words stand for, asked for by a word's number. Most words of a text stand for nothing: they are told apart by a
 * table of bytes before the map is asked. What has the same number is all there, so look at the word: `isWord`.
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

/** Says of a text whether any of these words is in it. */
export const anyOf = (list: readonly string[]) => {
  const table = wordTable(list.map((word): [string, string] => [word, word]))
  return (words: Words): boolean =>
    words.numbers.some((number, at) => table(number)?.some(word => isWord(words, at, word)))
}

/** Where in a text any of these words stand. */
export const whereAnyOf = (list: readonly string[]) => {
  const table = wordTable(list.map((word): [string, string] => [word, word]))
  return (words: Words): number[] =>
    words.from.filter((_, at) => table(words.numbers[at] ?? 0)?.some(word => isWord(words, at, word)))
}

/** Whether the word at a place in the order of words is this one, which is in small letters. */
export const isWord = ({ text, from, to }: Words, at: number, word: string): boolean => {
  const start = from[at] ?? -1
  if (start < 0 || (to[at] ?? 0) - start !== word.length) return false
  for (let letter = 0; letter < word.length; letter += 1) {
    const code = text.charCodeAt(start + letter)
    if (code > 127 || smallOf(code) !== word.charCodeAt(letter)) return false
  }
  return true
}

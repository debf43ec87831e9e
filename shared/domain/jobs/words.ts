/**
 * A text and where its words stand, each with a number for its letters. Made once, and read by several rules: no word is
 * cut out of the text before it is known to be one that a rule looks for.
 */
export type Words = {
  readonly text: string
  /** In small letters; as long as the text, so that a place in one is a place in the other. */
  readonly small: string
  readonly from: readonly number[]
  readonly to: readonly number[]
  readonly hashes: readonly number[]
}

// Of each UTF-16 unit: 1 for a letter, a figure, + and #; 2 for what joins two of these. Beyond ASCII all are letters but
// signs of currency, punctuation and symbols: U+0080 to U+00BF, U+2000 to U+2BFF.
const kinds = new Uint8Array(0x10000).fill(1, 0xc0).fill(0, 0x2000, 0x2c00)
for (const letter of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+#')
  kinds[letter.charCodeAt(0)] = 1
for (const letter of ".&'") kinds[letter.charCodeAt(0)] = 2

const point = 46

const hashed = (hash: number, code: number): number => (Math.imul(hash, 31) + code) & 0x3fffffff

/** Letters, figures, + and #, with points, & and ' inside: `node.js`, `m&e`, `driver's`; and `.net`. */
export const wordsOf = (text: string): Words => {
  const lowered = text.toLowerCase()
  const small = lowered.length === text.length ? lowered : text
  const from: number[] = []
  const to: number[] = []
  const hashes: number[] = []
  const { length } = small
  let at = 0
  while (at < length) {
    let code = small.charCodeAt(at)
    let kind = kinds[code]
    if (kind === 0 || (kind === 2 && (code !== point || kinds[small.charCodeAt(at + 1)] !== 1))) {
      at += 1
      continue
    }
    const start = at
    let hash = 0
    do {
      hash = hashed(hash, code)
      at += 1
      code = small.charCodeAt(at)
      kind = at < length ? kinds[code] : 0
    } while (kind === 1 || (kind === 2 && kinds[small.charCodeAt(at + 1)] === 1))
    from.push(start)
    to.push(at)
    hashes.push(hash)
  }
  return { text, small, from, to, hashes }
}

const hashOf = (word: string): number => {
  let hash = 0
  for (let at = 0; at < word.length; at += 1) hash = hashed(hash, word.charCodeAt(at))
  return hash
}

const bits = 0x7fff

/**
 * What words stand for, asked for by the number of a word's letters. Most words of a text stand for nothing: they are
 * told apart by a table of bytes, before the map is asked. Another word may have the same number: see `isWord`.
 */
export const wordTable = <Value>(entries: Iterable<readonly [string, Value]>) => {
  const maybe = new Uint8Array(bits + 1)
  const values = new Map<number, Value>()
  for (const [word, value] of entries) {
    const hash = hashOf(word)
    maybe[hash & bits] = 1
    values.set(hash, value)
  }
  return (hash: number): Value | undefined => (maybe[hash & bits] === 1 ? values.get(hash) : undefined)
}

/** Whether the word at a place in the order of words is this one, whose letters' number is the same. */
export const isWord = ({ small, from, to }: Words, at: number, word: string): boolean => {
  const start = from[at] ?? -1
  return start >= 0 && (to[at] ?? 0) - start === word.length && small.startsWith(word, start)
}

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

// 1: a letter, a figure, + or #; 2: what joins two of these.
const kinds = new Uint8Array(128)
for (const letter of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+#')
  kinds[letter.charCodeAt(0)] = 1
for (const letter of ".&'") kinds[letter.charCodeAt(0)] = 2

/** Beyond ASCII all are letters but signs of currency, punctuation and symbols: U+0080 to U+00BF, U+2000 to U+2BFF. */
const kindOf = (code: number): number =>
  code < 128 ? (kinds[code] ?? 0) : code < 0xc0 || (code >= 0x2000 && code < 0x2c00) ? 0 : 1

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
  let start = -1
  let hash = 0
  for (let at = 0; at < length; at += 1) {
    const code = small.charCodeAt(at)
    const kind = kindOf(code)
    const isInside = kind === 1 || (kind === 2 && at + 1 < length && kindOf(small.charCodeAt(at + 1)) === 1)
    if (start >= 0) {
      if (isInside) hash = hashed(hash, code)
      else {
        from.push(start)
        to.push(at)
        hashes.push(hash)
        start = -1
      }
    } else if (isInside && (kind === 1 || code === point)) {
      start = at
      hash = hashed(0, code)
    }
  }
  if (start >= 0) {
    from.push(start)
    to.push(length)
    hashes.push(hash)
  }
  return { text, small, from, to, hashes }
}

/** The number of a word's letters, for what is looked up by it. */
export const hashOf = (word: string): number => {
  let hash = 0
  for (let at = 0; at < word.length; at += 1) hash = hashed(hash, word.charCodeAt(at))
  return hash
}

/** Whether the word at a place in the order of words is this one, whose letters' number is the same. */
export const isWord = ({ small, from, to }: Words, at: number, word: string): boolean => {
  const start = from[at] ?? -1
  return start >= 0 && (to[at] ?? 0) - start === word.length && small.startsWith(word, start)
}

// Reads words and lists of numbers that tools/lexicon/pack.ts wrote in little room.

const letterA = 'A'.charCodeAt(0)

/** Words in their order. A capital tells how many letters a word shares with the one before: `AactDor` is `act` and `actor`. */
export const unpackWords = (text: string): string[] => {
  let last = ''
  return Array.from(text.matchAll(/([A-Z])([^A-Z]*)/g), ([, shared = '', rest = '']) => {
    last = last.slice(0, shared.charCodeAt(0) - letterA) + rest
    return last
  })
}

/** Reads a number of at most 16 bits, which are in three bytes. */
const bitReader = (base64: string): ((length: number) => number) => {
  const bytes = atob(base64)
  let bit = 0
  return length => {
    const at = bit >> 3
    const three = (bytes.charCodeAt(at) << 16) | (bytes.charCodeAt(at + 1) << 8) | bytes.charCodeAt(at + 2)
    const behind = 24 - (bit & 7) - length
    bit += length
    return (three >> behind) & ((1 << length) - 1)
  }
}

/** A choice takes so many bits, and the first `shorter` choices take one bit less. */
export const codeFor = (choices: number): { readonly length: number; readonly shorter: number } => {
  const length = 32 - Math.clz32(choices - 1)
  return { length, shorter: (1 << length) - choices }
}

/**
 * Reads numbers, and lists of ascending numbers (binary interpolative coding): how many there are, the one in the middle,
 * then those before it and those behind it in the same way.
 */
export const listReader = (base64: string) => {
  const read = bitReader(base64)
  const choose = (choices: number): number => {
    const { length, shorter } = codeFor(choices)
    if (length === 0) return 0
    const value = read(length - 1)
    return value < shorter ? value : ((value << 1) | read(1)) - shorter
  }
  /** One more than the number, behind as many zeros as it has bits after the first: `00101` is 4. */
  const number = (): number => {
    let zeros = 0
    while (read(1) === 0) zeros += 1
    return ((1 << zeros) | read(zeros)) - 1
  }
  /** A list of numbers from 0 to `most`. */
  const list = (most: number): number[] => {
    const numbers = new Array<number>(number())
    const fill = (first: number, end: number, least: number, greatest: number): void => {
      if (first === end) return
      const at = (first + end) >> 1
      const middle = least + at - first + choose(greatest - least - (end - first) + 2)
      numbers[at] = middle
      fill(first, at, least, middle - 1)
      fill(at + 1, end, middle + 1, greatest)
    }
    fill(0, numbers.length, 0, most)
    return numbers
  }
  return { number, list }
}

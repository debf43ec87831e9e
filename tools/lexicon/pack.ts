import { codeFor } from '../../shared/domain/truth/packed.ts'

// Writes words and lists of numbers as shared/domain/truth/packed.ts reads and describes them.

export const packWords = (words: readonly string[]): string =>
  words
    .map((word, at) => {
      const before = words[at - 1] ?? ''
      let shared = 0
      while (shared < before.length && before[shared] === word[shared]) shared += 1
      return String.fromCharCode('A'.charCodeAt(0) + shared) + word.slice(shared)
    })
    .join('')

const inBase64 = (bits: string): string => {
  const bytes = bits.match(/.{1,8}/g) ?? []
  return Buffer.from(bytes.map(byte => Number.parseInt(byte.padEnd(8, '0'), 2))).toString('base64')
}

export const listWriter = () => {
  const written: string[] = []
  const choose = (value: number, choices: number): void => {
    const { length, shorter } = codeFor(choices)
    if (length === 0) return
    const isShorter = value < shorter
    const bits = (isShorter ? value : value + shorter).toString(2)
    written.push(bits.padStart(isShorter ? length - 1 : length, '0'))
  }
  const number = (value: number): void => {
    const bits = (value + 1).toString(2)
    written.push('0'.repeat(bits.length - 1), bits)
  }
  const between = (numbers: readonly number[], least: number, most: number): void => {
    const before = numbers.length >> 1
    const middle = numbers[before]
    if (middle === undefined) return
    choose(middle - least - before, most - least - numbers.length + 2)
    between(numbers.slice(0, before), least, middle - 1)
    between(numbers.slice(before + 1), middle + 1, most)
  }
  /** Numbers from 0 to `most`, each once, in any order. */
  const list = (numbers: readonly number[], most: number): void => {
    number(numbers.length)
    between(
      numbers.toSorted((a, b) => a - b),
      0,
      most,
    )
  }
  return { number, list, text: () => inBase64(written.join('')) }
}

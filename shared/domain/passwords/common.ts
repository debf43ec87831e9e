import { commonPasswords } from './common-words.ts'

/** What is said of a password that guessers try. */
export const tooCommon =
  'This is among the first passwords that guessers try. Put a few words of your own together.'

/** The letters that figures and signs stand for: P@ssw0rd is as common as what it hides. */
const hidden: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
}

const asLetters = (text: string) => text.replace(/[@43105$]/g, sign => hidden[sign] ?? sign)

/** What guessers try around a common word: a year, a few figures, an exclamation mark. */
const fewAround = 6

/** The one word of a text, be it written with accents; null where letters stand apart, or there are none. */
const onlyWord = (text: string): string | null => {
  const [word, another] = text.match(/[\p{L}\p{M}]+/gu) ?? []
  return another === undefined ? (word ?? null) : null
}

/** A few figures alone, one sign over and over, or a common word that little stands around. */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase()
  const trimmed = lower.replace(/^[^a-z@$]+|(?<![^a-z])[^a-z]+$/g, '')
  const isMostlyCommon = (reading: string) => {
    const word = onlyWord(reading)
    if (word === null || !commonPasswords.has(word)) return false
    return lower.length - word.length <= Math.max(word.length, fewAround)
  }
  return (
    /^[\d\s-]{0,15}$/.test(lower) ||
    new Set(lower).size < 4 ||
    [lower, asLetters(lower), asLetters(trimmed)].some(isMostlyCommon)
  )
}

import { commonPasswords } from './common-passwords.ts'

/** The shortest password that a new account may have. */
export const shortestPassword = 8

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
  const trimmed = lower.replace(/^[^a-z@$]+|[^a-z]+$/g, '')
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

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

/** Told by what guessers try first: short ones, common words, one's own name, few different characters. */
export const passwordStrength = (password: string, own: readonly string[] = []): PasswordStrength => {
  if (password.length < shortestPassword) return 'short'
  const lower = password.toLowerCase()
  const personal = own
    .flatMap(text => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .some(word => word.length >= 4 && lower.includes(word))
  const different = new Set(lower).size
  if (personal || isCommonPassword(password) || different < 5) return 'weak'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter(kind => kind.test(password)).length
  if (password.length >= 16 || (password.length >= 12 && kinds >= 2)) return 'strong'
  return kinds >= 2 ? 'fair' : 'weak'
}

/** What is shown under the field while a password is typed. */
export const strengthWords = (password: string, own: readonly string[] = []): string => {
  if (password === '')
    return 'At least 8 characters. A few words together are strong and easy to keep in mind.'
  const missing = shortestPassword - password.length
  return {
    short: `${missing} more ${missing === 1 ? 'character' : 'characters'}.`,
    weak: 'Easy to guess. Add another word.',
    fair: 'Fair. Longer is stronger.',
    strong: 'Strong.',
  }[passwordStrength(password, own)]
}

import common from './common.json' with { type: 'json' }

/*
 * `common.json`: the words in the first passwords that an attacker tries, in lower case, without digits and symbols.
 * Few words cover most of these passwords, because lists of stolen passwords are repetitive.
 */
const commonWords: ReadonlySet<string> = new Set(common.words.split(' '))

/** The message for a common password. */
export const tooCommon = 'This password is easy to guess. Put a few words of your own together.'

/** The letters that digits and symbols replace: P@ssw0rd is as common as password. */
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

/** The most characters around a common word that attackers try: a year, some digits, an exclamation mark. */
const fewAround = 6

/** The only word of a text, without accents; null when there are several words or none. */
const onlyWord = (text: string): string | null => {
  const [word, another] = text.match(/[\p{L}\p{M}]+/gu) ?? []
  return another === undefined ? (word ?? null) : null
}

/** Whether a password is only digits, one repeated character, or a common word with few characters around it. */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase()
  const trimmed = lower.replace(/^[^a-z@$]+|(?<![^a-z])[^a-z]+$/g, '')
  const isMostlyCommon = (reading: string) => {
    const word = onlyWord(reading)
    if (word === null || !commonWords.has(word)) return false
    return lower.length - word.length <= Math.max(word.length, fewAround)
  }
  return (
    /^[\d\s-]{0,15}$/.test(lower) ||
    new Set(lower).size < 4 ||
    [lower, asLetters(lower), asLetters(trimmed)].some(isMostlyCommon)
  )
}

/** The shortest password that may be chosen, and the longest, in characters. */
export const shortestPassword = 8
export const longestPassword = 256

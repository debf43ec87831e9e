import { withoutLinks } from './addresses.ts'
import { cutAtWord } from './cut.ts'
import { cleanText } from './jobs/clean-text.ts'
import { withoutMarkdownLinks, withoutMarkup, withoutTagSigns } from './markup.ts'

/** The most characters of another person's text that a model gets. */
export const longestUntrusted = 8000
/** The most characters that are read, because most of a text can be markup. */
const longestRead = 30_000

const emptyBrackets = /(?<![\p{L}\p{N}])(?:\( *\)|\[ *\]|[<‹] *>)/gu

/**
 * A text by another person as it may be in a prompt: its visible words and lines, in any script, without markup, links,
 * pictures, invisible characters and base64. At most 8,000 characters.
 */
export const untrusted = (text: string): string => {
  // Two rounds, because decoding in the first round may produce markup again.
  let words = text.slice(0, longestRead)
  for (let round = 0; round < 2; round += 1) words = withoutMarkup(cleanText(words))
  const plain = withoutBlobs(withoutLinks(withoutMarkdownLinks(words))).replace(emptyBrackets, '')
  return cutAtWord(
    withoutTagSigns(plain)
      .replace(/ {2,}/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    longestUntrusted,
  )
}

const run = /(?<![\p{L}\p{N}])[A-Za-z0-9+/_-]{16,}={0,2}/gu
const key =
  /(?<![\w-])(?:A[KS]IA[A-Z0-9]{16}|(?:[spr]k|gh[posu]|xox[abp]|glpat|eyJ)[-_]?[\w.-]{20,})(?![\w-])/g
const hexadecimal = /^(?=.*\d)(?=.*[a-f])[\da-f-]{24,}$/i

/** Changes between lower case, upper case and digits: rare in words, frequent in base64. */
const turns = /[a-z](?=[A-Z0-9])|[0-9](?=[A-Za-z])|[A-Z](?=[0-9])/g

/** The longest word that a person would write. */
const longestWord = 64

const isBlob = (text: string): boolean =>
  (text.endsWith('=') && /[A-Za-z0-9]{12}/.test(text)) ||
  hexadecimal.test(text) ||
  text
    .split(/[/_+-]/)
    .some(part => part.length > longestWord || (part.length >= 16 && (part.match(turns)?.length ?? 0) >= 4))

/** Removes text that is no word of any language: base64, hashes, keys. Lists with slashes and long words stay. */
export const withoutBlobs = (text: string): string =>
  text.replace(key, ' ').replace(run, found => (isBlob(found) ? ' ' : found))
